import { Notice } from '../../kit/Notice';
import { AffectedBookings, type AffectedBooking } from '../../bookings/affected/AffectedBookings';
import * as texts from './texts';

/** The stays because of which something cannot be deleted. */
export interface InTheWay<Stay extends AffectedBooking = AffectedBooking & { guestName: string }> {
  stays: readonly Stay[];
  total: number;
}

interface Props<Stay extends AffectedBooking> extends InTheWay<Stay> {
  /** What is impossible, and what to do about it. */
  text: string;
  /** What a booking is called. */
  titleOf: (stay: Stay) => string;
}

/** Says that stays in progress prevent a deletion, what to do, and which bookings they are. It takes the focus. */
export function StaysInTheWay<Stay extends AffectedBooking>({ stays, total, text, titleOf }: Props<Stay>) {
  return (
    <>
      <Notice kind="warning" tabIndex={-1} ref={(element) => element?.focus({ preventScroll: true })}>
        {text}
      </Notice>
      <AffectedBookings
        label={texts.staysInProgress}
        bookings={stays}
        titleOf={titleOf}
        leftOut={total - stays.length}
      />
    </>
  );
}
