import { useState } from 'react';
import type { FragmentType } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { onErrorPage } from '../apollo/failureLink';
import { paths } from '../paths';
import { useRefusal } from '../session/useRefusal';
import { Button } from '../kit/Button';
import { classNames } from '../kit/classNames';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import { useNavigate } from '../kit/navigation/hooks';
import { usePageNumber } from '../kit/usePageNumber';
import text from '../kit/text.module.css';
import { PAGE } from './DeliveryLog';
import type { UpdateWebhookInput } from './WebhookActions.generated';
import { EditEventsDialog } from './EditEventsDialog';
import { RotateSecretDialog } from './RotateSecretDialog';
import {
  useDeleteWebhookMutation,
  useTestWebhookMutation,
  useUpdateWebhookMutation,
  useWebhookActions_webhook,
  type WebhookActions_WebhookFragment,
} from './WebhookActions.generated';
import styles from './WebhookActions.module.css';

interface Props {
  webhook: FragmentType<WebhookActions_WebhookFragment>;
  onRotated: (secret: string) => void;
}

/** What can be done with a webhook: try it out, pause it, change or delete it. */
export function WebhookActions({ webhook, onRotated }: Props) {
  const data = useWebhookActions_webhook(webhook);
  const { id: webhookId, events, disabledAt, verificationState } = data;
  const [asking, setAsking] = useState<'events' | 'rotate' | 'delete'>();
  const [isTested, setTested] = useState(false);
  const page = usePageNumber(PAGE);
  const [test, testing] = useTestWebhookMutation();
  const [update, updating] = useUpdateWebhookMutation();
  const [remove, removing] = useDeleteWebhookMutation({ context: onErrorPage });
  const client = useApolloClient();
  const navigate = useNavigate();
  const refusal = useRefusal();
  const close = () => setAsking(undefined);

  const sendTest = async () => {
    setTested(false);
    const answer = (await refusal.answerOf(test({ variables: { input: { webhookId } } })))?.testWebhook;
    if (answer?.__typename !== 'WebhookDelivery') return answer && refusal.show(answer);
    setTested(true);
    // the newest deliveries are on the first page
    if (page > 1) await navigate(paths.webhook(webhookId));
  };
  const change = async (changes: Omit<UpdateWebhookInput, 'webhookId'>) => {
    const call = update({ variables: { input: { webhookId, ...changes } } });
    const answer = (await refusal.answerOf(call))?.updateWebhook;
    close();
    if (answer && answer.__typename !== 'Webhook') refusal.show(answer);
  };
  const deleteIt = async () => {
    // a call that failed has been reported already, with a page of its own
    const answer = await remove({ variables: { input: { webhookId } } }).catch(() => undefined);
    if (!answer?.data) return close();
    await navigate(paths.webhooks(), { state: { notice: 'The webhook is deleted.' } });
    client.cache.evict({ id: client.cache.identify({ __typename: 'Webhook', id: webhookId }) });
  };

  return (
    <div className={styles.actions}>
      {refusal.notice}
      <div className={styles.buttons}>
        {disabledAt ? (
          <Button
            variant="contained"
            loading={updating.loading}
            onClick={() => void change({ active: true })}
          >
            Enable
          </Button>
        ) : (
          verificationState === 'VERIFIED' && (
            <Button variant="contained" loading={testing.loading} onClick={() => void sendTest()}>
              Send test message
            </Button>
          )
        )}
        <Button variant="outlined" onClick={() => setAsking('events')}>
          Edit events
        </Button>
        <Button variant="outlined" onClick={() => setAsking('rotate')}>
          Rotate secret
        </Button>
        {!disabledAt && (
          <Button variant="outlined" onClick={() => void change({ active: false })}>
            Pause
          </Button>
        )}
        <Button variant="outlined" color="error" onClick={() => setAsking('delete')}>
          Delete
        </Button>
      </div>
      <p role="status" className={classNames(text.body, text.quiet, styles.status)}>
        {isTested && 'A test message is on its way. Its answer is listed below.'}
      </p>
      {asking === 'events' && (
        <EditEventsDialog
          events={events}
          isSending={updating.loading}
          onSave={(chosen) => void change({ events: [...chosen] })}
          onClose={close}
        />
      )}
      {asking === 'rotate' && (
        <RotateSecretDialog webhookId={webhookId} onRotated={onRotated} onClose={close} />
      )}
      {asking === 'delete' && (
        <ConfirmDialog
          title="Delete this webhook?"
          cancel="Keep it"
          confirm="Delete webhook"
          isSending={removing.loading}
          onConfirm={() => void deleteIt()}
          onClose={close}
        >
          <span className={styles.url}>
            {data.url} gets no more messages, and the log of its deliveries is deleted as well.
          </span>
        </ConfirmDialog>
      )}
    </div>
  );
}
