import { useState } from 'react';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import { cancel, save } from '../kit/texts';
import type { WebhookEventType } from './AddWebhookDialog.generated';
import { EventFields } from './EventFields';
import * as texts from './texts';

interface Props {
  events: readonly WebhookEventType[];
  isSending: boolean;
  onSave: (events: readonly WebhookEventType[]) => void;
  onClose: () => void;
}

/** Edits the events of a webhook. */
export function EditEventsDialog({ events, isSending, onSave, onClose }: Props) {
  const [selected, setSelected] = useState(events);
  return (
    <ConfirmDialog
      title={texts.editEvents}
      cancel={cancel}
      confirm={save}
      isLoss={false}
      isSending={isSending}
      isReady={selected.length > 0}
      onConfirm={() => onSave(selected)}
      onClose={onClose}
    >
      <EventFields selected={selected} onChange={setSelected} />
    </ConfirmDialog>
  );
}
