import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { dollars } from '../../kit/format';
import text from '../../kit/text.module.css';
import {
  BookingPayment_BookingFragmentDoc,
  type BookingPayment_BookingFragment,
} from './BookingPayment.generated';
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
  const { data } = useSuspenseFragment({ fragment: BookingPayment_BookingFragmentDoc, from: booking });
  const { status, payment, totalCents, paidCents, refundedCents, pendingRefundCents } = data;
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
