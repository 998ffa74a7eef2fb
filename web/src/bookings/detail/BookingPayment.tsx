import { listed } from '../../../../schema/spoken';
import type { FragmentType } from '@apollo/client';
import { fill } from '../../../../schema/fill';
import { BY_BANK, explainRefund, partsOf } from '../../../../schema/refunds';
import { About } from '../../kit/About';
import { classNames } from '../../kit/classNames';
import { dollars } from '../../kit/format';
import text from '../../kit/text.module.css';
import { useViewer } from '../../session/SessionProvider';
import { seesAsStaff } from '../../session/staffRole';
import { useBookingPayment_booking, type BookingPayment_BookingFragment } from './BookingPayment.generated';
import styles from './BookingPayment.module.css';
import { CorrectPayment } from './CorrectPayment';
import { heldMoment } from '../balance/heldUntil';
import { VoidPayment } from '../balance/VoidPayment';
import * as texts from './texts';

type Refund = BookingPayment_BookingFragment['refunds'][number];
/** A sum, or words. */
type Row = readonly [name: string, value: string | number];

const STATES = {
  OPEN: texts.notPaidYet,
  PAID: texts.paid,
  REFUNDING: texts.paid,
  REFUNDED: texts.paid,
  FAILED: texts.notPaid,
};
const PAID_BY: Record<string, string> = {
  ONLINE: texts.paidOnline,
  TERMINAL: texts.paidByTerminal,
  CASH: texts.paidInCash,
  ON_ACCOUNT: texts.paidOnAccount,
};
const REFUNDED_BY: Record<string, string> = {
  ONLINE: texts.refundedOnline,
  TERMINAL: texts.refundedByTerminal,
  CASH: texts.refundedInCash,
  ON_ACCOUNT: texts.refundedToAccount,
};
const DUE_BY: Record<string, string> = {
  ONLINE: texts.refundDueOnline,
  TERMINAL: texts.refundDueByTerminal,
  CASH: texts.refundDueInCash,
  ON_ACCOUNT: texts.refundDueToCompany,
};
/** How long a guest is told that a refund takes to appear on the card, in milliseconds. */
const APPEARS_WITHIN_MS = 14 * 86_400_000;

/** How a booking was paid and how refunds come back, below its total. */
export function BookingPayment({ booking }: { booking: FragmentType<BookingPayment_BookingFragment> }) {
  const data = useBookingPayment_booking(booking);
  const viewer = useViewer();
  const isGuest = viewer?.id === data.user.id;
  const due = byMethod(data.refunds.filter(({ isDue }) => isDue).map(byBank));
  const lost = partsOf([{ method: BY_BANK, cents: data.disputedCents }]);
  const done = byMethod(data.refunds.filter(({ isDue }) => !isDue));
  const rows = [
    ...paymentRows(data),
    ...done.map(({ method, cents }): Row => [REFUNDED_BY[method]!, cents]),
    ...due.map(({ method, cents }): Row => [dueWords(method, isGuest), cents]),
    ...lost.map(({ cents }): Row => [takenWords(isGuest), cents]),
  ];
  if (data.paidCents > 0 && data.refundedCents + data.disputedCents === 0 && data.status === 'CANCELLED')
    rows.push([texts.refunded, texts.nothing]);
  return (
    <>
      <dl className={styles.rows}>
        {rows.map(([name, value]) => (
          <div key={name} className={styles.row}>
            <dt className={text.quiet}>{name}</dt>
            <dd>{typeof value === 'string' ? value : <Sum cents={value} />}</dd>
          </div>
        ))}
      </dl>
      {seesAsStaff(viewer, data.user) &&
        data.payments.map(
          ({ method, ...payment }) =>
            method !== 'ONLINE' && (
              <div key={payment.id}>
                {method !== 'ON_ACCOUNT' && <CorrectPayment payment={{ method, ...payment }} />}
                {payment.canVoid && <VoidPayment payment={payment} />}
              </div>
            ),
        )}
      {isGuest &&
        [
          ...explainRefund(byMethod(data.refunds.filter(isOnItsWay)), 'DONE', dollars),
          ...explainRefund(due, 'DUE', dollars),
          ...explainRefund(lost, 'DONE', dollars),
        ].map((sentence) => (
          <p key={sentence} className={classNames(text.small, text.quiet, styles.sentence)}>
            {sentence}
          </p>
        ))}
    </>
  );
}

/** A sum in dollars, and small what it is in another currency. */
const Sum = ({ cents }: { cents: number }) => (
  <>
    {dollars(cents)}
    <About cents={cents} />
  </>
);

/** Whether it was paid and how; each way with its sum if there are several. */
function paymentRows(data: BookingPayment_BookingFragment): Row[] {
  const { payments, paidCents, totalCents, extrasCents, owedCents, heldUntil } = data;
  const ways = byMethod(payments);
  const isOne = ways.length === 1;
  const rows: Row[] = [[texts.payment, isOne && !owedCents ? PAID_BY[ways[0]!.method]! : stateOf(data)]];
  if (ways.length > 1 || (isOne && owedCents))
    rows.push(...ways.map(({ method, cents }): Row => [PAID_BY[method]!, cents]));
  const companies = payments.flatMap(({ company, companyReference: reference }) =>
    company ? (reference ? fill(texts.companyAndReference, { company, reference }) : company) : [],
  );
  if (companies.length) rows.push([texts.company, listed([...new Set(companies)])]);
  if (paidCents > 0 && (ways.length > 1 || paidCents !== totalCents + extrasCents))
    rows.push([texts.paidInTotal, paidCents]);
  const toPay = heldUntil ? fill(texts.toPayBy, { moment: heldMoment(heldUntil) }) : texts.toPayAtHotel;
  if (owedCents > 0) rows.push([toPay, owedCents]);
  return rows;
}

/** Whether it is paid. What is owed has a row of its own. */
function stateOf({ status, payment, paidCents, heldUntil }: BookingPayment_BookingFragment): string {
  if (heldUntil) return texts.notPaidYet;
  if (status === 'CONFIRMED' && payment === 'PAID' && !paidCents) return texts.nothingToPay;
  if (status === 'CONFIRMED' && payment === 'OPEN') return paidCents ? texts.paidInPart : texts.paidAtHotel;
  return status === 'CANCELLED' && payment === 'OPEN' ? texts.notPaid : STATES[payment];
}

const byMethod = (money: readonly { amountCents: number; method: string }[]) =>
  partsOf(money.map(({ method, amountCents: cents }) => ({ method, cents })));

/** A refund that waits for a dispute, as money that the bank holds. */
const byBank = ({ amountCents, method, isWithheld }: Refund) => ({
  amountCents,
  method: isWithheld ? BY_BANK : method,
});

const dueWords = (method: string, isGuest: boolean): string =>
  DUE_BY[method] ?? (isGuest ? texts.refundDueByBank : texts.refundWaits);

const takenWords = (isGuest: boolean): string =>
  isGuest ? texts.takenBackByBank : texts.takenBackByGuestsBank;

/** A refund that the card provider has accepted so recently that it may not have appeared on the card. */
const isOnItsWay = ({ method, isDue, createdAt }: Refund): boolean =>
  method === 'ONLINE' && !isDue && Date.now() - Date.parse(createdAt) < APPEARS_WITHIN_MS;
