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
import { WebhookActions } from './WebhookActions';
import { WebhookFacts } from './WebhookFacts';
import { useWebhookPageQuery } from './WebhookPage.generated';
import { WebhookVerification } from './WebhookVerification';
import { challengePauses } from './webhookWords';
import styles from './WebhookPage.module.css';

/** One of your webhooks: its state, what can be done with it, and its deliveries. */
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
      title={webhook ? new URL(webhook.url).host : 'Webhook'}
      parent={{ label: 'Webhooks', to: paths.webhooks() }}
    >
      {!webhook && <Empty texts={['There is no such webhook.']}>It may have been deleted.</Empty>}
      {webhook && (
        <div className={styles.webhook}>
          <code className={styles.url}>{webhook.url}</code>
          {secret && (
            <SecretNotice
              key={secret}
              title="This is the new signing secret. Keep it now: it is not shown again."
              secret={secret}
              copy="Copy the secret"
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
