import type { FragmentType } from '@apollo/client';
import { describePayment } from '../../../../schema/receipts';
import { dollars, stepMoment } from '../../kit/format';
import text from '../../kit/text.module.css';
import { BookingFacts } from './BookingFacts';
import { useReceipt_booking, type Receipt_BookingFragment } from './Receipt.generated';
import styles from './Receipt.module.css';

/** Each payment of a booking as its receipt: number, date, what paid it, and who sold it. */
export function Receipt({ booking }: { booking: FragmentType<Receipt_BookingFragment> }) {
  const data = useReceipt_booking(booking);
  if (data.payments.length === 0) return null;
  const isOne = data.payments.length === 1;
  return (
    <section aria-label="Receipt details" className={styles.receipts}>
      {data.payments.map((payment) => (
        <div key={payment.id} className={styles.receipt}>
          <h3 className={text.h4}>
            {isOne ? 'Receipt details' : `Receipt over ${dollars(payment.amountCents)}`}
          </h3>
          <BookingFacts
            facts={[
              ['Paid on', payment.paidAt && stepMoment(payment.paidAt)],
              ['Paid with', describePayment(payment)],
              ['Sold by', payment.seller],
              ['Receipt number', payment.id],
            ]}
          />
        </div>
      ))}
    </section>
  );
}
