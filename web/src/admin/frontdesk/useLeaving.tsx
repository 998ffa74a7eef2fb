import { useState, type ReactNode } from 'react';
import { EndStayDialog } from '../../bookings/detail/EndStayDialog';
import type { Slot, StayAction } from './deskRows';

interface Leaving {
  bookingId: string;
  stayId: string;
  checkIn: string;
  checkOut: string;
}

type Act = (action: StayAction, slot: Slot) => void;

/**
 * Asks what happens to the nights that are left before guests check out early or are marked as a no-show. `act` takes
 * every other action, and these if the nights are kept; `onEnded` is called once they are given up.
 */
export function useLeaving(
  stay: Leaving | undefined,
  today: string,
  { act, onEnded }: { act: Act; onEnded: (action: StayAction) => void },
): { start: Act; dialog: ReactNode } {
  const [asked, setAsked] = useState<{ action: StayAction; slot: Slot }>();
  const mayEnd = stay !== undefined && stay.checkIn < today && today < stay.checkOut;
  const start: Act = (action, slot) => {
    if (mayEnd && (action === 'CHECK_OUT' || action === 'NO_SHOW')) setAsked({ action, slot });
    else act(action, slot);
  };
  const dialog = stay && asked && (
    <EndStayDialog
      bookingId={stay.bookingId}
      stayIds={[stay.stayId]}
      noShow={asked.action === 'NO_SHOW'}
      onKeep={() => act(asked.action, asked.slot)}
      onEnded={() => onEnded(asked.action)}
      onClose={() => setAsked(undefined)}
    />
  );
  return { start, dialog };
}
