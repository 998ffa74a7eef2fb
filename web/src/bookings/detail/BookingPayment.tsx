import type { FragmentType } from '@apollo/client';
import { dollars } from '../../kit/format';
import text from '../../kit/text.module.css';
import { useBookingPayment_booking, type BookingPayment_BookingFragment } from './BookingPayment.generated';
import styles from './BookingPayment.module.css';

const PAYMENT = {
  OPEN: 'Not paid yet',
  PAID: 'Paid by card',
  REFUNDING: 'Paid by card',
  REFUNDED: 'Paid by card',
  FAILED: 'Not paid',
};

/** Below the total: how it was paid, and what was refunded. */
export function BookingPayment({ booking }: { booking: FragmentType<BookingPayment_BookingFragment> }) {
  const { status, payment, totalCents, paidCents, refundedCents, pendingRefundCents } =
    useBookingPayment_booking(booking);
  const doneCents = refundedCents - pendingRefundCents;
  const rows = [['Payment', PAYMENT[payment]]];
  if (paidCents > 0 && paidCents !== totalCents) rows.push(['Paid in all', dollars(paidCents)]);
  if (doneCents > 0) rows.push(['Refunded', dollars(doneCents)]);
  if (pendingRefundCents > 0) rows.push(['Refund on its way', dollars(pendingRefundCents)]);
  if (refundedCents === 0 && status === 'CANCELLED') rows.push(['Refunded', 'Nothing']);
  return (
    <dl className={styles.rows}>
      {rows.map(([name, value]) => (
        <div key={name} className={styles.row}>
          <dt className={text.quiet}>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
