import { addNights } from '../../../schema/nights';
import { RATES_DAYS } from '../../../schema/currencies';
import { build } from '../core/build';
import { now } from '../core/clock';
import { repo } from '../database/transaction';
import { RATES_ID, StoredRates } from './exchangeRates.entity';
import { ExchangeRate, ExchangeRates } from './exchangeRates.types';

const today = (): string => now().toISOString().slice(0, 10);

/** Whether rates of this day are too old to be shown. */
export const isStale = (date: string): boolean => addNights(date, RATES_DAYS) < today();

/** The rates by which prices may be shown; null if there are none, or only old ones. */
export async function findCurrentRates(): Promise<ExchangeRates | null> {
  const stored = await repo(StoredRates).findOneBy({ id: RATES_ID });
  if (!stored?.date || isStale(stored.date)) return null;
  const { date, source, rates } = stored;
  return build(ExchangeRates, { date, source, rates: rates.map((rate) => build(ExchangeRate, rate)) });
}

/** Seconds since the day of the stored rates began, in UTC; undefined before the first were read. */
export async function readRatesAge(): Promise<number | undefined> {
  const stored = await repo(StoredRates).findOneBy({ id: RATES_ID });
  return stored?.date ? (now().getTime() - Date.parse(stored.date)) / 1000 : undefined;
}
