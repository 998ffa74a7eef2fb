import { createHash } from 'node:crypto';
import type { Booking } from '../booking.entity';
import { V1_KEY_PREFIX } from '../v1Client';
import { refuse } from '../../core/problems';
import type { ChosenExtraInput } from '../extras/chosenExtra.types';
import { StayRefused } from './checkout.types';
import type { RoomChoice } from './quote.inputs';

/** A key and the hash of its request, as stored. */
export type KeyedRequest = Pick<Booking, 'idempotencyKey' | 'requestHash'>;

/** The key and the hash of a request. `about` adds values to the hash that are not part of the selection. */
export const keyedRequest = (
  { idempotencyKey, checkIn, checkOut, roomNumberIds }: RoomChoice & { idempotencyKey: string },
  ...about: string[]
): KeyedRequest => ({
  idempotencyKey: `${beginningOf(idempotencyKey)}${hashOf([idempotencyKey])}`,
  requestHash: hashOf([...about, checkIn, checkOut, ...[...roomNumberIds].sort()]),
});

/** The key and the hash of a request that is no selection of rooms for the same nights. `wish` says what it asks for. */
export const keyedText = (idempotencyKey: string, wish: string): KeyedRequest => ({
  idempotencyKey: hashOf([idempotencyKey]),
  requestHash: hashOf([wish]),
});

/** Chosen extras as parts of a key, the same in any order. */
export const extrasInWords = (extras: readonly ChosenExtraInput[] | null | undefined): string[] =>
  (extras ?? []).map(({ extraId, quantity, nights }) => JSON.stringify([extraId, quantity, nights])).sort();

const beginningOf = (key: string): string => (key.startsWith(V1_KEY_PREFIX) ? V1_KEY_PREFIX : '');

/** Refuses StayRefused if the key was used for a different request before. */
export function checkSameRequest({ requestHash }: KeyedRequest, asked: KeyedRequest): void {
  if (requestHash !== asked.requestHash)
    refuse(new StayRefused('This idempotency key was used for another choice. Use a new one.'));
}

const hashOf = (words: string[]): string => createHash('sha256').update(JSON.stringify(words)).digest('hex');
