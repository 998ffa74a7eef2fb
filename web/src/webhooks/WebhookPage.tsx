import { useState } from 'react';
import { onErrorPage } from '../apollo/failureLink';
import { useParams } from 'react-router-dom';
import { paths } from '../paths';
import { Empty } from '../kit/Empty';
import { LoadingPage } from '../kit/LoadingPage';
import { SecretNotice } from '../kit/SecretNotice';
import { usePolling } from '../kit/usePolling';
import { AccountPage } from '../users/AccountPage';
import { DeliveryLog } from './DeliveryLog';
import * as texts from './texts';
import { WebhookActions } from './WebhookActions';
import { WebhookFacts } from './WebhookFacts';
import { useWebhookPageQuery } from './WebhookPage.generated';
import { WebhookVerification } from './WebhookVerification';
import { challengePauses } from './webhookWords';
import styles from './WebhookPage.module.css';

/** One of the viewer's webhooks: its status, actions and deliveries. */
export function WebhookPage() {
  const { webhookId } = useParams();
  const { data, refetch } = useWebhookPageQuery({ fetchPolicy: 'cache-and-network', context: onErrorPage });
  const [secret, setSecret] = useState<string>();
  const webhook = data?.myWebhooks.find(({ id }) => id === webhookId);
  usePolling(refetch, challengePauses(webhook && [webhook]));
  if (!data) return <LoadingPage />;
  const isUsable = webhook?.disabledAt === null && webhook.verificationState === 'VERIFIED';
  return (
    <AccountPage
      title={webhook ? new URL(webhook.url).host : texts.webhook}
      parent={{ label: texts.webhooks, to: paths.webhooks() }}
    >
      {!webhook && <Empty texts={[texts.noSuchWebhook]}>{texts.mayBeDeleted}</Empty>}
      {webhook && (
        <div className={styles.webhook}>
          <code className={styles.url}>{webhook.url}</code>
          {secret && (
            <SecretNotice
              key={secret}
              title={texts.newSecret}
              secret={secret}
              copy={texts.copySecret}
              onClose={() => setSecret(undefined)}
            />
          )}
          <WebhookFacts webhook={webhook} />
          {webhook.disabledAt === null && <WebhookVerification webhook={webhook} />}
          <WebhookActions webhook={webhook} onRotated={setSecret} />
          <DeliveryLog webhookId={webhook.id} isPaused={!isUsable} />
        </div>
      )}
    </AccountPage>
  );
}
