import { averageCents } from '../../../../schema/prices';
import { now } from '../../core/clock';
import { newId } from '../../database/columns';
import { repo } from '../../database/transaction';
import { nextStay, previousStay } from '../roomMoves';
import { newStay, Stay, StayState, type SoldNight } from '../stay.entity';

const keyOf = ({ id, hotelId }: Stay) => ({ id, hotelId });

/** The columns of a stay that follow from its nights. */
const sizeOf = (nightPrices: SoldNight[]) => ({
  nights: nightPrices.length,
  nightPrices,
  pricePerNightCents: averageCents(nightPrices),
});

/**
 * Splits a stay in two in the same room, inside the caller's transaction: the nights before the day, and the nights from it
 * on, which are returned. If guests in house are to leave the room today, the first part is checked out and they go on in
 * the second.
 */
export async function splitStay(stay: Stay, from: string, today: string): Promise<Stay> {
  const nightsOf = (isPart: (night: string) => boolean) =>
    sizeOf(stay.nightPrices.filter(({ night }) => isPart(night)));
  const isNow = stay.state === StayState.CHECKED_IN && from <= today;
  const second = newStay({
    ...stay,
    id: newId(),
    ...nightsOf((night) => night >= from),
    checkIn: from,
    state: isNow ? stay.state : StayState.EXPECTED,
    stateAt: isNow ? now() : null,
  });
  const left = isNow ? { state: StayState.CHECKED_OUT, stateAt: now() } : {};
  const first = { ...nightsOf((night) => night < from), checkOut: from, nextStayId: second.id, ...left };
  await repo(Stay).update(keyOf(stay), first);
  await repo(Stay).insert(second);
  return second;
}

/**
 * Joins a stay with the one before it and the one after it where the guests do not change rooms, inside the caller's
 * transaction. Returns the stay that has its nights.
 */
export async function joinStays(moved: Stay): Promise<Stay> {
  const stays = await repo(Stay).findBy({ bookingId: moved.bookingId, hotelId: moved.hotelId });
  const stay = stays.find(({ id }) => id === moved.id)!;
  const before = previousStay(stay, stays);
  const first = before && isOneRoom(before, stay) ? await join(before, stay) : stay;
  const after = nextStay(first, stays);
  return after && isOneRoom(first, after) ? join(first, after) : first;
}

const isOneRoom = (first: Stay, second: Stay): boolean =>
  first.roomNumberId !== null &&
  first.roomNumberId === second.roomNumberId &&
  first.checkOut === second.checkIn;

async function join(first: Stay, second: Stay): Promise<Stay> {
  const { checkOut, nextStayId } = second;
  const { state, stateAt } = second.state === StayState.EXPECTED ? first : second;
  const nightPrices = [...first.nightPrices, ...second.nightPrices];
  const joined = { checkOut, nextStayId, state, stateAt, ...sizeOf(nightPrices) };
  await repo(Stay).update(keyOf(first), joined);
  await repo(Stay).delete(keyOf(second));
  return { ...first, ...joined };
}
