import { In } from 'typeorm';
import { currentLanguage } from '../../../../schema/language';
import { Booking } from '../booking.entity';
import { repo } from '../../database/transaction';
import { refuse } from '../../core/problems';
import { findTakenNights } from '../../rooms/nights/night.service';
import { singleFlight } from '../../core/singleFlight';
import { findAlternatives, findNearestDates } from './alternatives.service';
import { NightsTaken } from './checkout.types';
import { extrasInWords } from './idempotency';
import type { QuoteInput } from './quote.inputs';
import {
  checkListed,
  checkMinimumStay,
  checkWithExtras,
  priceSelection,
  type RoomSelection,
} from './quote.service';
import { perApp } from '../../core/appState';

/*
 * What is shared between requests is shared by those of one language, since it may be a refusal.
 */

/**
 * Checks and prices a selection, once for concurrent requests with the same selection. Refuses StayRefused and ExtraRefused.
 */
export const readPricedSelection = singleFlight(
  ({ hotelId, checkIn, checkOut, roomNumberIds, extras }: QuoteInput) =>
    JSON.stringify([
      currentLanguage(),
      hotelId,
      checkIn,
      checkOut,
      ...[...roomNumberIds].sort(),
      ...extrasInWords(extras),
    ]),
  async (input) => {
    const selection = await checkWithExtras(input);
    checkListed(selection);
    await checkMinimumStay(selection);
    return { selection, quote: priceSelection(selection) };
  },
);

const selectionKey = ({ numbers, stay }: RoomSelection): string =>
  [currentLanguage(), stay.checkIn, stay.checkOut, ...numbers.map(({ id }) => id)].join();

const readTaken = singleFlight(selectionKey, (selection) => describeTaken(selection));

/** The users who have the wanted nights; undefined for blocked nights. */
const readOwners = singleFlight(selectionKey, async ({ hotel, numbers, stay }) => {
  const ids = numbers.map(({ id }) => id);
  const ownerIds = [
    ...new Set((await findTakenNights(hotel.id, ids, stay)).map(({ bookingId }) => bookingId)),
  ];
  if (!ownerIds.length) return [];
  const bookings = await repo(Booking).find({
    where: { id: In(ownerIds.filter((id) => id !== null)) },
    select: { id: true, userId: true },
  });
  const users = new Map(bookings.map(({ id, userId }) => [id, userId]));
  return ownerIds.map((id) => (id === null ? undefined : users.get(id)));
});

/** The rooms that a request of this process is booking, until it ends. */
const entered = perApp(() => new Map<string, Promise<unknown>>());

/**
 * Runs requests for the same rooms one after the other, and checks the nights before each.
 * This avoids many transactions that wait for the same rows. Refuses NightsTaken if only others have some of
 * the nights.
 */
export async function serializeByRoom<T>(
  selection: RoomSelection,
  userId: string,
  work: () => Promise<T>,
): Promise<T> {
  const ids = selection.numbers.map(({ id }) => id);
  for (;;) {
    const owners = await readOwners(selection);
    if (owners.length && !owners.includes(userId)) refuse(await readTaken(selection));
    const before = ids.map((id) => entered().get(id)).find((other) => other !== undefined);
    if (!before) break;
    await before;
  }
  const done = work();
  const out = () => ids.forEach((id) => entered().delete(id));
  const over = done.then(out, out);
  for (const id of ids) entered().set(id, over);
  return done;
}

/** The nights that others have, and free alternatives. `own` are bookings of the viewer that do not count. */
export async function describeTaken(selection: RoomSelection, own: string[] = []): Promise<NightsTaken> {
  const { hotel, numbers, stay } = selection;
  const found = await findTakenNights(
    hotel.id,
    numbers.map((number) => number.id),
    stay,
  );
  const taken = found.filter(({ bookingId }) => bookingId === null || !own.includes(bookingId));
  const byId = new Map(numbers.map((number) => [number.id, number]));
  return new NightsTaken({
    nights: taken.map(({ roomNumberId, night }) => ({ roomNumber: byId.get(roomNumberId)!, night })),
    alternatives: await findAlternatives(hotel.id, numbers, stay),
    nearestDates: await findNearestDates(selection),
  });
}
