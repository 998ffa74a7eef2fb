import { createHash } from 'node:crypto';
import type { PricedCharge } from '../../../schema/prices';
import { LIMITS } from '../../../schema/limits';

/** What was chosen: a version says only what it cost. */
export interface Choice {
  hotelId: string;
  checkIn: string;
  checkOut: string;
  /** In the order in which their prices are written down. */
  roomNumberIds: string[];
}
export interface WrittenPrices {
  /** The price of each night of each room number, in cents. */
  nights: number[][];
  charges: PricedCharge[];
}

/** A price, and on how many nights one after the other where that is not one; in base 36. */
const RUN = /^([0-9a-z]{1,6})(?:\*([0-9a-z]{1,2}))?$/;

/**
 * A quote's version: what was chosen (as a hash) and what it cost, run by run, as text. It holds all that is
 * needed to say later what has changed; nothing is ever priced by it, so it needs no seal.
 */
export const writeVersion = (choice: Choice, { nights, charges }: WrittenPrices): string =>
  [markOf(choice), nights.map(writeRuns).join('~'), writeCharges(charges)].join('.');

/** The prices of a version of this very choice; 'other' for another choice, undefined for what is no version. */
export function readVersion(
  choice: Choice,
  nightsOfStay: number,
  version: string,
): WrittenPrices | 'other' | undefined {
  const [mark, written, rest, more] = version.split('.');
  if (!mark || written === undefined || rest === undefined || more !== undefined) return undefined;
  if (mark !== markOf(choice)) return /^[0-9a-f]{16}$/.test(mark) ? 'other' : undefined;
  const nights = written.split('~').map((runs) => readRuns(runs, nightsOfStay));
  const charges = readCharges(rest);
  if (nights.length !== choice.roomNumberIds.length || !charges) return undefined;
  return nights.every((prices) => prices !== undefined)
    ? { nights: nights as number[][], charges }
    : undefined;
}

const markOf = ({ hotelId, checkIn, checkOut, roomNumberIds }: Choice): string =>
  createHash('sha256')
    .update(JSON.stringify([hotelId, checkIn, checkOut, roomNumberIds]))
    .digest('hex')
    .slice(0, 16);

function writeRuns(prices: number[]): string {
  const runs: { cents: number; count: number }[] = [];
  for (const cents of prices) {
    const last = runs.at(-1);
    if (last?.cents === cents) last.count++;
    else runs.push({ cents, count: 1 });
  }
  return runs
    .map(({ cents, count }) => cents.toString(36) + (count > 1 ? `*${count.toString(36)}` : ''))
    .join('-');
}

/** Looks at how many nights there are before it lists them: what a stranger wrote may count to anything. */
function readRuns(text: string, nights: number): number[] | undefined {
  const runs = text.split('-').map((run) => RUN.exec(run));
  const counted = runs.flatMap((run) =>
    run ? [{ cents: parseInt(run[1]!, 36), count: parseInt(run[2] ?? '1', 36) }] : [],
  );
  if (counted.length < runs.length) return undefined;
  if (counted.reduce((sum, { count }) => sum + count, 0) !== nights) return undefined;
  return counted.flatMap(({ cents, count }) => Array<number>(count).fill(cents));
}

const writeCharges = (charges: PricedCharge[]): string =>
  Buffer.from(JSON.stringify(charges.map(({ title, cents }) => [title, cents]))).toString('base64url');

function readCharges(text: string): PricedCharge[] | undefined {
  try {
    const lines: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    if (!Array.isArray(lines) || lines.length > LIMITS.chargesPerCity || !lines.every(isLine))
      return undefined;
    return lines.map(([title, cents]) => ({ title, cents }));
  } catch {
    return undefined;
  }
}

const isLine = (line: unknown): line is [string, number] =>
  Array.isArray(line) &&
  typeof line[0] === 'string' &&
  line[0].length <= LIMITS.chargeTitle &&
  Number.isInteger(line[1]) &&
  line[1] >= 0 &&
  line[1] <= LIMITS.highestPaymentCents;
