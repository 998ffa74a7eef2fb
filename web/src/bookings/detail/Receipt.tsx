import { fill } from '../../../../schema/fill';
import type { FragmentType } from '@apollo/client';
import { describePayment, receiptFile } from '../../../../schema/receipts';
import { About } from '../../kit/About';
import { dollars } from '../../kit/format';
import { spokenMoment } from '../../kit/moments';
import { Notice } from '../../kit/Notice';
import print from '../../kit/print.module.css';
import text from '../../kit/text.module.css';
import { DocumentButton } from '../invoice/DocumentButton';
import { notDownloaded } from '../invoice/texts';
import { useDocumentFile } from '../invoice/useDocumentFile';
import { BookingFacts } from './BookingFacts';
import { useReceipt_booking, type Receipt_BookingFragment } from './Receipt.generated';
import styles from './Receipt.module.css';
import * as texts from './texts';

/** A receipt for each payment of a booking: date, payment method, seller and number. */
export function Receipt({ booking }: { booking: FragmentType<Receipt_BookingFragment> }) {
  const data = useReceipt_booking(booking);
  if (data.payments.length === 0) return null;
  const isOne = data.payments.length === 1;
  return (
    <section aria-label={texts.receiptDetails} className={styles.receipts}>
      {data.payments.map((payment) => (
        <div key={payment.id} className={styles.receipt}>
          <ReceiptHead
            id={payment.id}
            title={
              isOne
                ? texts.receiptDetails
                : fill(texts.receiptForAmount, { amount: dollars(payment.amountCents) })
            }
            cents={isOne ? undefined : payment.amountCents}
          />
          <BookingFacts
            facts={[
              [
                payment.company ? texts.receiptDate : texts.paidOn,
                payment.paidAt && spokenMoment(payment.paidAt),
              ],
              [payment.company ? texts.payment : texts.paidWith, describePayment(payment)],
              [texts.soldBy, payment.seller],
              [texts.receiptNumber, payment.id],
            ]}
          />
        </div>
      ))}
    </section>
  );
}

/** The heading of a receipt, with its file. */
function ReceiptHead({ id, title, cents }: { id: string; title: string; cents: number | undefined }) {
  const file = useDocumentFile(id, receiptFile({ id }));
  return (
    <>
      <div className={styles.head}>
        <h3 className={text.h4}>
          {title}
          {cents !== undefined && <About cents={cents} />}
        </h3>
        <div className={print.onScreen}>
          <DocumentButton file={file} title={fill(texts.receiptOfNumber, { number: id })} />
        </div>
      </div>
      {file.hasFailed && <Notice kind="error">{notDownloaded}</Notice>}
    </>
  );
}
