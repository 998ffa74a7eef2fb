import type { FragmentType } from '@apollo/client';
import { dollars } from '../../kit/format';
import text from '../../kit/text.module.css';
import { useBookingPayment_booking, type BookingPayment_BookingFragment } from './BookingPayment.generated';
import styles from './BookingPayment.module.css';
import * as texts from './texts';

const PAYMENT = {
  OPEN: texts.notPaidYet,
  PAID: texts.paid,
  REFUNDING: texts.paid,
  REFUNDED: texts.paid,
  FAILED: texts.notPaid,
};

/** The payment and the refunds of a booking, below its total. */
export function BookingPayment({ booking }: { booking: FragmentType<BookingPayment_BookingFragment> }) {
  const { status, payment, totalCents, paidCents, refundedCents, pendingRefundCents } =
    useBookingPayment_booking(booking);
  const doneCents = refundedCents - pendingRefundCents;
  const rows = [[texts.payment, PAYMENT[payment]]];
  if (paidCents > 0 && paidCents !== totalCents) rows.push([texts.paidInTotal, dollars(paidCents)]);
  if (doneCents > 0) rows.push([texts.refunded, dollars(doneCents)]);
  if (pendingRefundCents > 0) rows.push([texts.refundOnItsWay, dollars(pendingRefundCents)]);
  if (refundedCents === 0 && status === 'CANCELLED') rows.push([texts.refunded, texts.nothing]);
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
