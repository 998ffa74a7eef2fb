import { fill, translated } from './fill';
import { LIMITS } from './limits';
import { countNights, isNight, listNights, type StayDates } from './nights';
import { dollars } from './spoken';
import { isBlank } from './textRules';

/*
 * What a stay costs: the base price of a room type, its rates by season and weekday, and the taxes and fees of
 * a city, and the reader of amounts that people type. Pure functions: the server prices with them, the forms of
 * administrators validate with them. All amounts are integer cents.
 */

/** Monday first, as ISO 8601 counts. */
export const WEEKDAYS = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const;
export type WeekdayName = (typeof WEEKDAYS)[number];

/** A rate of a room type: the price and the minimum stay on these weekdays of the season [from, to). */
export interface RateRule {
  from: string;
  to: string;
  weekdays: readonly WeekdayName[];
  /** Null leaves the price to other rates and the base price. */
  priceCents: number | null;
  /** Nights that a stay has at least when it arrives on such a night; null leaves it to other rates. */
  minimumNights: number | null;
}

export interface PricedNight {
  night: string;
  cents: number;
}

/** Ranked lists, cached by the list that was ranked. */
const ranked = new WeakMap<readonly RateRule[], RateRule[]>();

/**
 * The rates by precedence: the shortest season first, then the fewest weekdays, then the last in the list. Price
 * and minimum stay are looked up separately. A list must not be changed once it is ranked.
 */
function rankRates(rates: readonly RateRule[]): RateRule[] {
  const known = ranked.get(rates);
  if (known) return known;
  const list = rates
    .map((rate, place) => ({ rate, place, nights: countNights(rate.from, rate.to) }))
    .sort(
      (a, b) => a.nights - b.nights || a.rate.weekdays.length - b.rate.weekdays.length || b.place - a.place,
    )
    .map(({ rate }) => rate);
  ranked.set(rates, list);
  return list;
}

export const weekdayOf = (night: string): WeekdayName => WEEKDAYS[(new Date(night).getUTCDay() + 6) % 7]!;

const covers = ({ from, to, weekdays }: RateRule, night: string, weekday = weekdayOf(night)): boolean =>
  from <= night && night < to && weekdays.includes(weekday);

/** The price of each night of a stay in one room number: that of the first rate which sets one, or the base price. */
export function priceStay(
  basePriceCents: number,
  rates: readonly RateRule[],
  stay: StayDates,
): PricedNight[] {
  const overlapping = rankRates(rates).filter(
    ({ from, to, priceCents }) => priceCents !== null && from < stay.checkOut && to > stay.checkIn,
  );
  const first = WEEKDAYS.indexOf(weekdayOf(stay.checkIn));
  return listNights(stay.checkIn, stay.checkOut).map((night, index) => ({
    night,
    cents:
      overlapping.find((rate) => covers(rate, night, WEEKDAYS[(first + index) % WEEKDAYS.length]))
        ?.priceCents ?? basePriceCents,
  }));
}

/** The fewest nights of a stay that begins on this night; 1 where no rate asks for more. */
export const minimumNights = (rates: readonly RateRule[], checkIn: string): number =>
  rankRates(rates).find((rate) => rate.minimumNights !== null && covers(rate, checkIn))?.minimumNights ?? 1;

/** The average price of a night, to the cent. */
export const averageCents = (nights: PricedNight[]): number =>
  nights.length ? Math.round(sumCents(nights) / nights.length) : 0;

/** PERCENT counts hundredths of a percent of the price of all rooms; the others count cents, for each room number. */
export const CHARGE_KINDS = ['PERCENT', 'PER_NIGHT', 'PER_STAY'] as const;
export type ChargeKindName = (typeof CHARGE_KINDS)[number];

/** A tax or a fee of a city. */
export interface ChargeRule {
  title: string;
  kind: ChargeKindName;
  amount: number;
}

export interface PricedCharge {
  title: string;
  cents: number;
}

/**
 * The taxes and fees of these stays, one line each, in the city's order; a charge of zero cents has no line.
 * A percentage is taken once of the sum of all nights and rounded to the cent, a half upwards; it is never
 * taken of other charges.
 */
export const priceCharges = (
  charges: readonly ChargeRule[],
  stays: readonly (readonly PricedNight[])[],
): PricedCharge[] =>
  charges
    .map((charge) => ({ title: charge.title, cents: chargeCents(charge, stays) }))
    .filter(({ cents }) => cents > 0);

/** One tax or fee of these stays, in cents. */
export function chargeCents(
  { kind, amount }: Omit<ChargeRule, 'title'>,
  stays: readonly (readonly PricedNight[])[],
): number {
  if (kind === 'PER_STAY') return amount * stays.length;
  if (kind === 'PER_NIGHT') return amount * stays.flat().length;
  return Math.floor((sumCents(stays.flat()) * amount + 5000) / 10_000);
}

/** What is wrong with one row of a list; rows count from 0. */
export interface RowProblem {
  row: number;
  message: string;
}

const priceProblem = (): string => translated('Enter a price above $0 and up to $100,000 a night.');

const isWhole = (value: number, from: number, to: number): boolean =>
  Number.isInteger(value) && value >= from && value <= to;

function firstProblem<R>(rows: readonly R[], check: (row: R, index: number) => string | undefined) {
  for (const [row, each] of rows.entries()) {
    const message = check(each, row);
    if (message) return { row, message };
  }
  return undefined;
}

