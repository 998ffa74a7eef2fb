import { useState } from 'react';
import { onErrorPage } from '../apollo/failureLink';
import { LIMITS } from '../../../schema/limits';
import { paths } from '../paths';
import { useViewer } from '../session/SessionProvider';
import { Button } from '../kit/Button';
import { Empty } from '../kit/Empty';
import layout from '../kit/layout.module.css';
import { SecretNotice } from '../kit/SecretNotice';
import { Skeleton } from '../kit/Skeleton';
import { TextLink } from '../kit/TextLink';
import { usePolling } from '../kit/usePolling';
import { AccountPage } from '../users/AccountPage';
import { AccountSection } from '../users/AccountSection';
import { AddWebhookDialog } from './AddWebhookDialog';
import { WebhookRow } from './WebhookRow';
import { useMyWebhooksQuery } from './WebhooksPage.generated';
import { challengePauses } from './webhookWords';
import styles from './WebhooksPage.module.css';

/** Your webhooks: those there are, and adding one. */
export function WebhooksPage() {
  const { data, refetch } = useMyWebhooksQuery({ fetchPolicy: 'cache-and-network', context: onErrorPage });
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<{ url: string; secret: string }>();
  const isAdmin = useViewer()?.role === 'ADMIN';
  const webhooks = data?.myWebhooks;
  usePolling(refetch, challengePauses(webhooks));
  const add = (
    <Button variant="contained" onClick={() => setAdding(true)}>
      Add webhook
    </Button>
  );
  return (
    <AccountPage
      title="Webhooks"
      parent={{ label: 'My account', to: paths.myAccount() }}
      intro={
        <>
          Staybook posts a signed message to your program{' '}
          {isAdmin
            ? 'when a booking is confirmed, changed or cancelled, a review is written, or nights are taken or freed.'
            : 'when a booking of yours is confirmed, changed or cancelled, and of the reviews and nights of hotels that you work for.'}{' '}
          <TextLink to={paths.developers('webhooks')} isUnderlined>
            How webhooks work
          </TextLink>
        </>
      }
    >
      {made && (
        <SecretNotice
          key={made.secret}
          title={`This is the signing secret of ${made.url}. Keep it now: it is not shown again.`}
          secret={made.secret}
          copy="Copy the secret"
          onClose={() => setMade(undefined)}
        />
      )}
      <AccountSection
        title="Your webhooks"
        text={`At most ${LIMITS.webhooks}. Each has a secret and a log of deliveries of its own.`}
      >
        {!webhooks && (
          <div role="status" aria-label="Loading">
            <Skeleton variant="rounded" height={76} />
          </div>
        )}
        {webhooks?.length === 0 && (
          <Empty texts={['You have no webhooks yet.']} action={add}>
            Add the URL of a program of yours. It answers a challenge, then it gets messages.
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
      {isAdding && <AddWebhookDialog onMade={setMade} onClose={() => setAdding(false)} />}
    </AccountPage>
  );
}
