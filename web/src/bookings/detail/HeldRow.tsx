import { richText } from '../../kit/richText';
import type { ReactNode } from 'react';
import { buttonClass } from '../../kit/buttonClass';
import { Countdown } from '../../kit/Countdown';
import { clockTime } from '../../kit/moments';
import styles from './HeldRow.module.css';
import { useBookingRefresh } from './useBookingRefresh';
import * as texts from './texts';

interface Props {
  bookingId: string;
  held: { holdExpiresAt: string | null; checkoutUrl: string | null };
  /** The text with `{time}` and `{countdown}`. */
  message: string;
  /** Label of the payment link. */
  pay: string;
  titleId: string;
  /** Further actions until the hold expires. */
  children?: ReactNode;
}

/** Held rooms or a pending change in a row of My bookings, with the time left and the link to pay. */
export function HeldRow({ bookingId, held, message, pay, titleId, children }: Props) {
  const { holdExpiresAt: until, checkoutUrl } = held;
  const isOver = useBookingRefresh({ id: bookingId, status: 'HELD', holdExpiresAt: until });
  return (
    <div className={styles.held}>
      <div className={styles.words}>
        {isOver || !until
          ? texts.timeToPayIsOver
          : richText(message, {
              strong: (words) => <strong>{words}</strong>,
              time: clockTime(until),
              countdown: <Countdown until={until} />,
            })}
      </div>
      {checkoutUrl && !isOver && (
        <a
          href={checkoutUrl}
          aria-describedby={titleId}
          className={buttonClass({ variant: 'contained', size: 'small' })}
        >
          {pay}
        </a>
      )}
      {!isOver && children}
    </div>
  );
}
