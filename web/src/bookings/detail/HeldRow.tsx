import type { ReactNode } from 'react';
import { buttonClass } from '../../kit/buttonClass';
import { Countdown } from '../../kit/Countdown';
import { clockTime } from '../../kit/format';
import styles from './HeldRow.module.css';
import { useBookingRefresh } from './useBookingRefresh';

interface Props {
  bookingId: string;
  held: { holdExpiresAt: string | null; checkoutUrl: string | null };
  /** What is held; the component adds until when. */
  what: string;
  /** Label of the payment link. */
  pay: string;
  titleId: string;
  /** Further actions until the hold expires. */
  children?: ReactNode;
}

/** In a list: until when rooms or a change are held, and the link to pay. */
export function HeldRow({ bookingId, held, what, pay, titleId, children }: Props) {
  const { holdExpiresAt: until, checkoutUrl } = held;
  const isOver = useBookingRefresh({ id: bookingId, status: 'HELD', holdExpiresAt: until });
  return (
    <div className={styles.held}>
      <div className={styles.words}>
        {isOver || !until ? (
          'The time to pay is over.'
        ) : (
          <>
            <strong>
              {what} until {clockTime(until)}
            </strong>{' '}
            (<Countdown until={until} /> left).
          </>
        )}
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
