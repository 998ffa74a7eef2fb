import { In, MoreThan } from 'typeorm';
import { sumCents } from '../../../../schema/prices';
import { now } from '../../core/clock';
import { groupBy } from '../../core/groupBy';
import { repo, requireTransaction, transaction } from '../../database/transaction';
import { CURRENCY } from '../../external/payments.shapes';
import { DifferenceReason, PaymentDifference } from '../../bookings/pay/paymentDifference.entity';
import { storeListedDifference } from '../../bookings/pay/paymentDifference.service';
import { type Counterpart, findCounterparts, type Counterparts } from './counterparts.service';
import { postFees } from './postings.service';
import { MatchState, ProviderTransaction, ProviderTransactionType } from './providerTransaction.entity';

const { CHARGE, REFUND, REFUND_FAILURE, DISPUTE, DISPUTE_REVERSAL } = ProviderTransactionType;
const { FEE, PAYOUT, PAYOUT_REVERSAL, OTHER } = ProviderTransactionType;

/** How old a transaction must be before staff are told that it does not match: its event may be late. */
const GRACE_MS = 86_400_000;
/** Sources that are compared in one transaction. */
const BATCH = 100;

/** The reasons of differences that are about a charge. A difference of another reason names the payment as well. */
const ABOUT_CHARGES: readonly DifferenceReason[] = [
  DifferenceReason.UNKNOWN_SESSION,
  DifferenceReason.OTHER_SESSION,
  DifferenceReason.OTHER_BOOKING,
  DifferenceReason.AMOUNT,
  DifferenceReason.CURRENCY,
  DifferenceReason.CHARGE_UNKNOWN,
  DifferenceReason.CHARGE_AMOUNT,
];

/** The reason of a difference, by what we have: nothing, or another amount. */
const REASONS: Readonly<Record<ProviderTransactionType, readonly [DifferenceReason, DifferenceReason]>> = {
  [CHARGE]: [DifferenceReason.CHARGE_UNKNOWN, DifferenceReason.CHARGE_AMOUNT],
  [REFUND]: [DifferenceReason.REFUND_UNKNOWN, DifferenceReason.REFUND_AMOUNT],
  [REFUND_FAILURE]: [DifferenceReason.REFUND_UNKNOWN, DifferenceReason.REFUND_AMOUNT],
  [DISPUTE]: [DifferenceReason.DISPUTE_UNKNOWN, DifferenceReason.DISPUTE_AMOUNT],
  [DISPUTE_REVERSAL]: [DifferenceReason.DISPUTE_UNKNOWN, DifferenceReason.DISPUTE_AMOUNT],
  [FEE]: [DifferenceReason.OTHER_TRANSACTION, DifferenceReason.OTHER_TRANSACTION],
  [PAYOUT]: [DifferenceReason.OTHER_TRANSACTION, DifferenceReason.OTHER_TRANSACTION],
  [PAYOUT_REVERSAL]: [DifferenceReason.OTHER_TRANSACTION, DifferenceReason.OTHER_TRANSACTION],
  [OTHER]: [DifferenceReason.OTHER_TRANSACTION, DifferenceReason.OTHER_TRANSACTION],
};
/** Nothing of ours stands against these: payouts are compared by their sums. */
const UNCOMPARED: readonly ProviderTransactionType[] = [FEE, PAYOUT, PAYOUT_REVERSAL];

/** Compares again what waits to be matched. */
export const matchWaiting = (): Promise<void> => matchAll(MatchState.WAITING);

/** Compares again what did not match: our own records may have changed since. */
export const rematchUnmatched = (): Promise<void> => matchAll(MatchState.UNMATCHED);

async function matchAll(state: MatchState): Promise<void> {
  const seen = new Set<string>();
  for (let after = ''; ;) {
    const rows = await repo(ProviderTransaction).find({
      select: { id: true, sourceId: true },
      where: { state, id: MoreThan(after) },
      order: { id: 'ASC' },
      take: BATCH,
    });
    const sources = rows.map(({ sourceId }) => sourceId).filter((sourceId) => !seen.has(sourceId));
    for (const sourceId of sources) seen.add(sourceId);
    if (sources.length) await transaction(() => matchSources(sources));
    if (rows.length < BATCH) return;
    after = rows.at(-1)!.id;
  }
}

