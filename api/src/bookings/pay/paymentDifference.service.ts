import { AuditRecord } from '../../access/audit/auditEntry.entity';
import { recordChange } from '../../access/audit/recordChange.service';
import { now } from '../../core/clock';
import type { Counting } from '../../core/counting.decorator';
import { log } from '../../core/log';
import { slice, type PageOf } from '../../core/pagination';
import { authorizedHotels, authorizedToAsk, can, type Viewer } from '../../access/policy';
import { refuse } from '../../core/problems';
import { ofHotels } from '../../database/lists/conditions';
import { readPage, type ListOrder } from '../../database/lists/readPage';
import { isId } from '../../database/columns';
import { lockRows, repo, requireTransaction, transaction } from '../../database/transaction';
import { CURRENCY, type ProviderSession } from '../../external/payments.shapes';
import { Booking } from '../booking.entity';
import { Payment } from './payment.entity';
import { DifferenceReason, PaymentDifference, newPaymentDifference } from './paymentDifference.entity';
import {
  AlreadyResolved,
  type PaymentDifferencesArgs,
  UnknownPaymentDifference,
  type ResolvePaymentDifferenceInput,
} from './paymentDifference.types';

/** One page of the payment differences, newest first. Those without a hotel are for administrators. */
export async function listDifferences(
  viewer: Viewer | undefined,
  { hotelId, after, ...page }: PaymentDifferencesArgs,
  counting: Counting = {},
): Promise<PageOf<PaymentDifference>> {
  const hotels = authorizedHotels(viewer, 'payment:list-differences', hotelId);
  const sort: ListOrder<PaymentDifference> = { by: ['foundAt'], descending: true };
  return readPage(PaymentDifference, {
    scope: ofHotels(hotels),
    where: [],
    sort,
    after,
    ...slice(page),
    ...counting,
  });
}

/**
 * Marks a difference as resolved by the viewer, once. Refuses UnknownPaymentDifference and AlreadyResolved.
 */
export async function resolveDifference(
  viewer: Viewer | undefined,
  { differenceId, resolution }: ResolvePaymentDifferenceInput,
): Promise<PaymentDifference> {
  const { id: resolvedById } = authorizedToAsk(viewer, 'payment:resolve-difference');
  return transaction(async () => {
    const [difference] = await lockRows(PaymentDifference, [differenceId]);
    if (!difference || !can(viewer, 'payment:resolve-difference', difference))
      refuse(new UnknownPaymentDifference());
    if (difference.resolvedAt) refuse(new AlreadyResolved());
    const resolved = { resolvedAt: now(), resolvedById, resolution: resolution.trim() };
    await repo(PaymentDifference).save(Object.assign(difference, resolved));
    await recordChange(viewer, {
      action: 'resolvePaymentDifference',
      record: AuditRecord.PAYMENT_DIFFERENCE,
      id: differenceId,
      hotelId: difference.hotelId,
      after: difference,
    });
    return difference;
  });
}

/**
 * Whether a paid session matches its payment. One that does not is stored for staff, once for each session.
 * Runs inside the caller's transaction.
 */
export async function matchesPayment(session: ProviderSession, payment: Payment | null): Promise<boolean> {
  requireTransaction('matchesPayment()');
  const reason = await compare(session, payment);
  if (!reason) return true;
  const sessionId = session.id.slice(0, 255);
  if (await repo(PaymentDifference).existsBy({ sessionId })) return false;
  const bookingId = payment?.bookingId ?? idOf(session.bookingId);
  const difference = newPaymentDifference({
    sessionId,
    reason,
    paymentId: payment?.id ?? idOf(session.paymentId),
    bookingId,
    hotelId: await hotelOf(bookingId),
    intentId: session.paymentIntentId?.slice(0, 255) ?? null,
    paidCents: session.amountTotalCents,
    currency: session.currency?.slice(0, 10) ?? null,
    expectedCents: payment?.amountCents ?? null,
  });
  await repo(PaymentDifference).insert(difference);
  log.warn(difference, 'a payment does not match and must be resolved');
  return false;
}