/** What is wrong with the rates of a room type, or undefined. Seasons may overlap. */
export const ratesProblem = (rates: readonly RateRule[]): RowProblem | undefined =>
  rates.length > LIMITS.ratesPerRoomType
    ? {
        row: LIMITS.ratesPerRoomType,
        message: fill('A room type can have at most {most} rates.', { most: LIMITS.ratesPerRoomType }),
      }
    : firstProblem(rates, (rate) => {
        if (!isNight(rate.from) || !isNight(rate.to))
          return translated('Choose the start and the end of the season.');
        if (rate.to <= rate.from) return translated('The season ends before it begins. Choose a later end.');
        if (!rate.weekdays.length) return translated('Choose at least one weekday.');
        if (rate.priceCents === null && rate.minimumNights === null)
          return translated('Enter a price, a minimum stay, or both.');
        if (rate.priceCents !== null && !isWhole(rate.priceCents, 1, LIMITS.priceCents))
          return priceProblem();
        return rate.minimumNights === null || isWhole(rate.minimumNights, 1, LIMITS.stayNights)
          ? undefined
          : fill('Enter a minimum stay of 1 to {most} nights.', { most: LIMITS.stayNights });
      });

const titleKey = (title: string): string => title.trim().toLowerCase();

/** What is wrong with the taxes and fees of a city, or undefined. */
export const chargesProblem = (charges: readonly ChargeRule[]): RowProblem | undefined =>
  charges.length > LIMITS.chargesPerCity
    ? {
        row: LIMITS.chargesPerCity,
        message: fill('A city can have at most {most} taxes and fees.', { most: LIMITS.chargesPerCity }),
      }
    : firstProblem(charges, ({ title, kind, amount }, row) => {
        if (isBlank(title)) return translated('Enter a name for the tax or fee.');
        if (title.trim().length > LIMITS.chargeTitle)
          return fill('The name of a tax or fee can have at most {most} characters.', {
            most: LIMITS.chargeTitle,
          });
        if (charges.slice(0, row).some((other) => titleKey(other.title) === titleKey(title)))
          return translated('Another tax or fee already has this name. Choose a different one.');
        if (kind === 'PERCENT' && !isWhole(amount, 0, LIMITS.chargeHundredths))
          return translated('Enter a percentage from 0 to 100, with up to two decimals.');
        return isWhole(amount, 0, LIMITS.chargeCents)
          ? undefined
          : translated('Enter an amount from $0 to $1,000.');
      });

/** The sum of lines in cents. */
export const sumCents = (lines: { cents: number }[]): number =>
  lines.reduce((total, line) => total + line.cents, 0);

/** An amount in cents, or what is wrong with the text. */
export type ReadDollars = { cents: number; problem?: undefined } | { cents?: undefined; problem: string };

/** Digits, or groups of three after one separator; then the decimal mark with one or two digits. */
const DOLLARS = /^([1-9]\d{0,2}(?:([ ,.])\d{3})(?:\2\d{3})*|\d+)(?:([.,])(\d\d?))?$/;

/**
 * Reads dollars that people type; blanks around and a `$` before are ignored. A point or comma before two digits, and a
 * point before one digit, marks the cents. Groups of three are read after a blank, with cents after them, and where
 * there are several: `1 234`, `1,234.50`, `1.234,50`, `1,234,567`; `$1,234` as well, as screens write it. Refuses what
 * has two readings, and names both: `1,234`, `1.234` and `129,5`.
 */
export function readDollars(text: string): ReadDollars {
  const typed = text.trim().replace(/\s+/g, ' ');
  const hasSign = typed.startsWith('$');
  const number = typed.replace(/^\$ ?/, '');
  const [found, whole = '', separator, mark, decimals = ''] = DOLLARS.exec(number) ?? [];
  if (found === undefined || (mark && mark === separator))
    return { problem: translated('Enter an amount in dollars, such as 120 or 99.50.') };
  const digits = whole.replace(/\D/g, '');
  const cents = Number(digits) * 100 + Number(decimals.padEnd(2, '0'));
  const isAmerican = hasSign && separator === ',';
  if (/^\d+[.,]\d{3}$/.test(number) && !isAmerican) return ambiguous(number, cents, Math.trunc(cents / 1000));
  if (/^[1-9]\d*,\d$/.test(number)) return ambiguous(number, cents, Number(digits + decimals) * 100);
  if (cents > LIMITS.highestPaidCents)
    return { problem: fill('Enter at most {most}.', { most: dollars(LIMITS.highestPaidCents) }) };
  return { cents };
}

const ambiguous = (number: string, one: number, other: number): ReadDollars => ({
  problem: fill('{number} can mean {one} or {other}. Write {oneTyped} or {otherTyped}.', {
    number,
    one: dollars(one),
    other: dollars(other),
    oneTyped: writeDollars(one),
    otherTyped: writeDollars(other),
  }),
});

/** Reads the price of a night, as readDollars(), within its limits. */
export function readPrice(text: string): ReadDollars {
  const read = readDollars(text);
  return read.cents === undefined || isWhole(read.cents, 1, LIMITS.priceCents)
    ? read
    : { problem: priceProblem() };
}

/** Cents as people type them: `1234` or `1234.50`. readDollars() reads it. */
export const writeDollars = (cents: number): string => (cents / 100).toFixed(2).replace(/\.00$/, '');
