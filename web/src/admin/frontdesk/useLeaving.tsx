import { useState, type ReactNode } from 'react';
import { fill } from '../../../../schema/fill';
import { EndStayDialog } from '../../bookings/detail/EndStayDialog';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { dollars } from '../../kit/format';
import text from '../../kit/text.module.css';
import type { Slot, StayAction } from './deskRows';
import * as texts from './texts';

interface Leaving {
  bookingId: string;
  stayId: string;
  guest: string;
  checkIn: string;
  checkOut: string;
  /** What the guest still owes, in cents. */
  owedCents: number;
}

type Act = (action: StayAction, slot: Slot) => void;

/**
 * Asks what happens to the nights that are left before guests check out early or are marked as a no-show, and whether guests
 * who owe something check out. `act` takes every other action, and these if the nights are kept; `onEnded` is called once
 * they are given up.
 */
export function useLeaving(
  stay: Leaving | undefined,
  today: string,
  { act, onEnded }: { act: Act; onEnded: (action: StayAction) => void },
): { start: Act; dialog: ReactNode } {
  const [asked, setAsked] = useState<{ action: StayAction; slot: Slot; keepsNights?: boolean }>();
  const mayEnd = stay !== undefined && stay.checkIn < today && today < stay.checkOut;
  const owesAt = (action: StayAction) => action === 'CHECK_OUT' && stay !== undefined && stay.owedCents > 0;
  const start: Act = (action, slot) => {
    const isLeaving = action === 'CHECK_OUT' || action === 'NO_SHOW';
    if ((isLeaving && mayEnd) || owesAt(action)) setAsked({ action, slot });
    else act(action, slot);
  };
  const close = () => setAsked(undefined);
  if (!stay || !asked) return { start, dialog: null };
  const go = () => {
    act(asked.action, asked.slot);
    close();
  };
  const keepNights = () => {
    if (owesAt(asked.action)) setAsked({ ...asked, keepsNights: true });
    else go();
  };
  const dialog =
    mayEnd && !asked.keepsNights ? (
      <EndStayDialog
        bookingId={stay.bookingId}
        stayIds={[stay.stayId]}
        noShow={asked.action === 'NO_SHOW'}
        onKeep={keepNights}
        onEnded={() => onEnded(asked.action)}
        onClose={() => setAsked((now) => (now?.keepsNights ? now : undefined))}
      />
    ) : (
      <ConfirmDialog
        title={fill(texts.owesTitle, { guest: stay.guest, amount: dollars(stay.owedCents) })}
        cancel={texts.goBack}
        confirm={texts.checkOutAnyway}
        onConfirm={go}
        onClose={close}
      >
        <p className={text.body}>{texts.owesMeans}</p>
      </ConfirmDialog>
    );
  return { start, dialog };
}
