import { useState } from 'react';
import type { FragmentType } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { fill } from '../../../schema/fill';
import { onErrorPage } from '../apollo/failureLink';
import { paths } from '../paths';
import { useRefusal } from '../session/useRefusal';
import { Button } from '../kit/Button';
import { classNames } from '../kit/classNames';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import { useNavigate } from '../kit/navigation/hooks';
import { usePageNumber } from '../kit/usePageNumber';
import text from '../kit/text.module.css';
import { DELIVERIES_PER_PAGE } from './DeliveryLog';
import type { UpdateWebhookInput } from './WebhookActions.generated';
import { EditEventsDialog } from './EditEventsDialog';
import { RotateSecretDialog } from './RotateSecretDialog';
import * as texts from './texts';
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

/** The actions on a webhook: test, edit, pause, rotate the secret and delete. */
export function WebhookActions({ webhook, onRotated }: Props) {
  const data = useWebhookActions_webhook(webhook);
  const { id: webhookId, events, hotels, disabledAt, verificationState } = data;
  const [openDialog, setOpenDialog] = useState<'events' | 'rotate' | 'delete'>();
  const [isTested, setTested] = useState(false);
  const page = usePageNumber(DELIVERIES_PER_PAGE);
  const [test, testing] = useTestWebhookMutation();
  const [update, updating] = useUpdateWebhookMutation();
  const [remove, removing] = useDeleteWebhookMutation({ context: onErrorPage });
  const client = useApolloClient();
  const navigate = useNavigate();
  const refusal = useRefusal();
  const close = () => setOpenDialog(undefined);

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
    // a failure has its own page
    const answer = await remove({ variables: { input: { webhookId } } }).catch(() => undefined);
    if (!answer?.data) return close();
    await navigate(paths.webhooks(), { state: { notice: texts.webhookDeleted } });
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
            {texts.resume}
          </Button>
        ) : (
          verificationState === 'VERIFIED' && (
            <Button variant="contained" loading={testing.loading} onClick={() => void sendTest()}>
              {texts.sendTestMessage}
            </Button>
          )
        )}
        <Button variant="outlined" onClick={() => setOpenDialog('events')}>
          {texts.editEvents}
        </Button>
        <Button variant="outlined" onClick={() => setOpenDialog('rotate')}>
          {texts.rotateSecret}
        </Button>
        {!disabledAt && (
          <Button variant="outlined" onClick={() => void change({ active: false })}>
            {texts.pause}
          </Button>
        )}
        <Button variant="outlined" color="error" onClick={() => setOpenDialog('delete')}>
          {texts.deleteButton}
        </Button>
      </div>
      <p role="status" className={classNames(text.body, text.quiet, styles.status)}>
        {isTested && texts.testMessageSent}
      </p>
      {openDialog === 'events' && (
        <EditEventsDialog
          events={events}
          hotels={hotels}
          isSending={updating.loading}
          onSave={(changes) => void change(changes)}
          onClose={close}
        />
      )}
      {openDialog === 'rotate' && (
        <RotateSecretDialog webhookId={webhookId} onRotated={onRotated} onClose={close} />
      )}
      {openDialog === 'delete' && (
        <ConfirmDialog
          title={texts.deleteWebhookTitle}
          cancel={texts.keepWebhook}
          confirm={texts.deleteWebhook}
          isSending={removing.loading}
          onConfirm={() => void deleteIt()}
          onClose={close}
        >
          <span className={styles.url}>{fill(texts.deleteWebhookEffect, { url: data.url })}</span>
        </ConfirmDialog>
      )}
    </div>
  );
}
