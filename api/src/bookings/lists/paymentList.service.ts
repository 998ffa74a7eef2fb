import { bookingIdOf } from '../reference.service';
import { authorizedHotels, type Viewer } from '../../access/policy';
import { inListQuota } from '../../access/limits/listQuota.service';
import type { Counting } from '../../core/counting.decorator';
import { slice, type CountedPageArgs, type PageOf } from '../../core/pagination';
import { anyOf, equals, ofHotels, type Condition } from '../../database/lists/conditions';
import { readPage, type ListOrder } from '../../database/lists/readPage';
import { Payment } from '../pay/payment.entity';
import { checkMoments } from './momentRange';
import { PaymentSort, PaymentState, type PaymentFilter } from './paymentList.inputs';

/** One page of the payments that were made, with those that were voided since. */
export function listPayments(
  viewer: Viewer | undefined,
  filter: PaymentFilter,
  sort: PaymentSort | null,
  { after, ...page }: CountedPageArgs,
  counting: Counting = {},
): Promise<PageOf<Payment>> {
  const scope = ofHotels<Payment>(authorizedHotels(viewer, 'payment:list', filter.hotelId));
  const order = ORDERS[sort ?? PaymentSort.PAID_DESC];
  return inListQuota('staff', viewer, async () => {
    const where = await conditionsOf(filter);
    return readPage(Payment, { scope, where, sort: order, after, ...slice(page), ...counting });
  });
}

const ORDERS: Record<PaymentSort, ListOrder<Payment>> = {
  PAID_DESC: { by: ['madeAt'], descending: true },
  PAID_ASC: { by: ['madeAt'] },
  AMOUNT_DESC: { by: ['amountCents'], descending: true },
  AMOUNT_ASC: { by: ['amountCents'] },
};

/** What was never paid, or not voided, has no moment, and so none after this one. */
const FIRST_MOMENT = new Date(0);

async function conditionsOf({ method, state, paidFrom, paidTo, text }: PaymentFilter) {
  checkMoments(paidFrom, paidTo);
  const where = equals<Payment>({ method });
  where.push({ column: 'madeAt', from: paidFrom ?? FIRST_MOMENT, before: paidTo });
  if (state === PaymentState.VOIDED) where.push({ column: 'voidedAt', from: FIRST_MOMENT });
  else if (state) where.push({ sql: `r.voidedAt IS NULL AND ${STATES[state]}`, values: [] });
  // Few payments are refunded or disputed: an index finds these.
  if (state === PaymentState.REFUNDED || state === PaymentState.PARTLY_REFUNDED)
    where.push({ column: 'refundedCents', from: 1 });
  if (state === PaymentState.DISPUTED) where.push({ column: 'disputedCents', from: 1 });
  const words = text?.trim();
  if (words) where.push(...(await withReference(words)));
  return where;
}

const STATES: Record<Exclude<PaymentState, PaymentState.VOIDED>, string> = {
  PAID: 'r.refundedCents = 0 AND r.disputedCents = 0',
  PARTLY_REFUNDED: 'r.refundedCents < r.amountCents AND r.disputedCents = 0',
  REFUNDED: 'r.refundedCents >= r.amountCents AND r.disputedCents = 0',
  DISPUTED: 'r.disputedCents > 0',
};

const withReference = async (words: string): Promise<readonly Condition<Payment>[]> =>
  anyOf<Payment>([
    [{ column: 'bookingId', is: (await bookingIdOf(words)) ?? '' }],
    [{ column: 'id', is: words.toLowerCase() }],
    [{ column: 'intentId', is: words }],
  ]);

/** The state of a payment, by the same rules as the filter. */
export function stateOfPayment(payment: Payment): PaymentState {
  const { amountCents, refundedCents, disputedCents, voidedAt } = payment;
  if (voidedAt) return PaymentState.VOIDED;
  if (disputedCents > 0) return PaymentState.DISPUTED;
  if (refundedCents === 0) return PaymentState.PAID;
  return refundedCents < amountCents ? PaymentState.PARTLY_REFUNDED : PaymentState.REFUNDED;
}
