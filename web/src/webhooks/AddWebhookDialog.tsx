import { useRef, useState } from 'react';
import type { Reference } from '@apollo/client';
import { LIMITS } from '../../../schema/limits';
import { useRefusal } from '../session/useRefusal';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import { TextField } from '../kit/TextField';
import { useForm } from '../kit/useForm';
import { CurrentPasswordField, currentPasswordRule } from '../users/CurrentPasswordField';
import { useCreateWebhookMutation } from './AddWebhookDialog.generated';
import { EventFields } from './EventFields';
import { USUAL_EVENTS, webhookUrlProblem } from './webhookWords';
import styles from './AddWebhookDialog.module.css';

interface Props {
  onMade: (made: { url: string; secret: string }) => void;
  onClose: () => void;
}

const rules = { url: webhookUrlProblem, currentPassword: currentPasswordRule };

/** Makes a webhook: its address, and what it tells of. */
export function AddWebhookDialog({ onMade, onClose }: Props) {
  const [create] = useCreateWebhookMutation({
    update: (cache, { data }) => {
      const made = data?.createWebhook;
      if (made?.__typename !== 'NewWebhook') return;
      const id = cache.identify({ __typename: 'Webhook', id: made.webhook.id });
      cache.modify<{ myWebhooks: readonly Reference[] }>({
        fields: { myWebhooks: (webhooks) => [{ __ref: id! }, ...(webhooks as readonly Reference[])] },
      });
    },
  });
  const { bind, submit, isSending } = useForm(rules);
  const [events, setEvents] = useState(USUAL_EVENTS);
  const form = useRef<HTMLFormElement>(null);
  const refusal = useRefusal();

  const send = submit(async ({ url, currentPassword }, refuse) => {
    if (!events.length) return;
    const input = { url: url.trim(), events: [...events], currentPassword: currentPassword || undefined };
    const answer = (await refusal.answerOf(create({ variables: { input } })))?.createWebhook;
    if (answer?.__typename === 'WrongPassword') refuse('currentPassword', answer.message);
    else if (answer?.__typename === 'WebhookRefused') refuse('url', answer.message);
    else if (answer?.__typename === 'NewWebhook') {
      onMade({ url: answer.webhook.url, secret: answer.secret });
      onClose();
    } else if (answer) refusal.show(answer);
  });

  return (
    <ConfirmDialog
      title="Add a webhook"
      cancel="Cancel"
      confirm="Add webhook"
      isLoss={false}
      isSending={isSending}
      isReady={!refusal.isWaiting}
      onConfirm={() => form.current?.requestSubmit()}
      onClose={onClose}
    >
      {refusal.notice}
      <form ref={form} noValidate onSubmit={send} className={styles.form}>
        <TextField
          label="Endpoint URL"
          hint="A public https address of your program. It gets messages once it has answered a challenge."
          field={bind('url')}
          type="url"
          inputMode="url"
          placeholder="https://"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LIMITS.webhookUrl}
          autoFocus
          required
        />
        <EventFields chosen={events} onChange={setEvents} />
        <CurrentPasswordField field={bind('currentPassword')} />
        {/* lets the Enter key send the form */}
        <input type="submit" hidden tabIndex={-1} />
      </form>
    </ConfirmDialog>
  );
}
