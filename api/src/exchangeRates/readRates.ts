import { SaxesParser } from 'saxes';
import { CURRENCY_CODE } from '../../../schema/currencies';
import { isNight } from '../../../schema/nights';

/** What one dollar is in a currency. */
export interface DollarRate {
  currency: string;
  perDollar: number;
}

export interface ReadRates {
  /** The day of the rates, `YYYY-MM-DD`. */
  date: string;
  /** Who published them, in the words of the file. */
  source: string;
  rates: DollarRate[];
}

/** The file is not one of rates in the format of the European Central Bank, or is only a part of one. */
class UnreadableRates extends Error {}

/** A whole file has about 30 currencies; fewer than these are a part of one. */
const FEWEST = 10;
const MOST = 200;
const LONGEST_SOURCE = 100;
/** A euro is never more or less than this of any currency. */
const LARGEST_RATE = 1e7;

/**
 * Reads exchange rates in the XML format of the European Central Bank, in which each rate is for one euro, and crosses them
 * to one dollar. Throws UnreadableRates for anything else, or if any rate of it cannot be right.
 */
export function readRates(xml: string): ReadRates {
  const { date, source, perEuro } = parse(xml);
  if (!isNight(date)) throw new UnreadableRates('it names no day');
  const dollarsPerEuro = perEuro.get('USD');
  if (dollarsPerEuro === undefined) throw new UnreadableRates('it has no rate of the dollar');
  if (perEuro.size < FEWEST) throw new UnreadableRates(`it has rates of ${perEuro.size} currencies only`);
  if (perEuro.size > MOST) throw new UnreadableRates('it has too many rates');
  perEuro.delete('USD');
  const rates = [['EUR', 1] as const, ...perEuro]
    .map(([currency, rate]) => ({ currency, perDollar: Number((rate / dollarsPerEuro).toPrecision(8)) }))
    .sort((one, other) => (one.currency < other.currency ? -1 : 1));
  return { date, source: source.trim().slice(0, LONGEST_SOURCE) || 'ECB', rates };
}

function parse(xml: string) {
  let [date, source] = ['', ''];
  const perEuro = new Map<string, number>();
  const path: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', ({ message }) => {
    throw new UnreadableRates(`it is no XML: ${message}`);
  });
  parser.on('doctype', () => {
    throw new UnreadableRates('it declares a type, as no file of rates does');
  });
  parser.on('opentag', ({ local, attributes }) => {
    path.push(local);
    if (local !== 'Cube') return;
    const { time, currency, rate } = attributes;
    if (time && date) throw new UnreadableRates('it has rates of several days');
    if (time) date = time.value;
    if (currency) addRate(perEuro, currency.value, rate?.value);
  });
  parser.on('closetag', () => void path.pop());
  parser.on('text', (words) => {
    if (path.at(-2) === 'Sender' && path.at(-1) === 'name') source += words;
  });
  parser.write(xml).close();
  return { date, source, perEuro };
}

function addRate(perEuro: Map<string, number>, currency: string, text: string | undefined): void {
  const rate = text && /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0;
  if (!CURRENCY_CODE.test(currency) || perEuro.has(currency) || currency === 'EUR')
    throw new UnreadableRates(`it has a wrong currency: ${currency.slice(0, 10)}`);
  if (!(rate > 1 / LARGEST_RATE && rate < LARGEST_RATE))
    throw new UnreadableRates(`it has a wrong rate of ${currency}`);
  perEuro.set(currency, rate);
}
