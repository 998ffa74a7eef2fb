import { useState } from 'react';
import { useViewer } from '../session/SessionProvider';
import { isStaffRole } from '../session/staffRole';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import { cancel, save } from '../kit/texts';
import { HotelLimits, type LimitHotel } from '../users/limits/HotelLimits';
import { noHotelChosen } from '../users/limits/texts';
import type { WebhookEventType } from './AddWebhookDialog.generated';
import { EventFields } from './EventFields';
import * as texts from './texts';

interface Props {
  events: readonly WebhookEventType[];
  /** Null for all. */
  hotels: readonly LimitHotel[] | null;
  isSending: boolean;
  onSave: (changes: { events: WebhookEventType[]; hotelIds?: string[] | null }) => void;
  onClose: () => void;
}

/** Edits the events of a webhook, and for staff the hotels whose events it reports. */
export function EditEventsDialog({ events, hotels, isSending, onSave, onClose }: Props) {
  const isStaff = isStaffRole(useViewer()?.role);
  const [selected, setSelected] = useState(events);
  const [limits, setLimits] = useState(hotels);
  return (
    <ConfirmDialog
      title={texts.editEvents}
      cancel={cancel}
      confirm={save}
      isLoss={false}
      isSending={isSending}
      isReady={selected.length > 0 && limits?.length !== 0}
      onConfirm={() =>
        onSave({
          events: [...selected],
          ...(isStaff && { hotelIds: limits && limits.map(({ id }) => id) }),
        })
      }
      onClose={onClose}
    >
      <EventFields selected={selected} onChange={setSelected} />
      {isStaff && (
        <HotelLimits
          chosen={limits}
          error={limits?.length === 0 ? noHotelChosen : undefined}
          onChange={setLimits}
        />
      )}
    </ConfirmDialog>
  );
}
