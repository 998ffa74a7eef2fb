import { useState } from 'react';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import type { WebhookEventType } from './AddWebhookDialog.generated';
import { EventFields } from './EventFields';

interface Props {
  events: readonly WebhookEventType[];
  isSending: boolean;
  onSave: (events: readonly WebhookEventType[]) => void;
  onClose: () => void;
}

/** Chooses anew what a webhook tells of. */
export function EditEventsDialog({ events, isSending, onSave, onClose }: Props) {
  const [chosen, setChosen] = useState(events);
  return (
    <ConfirmDialog
      title="Edit events"
      cancel="Cancel"
      confirm="Save"
      isLoss={false}
      isSending={isSending}
      isReady={chosen.length > 0}
      onConfirm={() => onSave(chosen)}
      onClose={onClose}
    >
      <EventFields chosen={chosen} onChange={setChosen} />
    </ConfirmDialog>
  );
}
