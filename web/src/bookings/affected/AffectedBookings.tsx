import { listed } from '../../../../schema/spoken';
import { fill } from '../../../../schema/fill';
import { classNames } from '../../kit/classNames';
import { dollars, spokenStay } from '../../kit/format';
import text from '../../kit/text.module.css';
import { TextLink } from '../../kit/TextLink';
import { paths } from '../../paths';
import styles from './AffectedBookings.module.css';
import * as texts from './texts';

export interface AffectedBooking {
  bookingId: string;
  reference: string;
  checkIn: string;
  checkOut: string;
  /** The room numbers in question; may be empty. */
  rooms: readonly number[];
  /** What is refunded, in cents; undefined where a refund is not the question. */
  refundCents?: number;
}

interface Props<Booking extends AffectedBooking> {
  /** The name of the list. */
  label: string;
  bookings: readonly Booking[];
  /** What a booking is called: its guest for staff, its hotel for its guest. */
  titleOf: (booking: Booking) => string;
  /** How many more there are. */
  leftOut?: number;
}

/** Bookings that an action affects or that prevent it, each with a link to it, and its refund if it has one. */
export function AffectedBookings<Booking extends AffectedBooking>(props: Props<Booking>) {
  const { label, bookings, titleOf, leftOut = 0 } = props;
  return (
    <div>
      <ul aria-label={label} className={styles.list}>
        {bookings.map((booking) => (
          <li key={booking.bookingId} className={styles.booking}>
            <TextLink isUnderlined to={paths.booking(booking.bookingId)} className={styles.title}>
              {titleOf(booking)}
            </TextLink>
            {booking.refundCents !== undefined && (
              <span className={styles.refund}>{refundWords(booking.refundCents)}</span>
            )}
            <span className={classNames(text.small, text.quiet, styles.note)}>
              <span>{spokenStay(booking.checkIn, booking.checkOut)}</span>{' '}
              {booking.rooms.length > 0 && <span>{roomWords(booking.rooms)}</span>}{' '}
              <span>{booking.reference}</span>
            </span>
          </li>
        ))}
      </ul>
      {leftOut > 0 && (
        <p className={classNames(text.small, text.quiet, styles.more)}>
          {fill(texts.andMore, { count: leftOut })}
        </p>
      )}
    </div>
  );
}

const refundWords = (cents: number): string =>
  cents > 0 ? fill(texts.refund, { amount: dollars(cents) }) : texts.noRefund;

const roomWords = (rooms: readonly number[]): string =>
  fill(texts.rooms, { count: rooms.length, numbers: listed(rooms) });
