import { IsNull } from 'typeorm';
import { now } from '../../core/clock';
import { withLease } from '../../core/lease';
import { log } from '../../core/log';
import { Booking } from '../../bookings/booking.entity';
import { isDuplicate } from '../../database/dbErrors';
import { repo, transaction } from '../../database/transaction';
import { ProviderUnavailable } from '../../external/payments.errors';
import {
  listBalanceTransactions,
  listPayouts,
  listPayoutTransactions,
} from '../../external/payments.balance';
import { findUnlistedPayments } from './unlistedPayments.service';
import { matchWaiting, rematchUnmatched } from './matching.service';
import { Payout } from './payout.entity';
import { finishPayout, storePayout } from './storePayout.service';
import { newProviderReading, ProviderReading, READING_ID } from './providerReading.entity';
import { storeTransactions } from './storeTransactions.service';

const DAY = 86_400_000;
/** How long before the last reading the lists are read again: transactions may be listed late. */
const OVERLAP = 3 * DAY;
/** Banks may send a payout back for this long. */
const PAYOUTS_CHANGE = 14 * DAY;
/** The longest that a reading can take; after that, it is taken for dead. */
const LONGEST = 3_600_000;

class Busy extends Error {}

/** Reads the provider once a day, and compares what waits; a job. */
export async function readProviderDaily(): Promise<void> {
  const { readAt } = (await findReading()) ?? {};
  if (!readAt || readAt.getTime() + DAY <= now().getTime()) await readProvider();
  else await matchWaiting();
}

/** How far the provider was read; null before the first time. */
export const findReading = (): Promise<ProviderReading | null> =>
  repo(ProviderReading).findOneBy({ id: READING_ID });

/**
 * Reads what is new at the provider, or everything since an earlier moment: its transactions, its payouts, and what each payout pays
 * out. Each page is stored in one transaction, and is stored once, so reading can end anywhere, and begins again where it
 * was complete. Does nothing while another instance reads, or if nothing was ever booked.
 * Throws ProviderUnavailable if the provider does not answer.
 */
export async function readProvider(from?: Date): Promise<void> {
  try {
    await withLease(
      'provider-reading',
      () => new Busy(),
      () => readAll(from),
    );
  } catch (error) {
    if (!(error instanceof Busy)) throw error;
    log.info('the card provider is being read already');
  }
}

async function readAll(from: Date | undefined): Promise<void> {
  const since = await sinceWhen(from);
  if (!since) return;
  const startedAt = now();
  await begin(startedAt);
  try {
    for await (const page of listBalanceTransactions({ since })) await storeTransactions(page);
    await readPayouts(since);
    await matchWaiting();
    await rematchUnmatched();
    await findUnlistedPayments(since);
  } catch (error) {
    const ended = error instanceof ProviderUnavailable ? { failedAt: now() } : {};
    await transaction(() => repo(ProviderReading).update({ id: READING_ID }, { startedAt: null, ...ended }));
    throw error;
  }
  const done = { readAt: startedAt, startedAt: null, failedAt: null };
  await transaction(() => repo(ProviderReading).update({ id: READING_ID }, done));
}

/** From when on the provider is read: never later than what is new. Undefined if nothing was ever booked. */
async function sinceWhen(from: Date | undefined): Promise<Date | undefined> {
  const usual = await usualSince();
  return from && usual && from < usual ? from : usual;
}

async function usualSince(): Promise<Date | undefined> {
  const { readAt } = (await findReading()) ?? {};
  if (readAt) return new Date(Math.min(readAt.getTime(), Date.now()) - OVERLAP);
  const [oldest] = await repo(Booking).find({
    select: { id: true, createdAt: true },
    order: { createdAt: 'ASC' },
    take: 1,
  });
  return oldest?.createdAt;
}

/** Marks that reading began; the row is made if there is none. */
async function begin(startedAt: Date): Promise<void> {
  const { affected } = await transaction(() =>
    repo(ProviderReading).update({ id: READING_ID }, { startedAt }),
  );
  if (affected) return;
  try {
    await transaction(() => repo(ProviderReading).insert(newProviderReading({ id: READING_ID, startedAt })));
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
}

/** Whether the provider is being read now, by any instance. */
export const isBeingRead = ({ startedAt }: ProviderReading): boolean =>
  startedAt !== null && startedAt.getTime() + LONGEST > now().getTime();

/** Stores the payouts, and the transactions of those whose transactions are not known. */
async function readPayouts(since: Date): Promise<void> {
  const payouts = await listPayouts({ since: new Date(since.getTime() - PAYOUTS_CHANGE) });
  for (const payout of payouts.reverse()) await storePayout(payout);
  const open = await repo(Payout).find({
    where: { automatic: true, listedAt: IsNull() },
    order: { madeAt: 'ASC', id: 'ASC' },
  });
  const complete = new Set(payouts.filter(({ isComplete }) => isComplete).map(({ id }) => id));
  for (const { id, providerId } of open) {
    if (!complete.has(providerId)) continue;
    for await (const page of listPayoutTransactions(providerId)) await storeTransactions(page, id);
    await finishPayout(id);
  }
}