/** A refund that differs from our rows: the id under which it is stored once, its payment, and the cents that differ. */
interface RefundDifference {
  id: string;
  /** Ours, or the provider's; the payment need not be known. */
  paymentId?: string;
  paymentIntentId?: string;
  bookingId?: string;
  amountCents?: number;
}

/** Stores a difference about a refund for staff, once for each refund, inside the caller's transaction. */
export async function storeRefundDifference(
  reason: DifferenceReason,
  { id: sessionId, paymentId, paymentIntentId, bookingId, amountCents: paidCents = 0 }: RefundDifference,
): Promise<void> {
  requireTransaction('storeRefundDifference()');
  if (await repo(PaymentDifference).existsBy({ sessionId })) return;
  const which = paymentId ? { id: paymentId } : { intentId: paymentIntentId ?? '' };
  const payment = await repo(Payment).findOneBy(which);
  const known = payment?.bookingId ?? idOf(bookingId);
  const difference = newPaymentDifference({
    sessionId,
    reason,
    paymentId: payment?.id ?? null,
    bookingId: known,
    hotelId: await hotelOf(known),
    intentId: payment?.intentId ?? paymentIntentId ?? null,
    paidCents,
    currency: CURRENCY,
    expectedCents: null,
  });
  await repo(PaymentDifference).insert(difference);
  log.warn(difference, 'a refund does not match and must be resolved');
}

/** What the provider lists and we do not have in the same way: its id, under which it is stored once, and both sums. */
interface ListedDifference {
  id: string;
  reason: DifferenceReason;
  paymentId: string | null;
  bookingId: string | null;
  intentId: string | null;
  paidCents: number;
  currency: string;
  /** Null if we have none. */
  expectedCents: number | null;
}

/**
 * Stores a difference between the provider's lists and our records, once for each id, inside the caller's transaction.
 * Returns its id, also if it was stored before.
 */
export async function storeListedDifference({ id, ...found }: ListedDifference): Promise<string> {
  requireTransaction('storeListedDifference()');
  const sessionId = id.slice(0, 255);
  const known = await repo(PaymentDifference).findOneBy({ sessionId });
  if (known) return known.id;
  const difference = newPaymentDifference({
    sessionId,
    ...found,
    hotelId: await hotelOf(found.bookingId),
  });
  await repo(PaymentDifference).insert(difference);
  log.warn(difference, 'what the provider lists does not match and must be resolved');
  return difference.id;
}

/** The hotel of a booking; null if there is no such booking, and if its hotel was deleted. */
async function hotelOf(bookingId: string | null): Promise<string | null> {
  const id = bookingId ?? '';
  return (
    (await repo(Booking).findOne({ select: { id: true, hotelId: true }, where: { id } }))?.hotelId ?? null
  );
}

async function compare(
  { bookingId, paymentId, currency, amountTotalCents }: ProviderSession,
  payment: Payment | null,
): Promise<DifferenceReason | undefined> {
  if (!payment) {
    const isNamed = paymentId !== undefined && (await repo(Payment).existsBy({ id: paymentId }));
    return isNamed ? DifferenceReason.OTHER_SESSION : DifferenceReason.UNKNOWN_SESSION;
  }
  if (bookingId !== undefined && bookingId !== payment.bookingId) return DifferenceReason.OTHER_BOOKING;
  // Events stored before the currency was read have none.
  if (currency !== undefined && currency !== CURRENCY) return DifferenceReason.CURRENCY;
  return amountTotalCents === payment.amountCents ? undefined : DifferenceReason.AMOUNT;
}

/** Accepts only ids in our format: sessions of other systems may contain any text. */
const idOf = (text: string | undefined): string | null => (text && isId(text) ? text : null);
