import { useState } from 'react';
import { onErrorPage } from '../apollo/failureLink';
import { fill } from '../../../schema/fill';
import { LIMITS } from '../../../schema/limits';
import { paths } from '../paths';
import { useViewer } from '../session/SessionProvider';
import { Button } from '../kit/Button';
import { Empty } from '../kit/Empty';
import layout from '../kit/layout.module.css';
import { richText } from '../kit/richText';
import { SecretNotice } from '../kit/SecretNotice';
import { Skeleton } from '../kit/Skeleton';
import { TextLink } from '../kit/TextLink';
import { usePolling } from '../kit/usePolling';
import { AccountPage } from '../users/AccountPage';
import { AccountSection } from '../users/AccountSection';
import { AddWebhookDialog } from './AddWebhookDialog';
import * as texts from './texts';
import { WebhookRow } from './WebhookRow';
import { useMyWebhooksQuery } from './WebhooksPage.generated';
import { challengePauses } from './webhookWords';
import styles from './WebhooksPage.module.css';

/** The webhooks of the viewer, and a button to add one. */
export function WebhooksPage() {
  const { data, refetch } = useMyWebhooksQuery({ fetchPolicy: 'cache-and-network', context: onErrorPage });
  const [isAdding, setAdding] = useState(false);
  const [created, setCreated] = useState<{ url: string; secret: string }>();
  const isAdmin = useViewer()?.role === 'ADMIN';
  const webhooks = data?.myWebhooks;
  usePolling(refetch, challengePauses(webhooks));
  const add = (
    <Button variant="contained" onClick={() => setAdding(true)}>
      {texts.addWebhook}
    </Button>
  );
  return (
    <AccountPage
      title={texts.webhooks}
      parent={{ label: texts.myAccount, to: paths.myAccount() }}
      intro={richText(isAdmin ? texts.introForStaff : texts.introForGuest, {
        link: (words) => (
          <TextLink to={paths.developers('webhooks')} isUnderlined>
            {words}
          </TextLink>
        ),
      })}
    >
      {created && (
        <SecretNotice
          key={created.secret}
          title={fill(texts.secretOfWebhook, { url: created.url })}
          secret={created.secret}
          copy={texts.copySecret}
          onClose={() => setCreated(undefined)}
        />
      )}
      <AccountSection title={texts.yourWebhooks} text={fill(texts.webhookLimit, { count: LIMITS.webhooks })}>
        {!webhooks && (
          <div role="status" aria-label={texts.loading}>
            <Skeleton variant="rounded" height={76} />
          </div>
        )}
        {webhooks?.length === 0 && (
          <Empty texts={[texts.noWebhooks]} action={add}>
            {texts.addFirstWebhook}
          </Empty>
        )}
        {Boolean(webhooks?.length) && (
          <ul className={layout.listCard}>
            {webhooks?.map((webhook) => (
              <WebhookRow key={webhook.id} webhook={webhook} />
            ))}
          </ul>
        )}
      </AccountSection>
      {webhooks && webhooks.length > 0 && webhooks.length < LIMITS.webhooks && (
        <div className={styles.add}>{add}</div>
      )}
      {isAdding && <AddWebhookDialog onCreated={setCreated} onClose={() => setAdding(false)} />}
    </AccountPage>
  );
}
