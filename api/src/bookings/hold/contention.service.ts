import { In } from 'typeorm';
import { Booking } from '../booking.entity';
import { repo } from '../../database/transaction';
import { refuse } from '../../core/problems';
import { findTakenNights } from '../../rooms/nights/night.service';
import { singleFlight } from '../../core/singleFlight';
import { findAlternatives, findNearestDates } from './alternatives.service';
import { NightsTaken } from './checkout.types';
import type { QuoteInput } from './quote.inputs';
import { checkMinimumStay, checkSelection, priceSelection, type RoomSelection } from './quote.service';

/** What is wanted, checked and priced; read once for all who want the same at the same time. Refuses StayRefused. */
export const readOffer = singleFlight(
  ({ hotelId, checkIn, checkOut, roomNumberIds }: QuoteInput) =>
    JSON.stringify([hotelId, checkIn, checkOut, ...[...roomNumberIds].sort()]),
  async (input) => {
    const order = await checkSelection(input);
    checkMinimumStay(order);
    return { order, quote: priceSelection(order) };
  },
);

const choiceKey = ({ numbers, stay }: RoomSelection): string =>
  [stay.checkIn, stay.checkOut, ...numbers.map(({ id }) => id)].join();

const readTaken = singleFlight(choiceKey, (order) => describeTaken(order));

/** Whose the wanted nights are that are not free; nobody is named for those that are blocked. */
const readOwners = singleFlight(choiceKey, async ({ numbers, stay }) => {
  const ids = numbers.map(({ id }) => id);
  const ownerIds = [...new Set((await findTakenNights(ids, stay)).map(({ bookingId }) => bookingId))];
  if (!ownerIds.length) return [];
  const bookings = await repo(Booking).find({
    where: { id: In(ownerIds.filter((id) => id !== null)) },
    select: { id: true, userId: true },
  });
  const users = new Map(bookings.map(({ id, userId }) => [id, userId]));
  return ownerIds.map((id) => (id === null ? undefined : users.get(id)));
});

/** The rooms into which somebody of this process is going, until he is out again. */
const entered = new Map<string, Promise<unknown>>();

/**
 * Lets those who want the same rooms in one by one, and looks before each goes: many at once would open as many
 * transactions only to wait in them. Refuses NightsTaken where others have nights and the person none of them.
 */
export async function serializeByRoom<T>(
  order: RoomSelection,
  userId: string,
  work: () => Promise<T>,
): Promise<T> {
  const ids = order.numbers.map(({ id }) => id);
  for (;;) {
    const owners = await readOwners(order);
    if (owners.length && !owners.includes(userId)) refuse(await readTaken(order));
    const before = ids.map((id) => entered.get(id)).find((other) => other !== undefined);
    if (!before) break;
    await before;
  }
  const done = work();
  const out = () => ids.forEach((id) => entered.delete(id));
  const over = done.then(out, out);
  for (const id of ids) entered.set(id, over);
  return done;
}

/** Which of the nights somebody else has, and what is free instead; `own` are the viewer's to give up. */
export async function describeTaken(
  { hotel, numbers, stay, today }: RoomSelection,
  own: string[] = [],
): Promise<NightsTaken> {
  const found = await findTakenNights(
    numbers.map((number) => number.id),
    stay,
  );
  const taken = found.filter(({ bookingId }) => bookingId === null || !own.includes(bookingId));
  const byId = new Map(numbers.map((number) => [number.id, number]));
  return new NightsTaken({
    nights: taken.map(({ roomNumberId, night }) => ({ roomNumber: byId.get(roomNumberId)!, night })),
    alternatives: await findAlternatives(hotel.id, numbers, stay),
    nearestDates: await findNearestDates(numbers, stay, today),
  });
}
