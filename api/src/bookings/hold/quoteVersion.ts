import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { PricedCharge } from '../../../../schema/prices';
import { LIMITS } from '../../../../schema/limits';

/** The selection that a version belongs to. The version contains only a hash of it. */
export interface SelectionIds {
  hotelId: string;
  checkIn: string;
  checkOut: string;
  /** In the order in which their prices are written. */
  roomNumberIds: string[];
}
export interface WrittenPrices {
  /** The price of each night of each room number, in cents. */
  nights: number[][];
  charges: PricedCharge[];
  extras: PricedCharge[];
}

/**
 * Longer than the JSON of any version, in bytes. Unpacking stops here, because the text comes from clients.
 */
const MAX_BYTES = 100_000;
/** Charges of a changed booking: those of its city when it was sold, and since. It is more than the extras of a hotel. */
const MAX_LINES = 10 * LIMITS.chargesPerCity;

/**
 * A quote's version: a hash of the selection and its prices, as compressed JSON.
 * It is used to say later which prices have changed. No price is computed from it, so it needs no signature.
 */
export function writeVersion(ids: SelectionIds, { nights, charges, extras }: WrittenPrices): string {
  const lines = [charges, ...(extras.length ? [extras] : [])].map((some) =>
    some.map(({ title, cents }) => [title, cents]),
  );
  return deflateRawSync(JSON.stringify([hashOf(ids), nights, ...lines])).toString('base64url');
}

/**
 * The prices in a version of this selection; 'other' for another selection, undefined for an invalid version.
 */
export function readVersion(
  ids: SelectionIds,
  nightsOfStay: number,
  version: string,
): WrittenPrices | 'other' | undefined {
  const written = unpack(version);
  if (!Array.isArray(written) || written.length < 3 || written.length > 4) return undefined;
  // Without extras it has no list of them, as before there were any.
  const [hash, nights, charges, extras = []] = written as unknown[];
  if (typeof hash !== 'string' || !/^[0-9a-f]{16}$/.test(hash)) return undefined;
  if (hash !== hashOf(ids)) return 'other';
  const rooms = ids.roomNumberIds.length;
  if (!isListOf(nights, rooms, (prices) => isListOf(prices, nightsOfStay, isCents))) return undefined;
  if (!areLines(charges) || !areLines(extras)) return undefined;
  return { nights: nights as number[][], charges: charges.map(ofLine), extras: extras.map(ofLine) };
}

function unpack(version: string): unknown {
  const packed = Buffer.from(version, 'base64url');
  // Node skips characters that are not base64url.
  if (packed.toString('base64url') !== version) return undefined;
  try {
    const json = inflateRawSync(packed, { maxOutputLength: MAX_BYTES });
    return JSON.parse(json.toString('utf8'));
  } catch {
    return undefined;
  }
}

const hashOf = ({ hotelId, checkIn, checkOut, roomNumberIds }: SelectionIds): string =>
  createHash('sha256')
    .update(JSON.stringify([hotelId, checkIn, checkOut, roomNumberIds]))
    .digest('hex')
    .slice(0, 16);

const isListOf = (value: unknown, length: number, is: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length === length && value.every(is);

const isCents = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= LIMITS.highestPaymentCents;

type Line = [title: string, cents: number];

const areLines = (lines: unknown): lines is Line[] =>
  Array.isArray(lines) && lines.length <= MAX_LINES && lines.every(isLine);

const ofLine = ([title, cents]: Line): PricedCharge => ({ title, cents });

const isLine = (line: unknown): line is Line =>
  Array.isArray(line) &&
  line.length === 2 &&
  typeof line[0] === 'string' &&
  line[0].length <= LIMITS.chargeTitle &&
  isCents(line[1]);
