import { useRef, useState } from 'react';
import type { Reference } from '@apollo/client';
import { LIMITS } from '../../../schema/limits';
import { useViewer } from '../session/SessionProvider';
import { isStaffRole } from '../session/staffRole';
import { useRefusal } from '../session/useRefusal';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import { cancel } from '../kit/texts';
import { TextField } from '../kit/TextField';
import { useForm } from '../kit/useForm';
import { CurrentPasswordField, currentPasswordRule } from '../users/CurrentPasswordField';
import { useCreateWebhookMutation } from './AddWebhookDialog.generated';
import { HotelLimits, type LimitHotel } from '../users/limits/HotelLimits';
import { noHotelChosen } from '../users/limits/texts';
import { EventFields } from './EventFields';
import * as texts from './texts';
import { DEFAULT_EVENTS, webhookUrlProblem } from './webhookWords';
import styles from './AddWebhookDialog.module.css';

interface Props {
  onCreated: (created: { url: string; secret: string }) => void;
  onClose: () => void;
}

const rules = { url: webhookUrlProblem, currentPassword: currentPasswordRule };

/** Adds a webhook with its address and events. */
export function AddWebhookDialog({ onCreated, onClose }: Props) {
  const [create] = useCreateWebhookMutation({
    update: (cache, { data }) => {
      const created = data?.createWebhook;
      if (created?.__typename !== 'NewWebhook') return;
      const id = cache.identify({ __typename: 'Webhook', id: created.webhook.id });
      cache.modify<{ myWebhooks: readonly Reference[] }>({
        fields: { myWebhooks: (webhooks) => [{ __ref: id! }, ...(webhooks as readonly Reference[])] },
      });
    },
  });
  const { bind, submit, isSending } = useForm(rules);
  const [events, setEvents] = useState(DEFAULT_EVENTS);
  const isStaff = isStaffRole(useViewer()?.role);
  const [hotels, setHotels] = useState<readonly LimitHotel[] | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const refusal = useRefusal();

  const send = submit(async ({ url, currentPassword }, refuse) => {
    if (!events.length || hotels?.length === 0) return;
    const input = {
      url: url.trim(),
      events: [...events],
      currentPassword: currentPassword || undefined,
      ...(hotels && { hotelIds: hotels.map(({ id }) => id) }),
    };
    const answer = (await refusal.answerOf(create({ variables: { input } })))?.createWebhook;
    if (answer?.__typename === 'WrongPassword') refuse('currentPassword', answer.message);
    else if (answer?.__typename === 'WebhookRefused') refuse('url', answer.message);
    else if (answer?.__typename === 'NewWebhook') {
      onCreated({ url: answer.webhook.url, secret: answer.secret });
      onClose();
    } else if (answer) refusal.show(answer);
  });

  return (
    <ConfirmDialog
      title={texts.addWebhookTitle}
      cancel={cancel}
      confirm={texts.addWebhook}
      isLoss={false}
      isSending={isSending}
      isReady={!refusal.isWaiting}
      onConfirm={() => form.current?.requestSubmit()}
      onClose={onClose}
    >
      {refusal.notice}
      <form ref={form} noValidate onSubmit={send} className={styles.form}>
        <TextField
          label={texts.endpointUrl}
          hint={texts.endpointUrlHint}
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
        <EventFields selected={events} onChange={setEvents} />
        {isStaff && (
          <HotelLimits
            chosen={hotels}
            error={hotels?.length === 0 ? noHotelChosen : undefined}
            onChange={setHotels}
          />
        )}
        <CurrentPasswordField field={bind('currentPassword')} />
        {/* lets the Enter key send the form */}
        <input type="submit" hidden tabIndex={-1} />
      </form>
    </ConfirmDialog>
  );
}