/**
 * Compares the transactions of these sources with our records, to the cent, inside the caller's transaction. All
 * transactions of one charge, refund or dispute are compared together: a refund that failed has two, which add up to
 * nothing. What still differs after a day becomes a payment difference, once.
 */
export async function matchSources(sourceIds: readonly string[]): Promise<void> {
  requireTransaction('matchSources()');
  if (!sourceIds.length) return;
  const rows = await repo(ProviderTransaction).find({
    where: { sourceId: In([...new Set(sourceIds)]) },
    order: { madeAt: 'ASC', id: 'ASC' },
  });
  const counterparts = await findCounterparts(rows);
  const known = await findDifferences(rows);
  for (const own of groupBy(rows, ({ sourceId }) => sourceId).values())
    await write(own, await judge(own, counterparts, known));
}

type Judgement = Pick<ProviderTransaction, 'state' | 'matchId' | 'bookingId' | 'differenceId'>;

async function judge(
  own: readonly ProviderTransaction[],
  counterparts: Counterparts,
  known: readonly PaymentDifference[],
): Promise<Judgement> {
  const [first] = own as [ProviderTransaction, ...ProviderTransaction[]];
  const found = counterparts.of(first);
  const refers = { matchId: found?.id ?? null, bookingId: found?.bookingId ?? null };
  if (isMatched(own, found)) return { ...refers, state: MatchState.MATCHED, differenceId: null };
  const same = known.find((difference) => isAbout(difference, first));
  const isEarly = own.at(-1)!.madeAt.getTime() + GRACE_MS > now().getTime();
  if (!same && isEarly) return { ...refers, state: MatchState.WAITING, differenceId: null };
  const differenceId = same?.id ?? (await storeDifference(own, found));
  const bookingId = refers.bookingId ?? same?.bookingId ?? null;
  return { ...refers, bookingId, state: MatchState.UNMATCHED, differenceId };
}

const centsOf = (own: readonly ProviderTransaction[]): number =>
  sumCents(own.map(({ amountCents: cents }) => ({ cents })));

function isMatched(own: readonly ProviderTransaction[], found: Counterpart | undefined): boolean {
  const [{ type }] = own as [ProviderTransaction];
  if (UNCOMPARED.includes(type)) return true;
  if (type === OTHER || own.some(({ currency }) => currency !== CURRENCY)) return false;
  return centsOf(own) === (found?.cents ?? 0);
}

/** The payment differences that there are about these transactions. */
async function findDifferences(rows: readonly ProviderTransaction[]): Promise<PaymentDifference[]> {
  if (!rows.length) return [];
  const intents = rows.flatMap(({ type, intentId }) => (type === CHARGE && intentId ? [intentId] : []));
  return repo(PaymentDifference).findBy([
    { sessionId: In(rows.map(({ sourceId }) => sourceId)) },
    ...(intents.length ? [{ intentId: In(intents), reason: In([...ABOUT_CHARGES]) }] : []),
  ]);
}

const isAbout = (difference: PaymentDifference, { type, sourceId, intentId }: ProviderTransaction): boolean =>
  difference.sessionId === sourceId ||
  (type === CHARGE && intentId !== null && difference.intentId === intentId);

function storeDifference(
  own: readonly ProviderTransaction[],
  found: Counterpart | undefined,
): Promise<string> {
  const [{ sourceId, intentId, type, currency }] = own as [ProviderTransaction];
  const sign = type === CHARGE || type === OTHER ? 1 : -1;
  return storeListedDifference({
    id: sourceId,
    reason: REASONS[type][found ? 1 : 0],
    paymentId: found?.paymentId ?? null,
    bookingId: found?.bookingId ?? null,
    intentId,
    paidCents: sign * centsOf(own),
    currency,
    expectedCents: found ? sign * found.cents : null,
  });
}

async function write(own: readonly ProviderTransaction[], judged: Judgement): Promise<void> {
  const { state, matchId, bookingId, differenceId } = judged;
  const changed = own.filter(
    (row) =>
      row.state !== state ||
      row.matchId !== matchId ||
      row.bookingId !== bookingId ||
      row.differenceId !== differenceId,
  );
  if (!changed.length) return;
  const ids = changed.map(({ id }) => id);
  await repo(ProviderTransaction).update({ id: In(ids) }, judged);
  if (bookingId) await postFees(changed.filter((row) => row.bookingId !== bookingId).map(({ id }) => id));
}
