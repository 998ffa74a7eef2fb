import { perApp } from '../core/appState';
import { now } from '../core/clock';
import { log } from '../core/log';
import { isDuplicate } from '../database/dbErrors';
import { processDueRows } from '../database/dueRows';
import { oneStatement, repo } from '../database/transaction';
import { fetchRates, ratesAddress } from '../external/exchangeRates';
import { newStoredRates, RATES_ID, StoredRates } from './exchangeRates.entity';
import { isStale } from './exchangeRates.service';
import { readRates, type ReadRates } from './readRates';

const HOUR = 3_600_000;
/** The hour of the day, in UTC, after which the European Central Bank has published: about 16:00 in Frankfurt. */
const PUBLISHED_AT = 15.5;

/** The next time at which there are new rates. */
function nextPublication(): Date {
  const midnight = Math.floor(now().getTime() / (24 * HOUR)) * 24 * HOUR;
  const at = midnight + PUBLISHED_AT * HOUR;
  return new Date(at > now().getTime() ? at : at + 24 * HOUR);
}

const due = {
  entity: StoredRates,
  backoff: { firstMs: HOUR / 4, longestMs: 4 * HOUR },
  work: readNow,
  failed: noteFailure,
};

/** Whether this process has looked at the rates since it started. */
const started = perApp(() => ({ hasLooked: false }));

/** Reads exchange rates once a day, and when a server starts, if there is an address for them; a job. */
export async function refreshRates(): Promise<void> {
  if (ratesAddress() === undefined) return;
  const stored = await repo(StoredRates).findOneBy({ id: RATES_ID });
  if (!stored) await insertRow();
  else if (isAgainDue(stored)) await oneStatement(() => repo(StoredRates).update(RATES_ID, { dueAt: now() }));
  started().hasLooked = true;
  await processDueRows(due);
}

/** Whether rates are read before their time: from another address, or at the start unless another server just did. */
function isAgainDue({ address, readAt, dueAt }: StoredRates): boolean {
  if (dueAt <= now()) return false;
  const isRecent = readAt !== null && readAt.getTime() > now().getTime() - HOUR;
  return !started().hasLooked && (!isRecent || address !== ratesAddress());
}

async function insertRow(): Promise<void> {
  try {
    await oneStatement(() => repo(StoredRates).insert(newStoredRates({})));
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
}

/** Reads the rates and keeps them, unless those of a later day from the same address are kept. */
async function readNow({ id, date, address: before }: StoredRates): Promise<void> {
  const address = ratesAddress();
  if (address === undefined) return;
  const read = readRates(await fetchRates(address));
  requirePast(read);
  const isNew = date === null || address !== before || read.date >= date;
  const columns = { address, readAt: now(), dueAt: nextPublication(), attempts: 0 };
  await oneStatement(() => repo(StoredRates).update(id, { ...columns, ...(isNew && read) }));
  if (isNew && read.date !== date) log.info({ date: read.date, address }, 'exchange rates were read');
  warnIfStale(isNew ? read.date : date);
}

/** Throws if the rates are of a day that has begun nowhere yet: they would never become too old. */
function requirePast({ date }: ReadRates): void {
  if (Date.parse(date) > now().getTime() + 14 * HOUR)
    throw new Error(`The exchange rates are of ${date}, which is still to come.`);
}

function noteFailure(error: unknown, { date }: StoredRates): void {
  log.warn(
    { error, address: ratesAddress() },
    'exchange rates could not be read; the last good ones are kept',
  );
  warnIfStale(date);
}

function warnIfStale(date: string | null): void {
  if (date !== null && isStale(date))
    log.warn({ date }, 'the exchange rates are too old, so prices are shown in dollars only');
}
