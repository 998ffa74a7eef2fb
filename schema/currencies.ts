import { currentLanguage } from './language';

/*
 * Prices in other currencies than that of everything that is stored and charged: US cents. They are only shown, as "about".
 */

/** The code of a currency (ISO 4217). */
export const CURRENCY_CODE = /^[A-Z]{3}$/;

/** The currency of everything that is charged. */
export const CHARGED_CURRENCY = 'USD';

/** Days for which exchange rates are used: a weekend with a holiday on each side of it. */
export const RATES_DAYS = 4;

/** What is wrong with the code of a currency, or undefined. */
export const currencyProblem = (code: string): string | undefined =>
  CURRENCY_CODE.test(code) ? undefined : 'A currency is given by its code of three letters, such as EUR.';

/** A currency in which prices are shown, and how many of its units are one dollar. */
export interface ShownCurrency {
  currency: string;
  perDollar: number;
}

/** Below this many units an amount is shown with its decimals. */
const SMALL = 10;
/** From this many units on there is no room for all digits on a map, and from the second number on in a calendar. */
const LARGE = 100_000;
const LARGE_IN_CALENDAR = 10_000;
/** Characters for which a calendar has room below the number of a day. */
const ROOM_IN_CALENDAR = 5;

const SHAPES = {
  exact: {},
  whole: { maximumFractionDigits: 0 },
  compact: { notation: 'compact', minimumFractionDigits: 0, maximumSignificantDigits: 3 },
} satisfies Record<string, Intl.NumberFormatOptions>;

const formats = new Map<string, Intl.NumberFormat>();

/** The format of amounts of a currency, or of numbers without one. */
function formatOf(currency: string | undefined, shape: keyof typeof SHAPES): Intl.NumberFormat {
  const language = currentLanguage();
  const key = `${language} ${currency} ${shape}`;
  let format = formats.get(key);
  if (!format) {
    const style = currency === undefined ? {} : ({ style: 'currency', currency } as const);
    formats.set(key, (format = new Intl.NumberFormat(language, { ...style, ...SHAPES[shape] })));
  }
  return format;
}

/** An amount in units of a currency, in the language of the reader: `€103`, `¥15,360`, `€4.31`. */
export const inCurrency = (units: number, currency: string): string =>
  formatOf(currency, Math.abs(units) >= SMALL || units === 0 ? 'whole' : 'exact').format(units);

/** What an amount of US cents is in another currency, in the language of the reader: `€103`. */
export const converted = (cents: number, { currency, perDollar }: ShownCurrency): string =>
  inCurrency((cents / 100) * perDollar, currency);

/** The same on a map, where a large amount is written with three digits: `€103`, `IDR 8.79M`. */
export function convertedShort(cents: number, shown: ShownCurrency): string {
  const units = (cents / 100) * shown.perDollar;
  return units < LARGE ? converted(cents, shown) : formatOf(shown.currency, 'compact').format(units);
}

/** The same in the cell of a calendar, without the currency where there is no room for it: `€103`, `22.7K`, `1,410`. */
export function convertedTiny(cents: number, { currency, perDollar }: ShownCurrency): string {
  const units = (cents / 100) * perDollar;
  const shape = units < LARGE_IN_CALENDAR ? 'whole' : 'compact';
  const full = formatOf(currency, shape).format(units);
  return full.length <= ROOM_IN_CALENDAR ? full : formatOf(undefined, shape).format(units);
}

/**
 * The bound of a filter that was typed in whole units of a currency, in whole dollars: so low or so high that every price
 * that is shown as this many units is within it.
 */
export const dollarBound = {
  min: (units: number, perDollar: number): number => Math.max(0, Math.floor((units - 0.5) / perDollar)),
  max: (units: number, perDollar: number): number => Math.ceil((units + 0.5) / perDollar),
};

/** The roundest whole number that is not below `least` and below `end`; undefined if there is none. */
function roundest(least: number, end: number): number | undefined {
  for (let step = 10 ** Math.max(0, Math.ceil(Math.log10(Math.max(1, end)))); step >= 1; step /= 10) {
    const candidate = Math.ceil(least / step) * step;
    if (candidate < end) return candidate;
  }
  return undefined;
}

/**
 * The units of a currency that stand for the bound of a filter in whole dollars: those that `dollarBound` makes the same
 * dollars of, if there are any, the roundest first; the nearest ones otherwise.
 */
export const shownBound = {
  min: (dollars: number, perDollar: number): number =>
    (dollars === 0 ? 0 : roundest(dollars * perDollar + 0.5, (dollars + 1) * perDollar + 0.5)) ??
    Math.round(dollars * perDollar),
  max: (dollars: number, perDollar: number): number =>
    roundestUpTo((dollars - 1) * perDollar - 0.5, dollars * perDollar - 0.5) ??
    Math.max(0, Math.round(dollars * perDollar)),
};

/** The roundest whole number above `start` and not above `most`; undefined if there is none. */
function roundestUpTo(start: number, most: number): number | undefined {
  for (let step = 10 ** Math.max(0, Math.ceil(Math.log10(Math.max(1, most)))); step >= 1; step /= 10) {
    const candidate = Math.floor(most / step) * step;
    if (candidate > start && candidate >= 0) return candidate;
  }
  return undefined;
}
