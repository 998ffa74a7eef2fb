import { createHash } from 'node:crypto';
import type { Booking } from '../booking.entity';
import { EXISTING_CLIENT } from '../existingClient';
import { refuse } from '../../core/problems';
import { StayRefused } from './checkout.types';
import type { RoomChoice } from './quote.inputs';

/** A key and what was asked for under it, as they are kept. */
export type KeyedRequest = Pick<Booking, 'idempotencyKey' | 'requestHash'>;

/** What is asked for, and the key it comes under; `about` tells apart what the choice does not name. */
export const keyedRequest = (
  { idempotencyKey, checkIn, checkOut, roomNumberIds }: RoomChoice & { idempotencyKey: string },
  ...about: string[]
): KeyedRequest => ({
  idempotencyKey: `${beginningOf(idempotencyKey)}${hashOf([idempotencyKey])}`,
  requestHash: hashOf([...about, checkIn, checkOut, ...[...roomNumberIds].sort()]),
});

const beginningOf = (key: string): string => (key.startsWith(EXISTING_CLIENT) ? EXISTING_CLIENT : '');

/** Refuses StayRefused where something else was asked for under the same key before. */
export function checkSameRequest({ requestHash }: KeyedRequest, asked: KeyedRequest): void {
  if (requestHash !== asked.requestHash)
    refuse(
      new StayRefused('This idempotency key was used for another choice of rooms or dates. Use a new one.'),
    );
}

const hashOf = (words: string[]): string => createHash('sha256').update(JSON.stringify(words)).digest('hex');
