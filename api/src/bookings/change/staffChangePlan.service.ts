import { averageCents, priceStay, sumCents, type ChargeRule } from '../../../../schema/prices';
import { countNights } from '../../../../schema/nights';
import { LIMITS } from '../../../../schema/limits';
import { now } from '../../core/clock';
import { newId } from '../../database/columns';
import { refuse } from '../../core/problems';
import type { Rate } from '../../rooms/rates/rate.entity';
import type { RoomNumber } from '../../rooms/roomNumber.entity';
import type { RoomType } from '../../rooms/roomType.entity';
import type { SoldCharge } from '../bookingCharge.entity';
import { allRooms, firstStays, nextStay, previousStay } from '../roomMoves';
import { StayState, type SoldNight, type Stay } from '../stay.entity';
import { NotChangeable } from './change.types';
import { keepNights } from './keptNights';
import { sellNights, soldRules, type RuledNight } from './soldCharges';
import type { StayChangeInput } from './staffChange.types';

/** What the dates and the price of a change by staff depend on. */
export interface StaffChangeFacts {
  stays: readonly Stay[];
  charges: readonly SoldCharge[];
  /** Today's date at the hotel. */
  today: string;
  /** The rooms of the stays and the rooms that staff choose, with their types and rates. */
  rooms: ReadonlyMap<string, RoomNumber>;
  types: ReadonlyMap<string, RoomType>;
  rates: ReadonlyMap<string, Rate[]>;
  /** Today's taxes and fees. */
  rules: readonly ChargeRule[];
  /** The price of each added night that staff set. */
  addedNightCents: number | null;
}

/** A booking as a change by staff leaves it. */
export interface StaffChangePlan {
  /** All its stays, the changed ones with their new dates and rooms. */
  stays: Stay[];
  charges: SoldCharge[];
  totalCents: number;
  kept: SoldNight[];
  added: SoldNight[];
  givenUp: SoldNight[];
  /** The stays whose guests in house go to another room now. */
  movedNow: Stay[];
}

/**
 * The stays, taxes, fees and price of a booking after a change by staff. Kept nights keep the price at which they were
 * sold, with the taxes and fees of then; added nights cost today's price, or the one that staff set. Guests who have begun
 * their stay keep the nights before tonight in the room in which they slept. Refuses NotChangeable.
 */
export function planStaffChange(
  changes: readonly StayChangeInput[],
  facts: StaffChangeFacts,
): StaffChangePlan {
  const { stays, rules, addedNightCents } = facts;
  const byId = new Map(changes.map((change) => [change.stayId, change]));
  if (changes.some(({ stayId }) => !stays.some(({ id }) => id === stayId)))
    refuse(new NotChangeable('The booking has just been changed. Reload the page.'));
  const parts = stays.map((stay) => {
    const change = byId.get(stay.id);
    return { stay, isChanged: change !== undefined, rows: change ? changeStay(stay, change, facts) : [stay] };
  });
  const changed = parts.filter(({ isChanged }) => isChanged);
  const offered = changed.flatMap(({ rows }) => rows).map((row) => ({ row, ...offer(row, facts) }));
  const { kept, givenUp } = keepNights(
    offered,
    changed.map(({ stay }) => stay),
  );
  const rulesOf = soldRules(facts.charges, rules);
  const asSold = (night: SoldNight): RuledNight => ({
    ...night,
    sale: night.sale ?? 0,
    rules: rulesOf(night.sale ?? 0),
  });
  const nightsOf = new Map<string, RuledNight[]>(
    stays.map(({ id, nightPrices }) => [id, nightPrices.map(asSold)]),
  );
  for (const [index, { row, nightPrices }] of offered.entries())
    nightsOf.set(
      row.id,
      nightPrices.map((night) => {
        const sold = kept[index]!.get(night.night);
        const cents = addedNightCents ?? night.cents;
        return sold ? asSold(sold) : { ...night, cents, sale: Infinity, rules };
      }),
    );

  const rows = parts.flatMap((part) => part.rows);
  const priced = priceRooms(rows, nightsOf, rules);
  const all = rows.flatMap(({ id }) => nightsOf.get(id)!);
  return {
    ...priced,
    totalCents: sumCents([...priced.stays.flatMap(({ nightPrices }) => nightPrices), ...priced.charges]),
    kept: all.filter(({ sale }) => sale < Infinity),
    added: all.filter(({ sale }) => sale === Infinity),
    givenUp,
    movedNow: changed.flatMap(({ stay, rows: [first, second] }) => {
      const isNow =
        stay.state === StayState.CHECKED_IN && (second ?? first)!.roomNumberId !== stay.roomNumberId;
      return isNow ? [(second ?? first)!] : [];
    }),
  };
}

/** A stay with its new dates and room: two stays if the guests have slept in the old room. */
function changeStay(
  stay: Stay,
  change: StayChangeInput,
  { stays, today, rooms, types }: StaffChangeFacts,
): Stay[] {
  const checkIn = change.checkIn ?? stay.checkIn;
  const checkOut = change.checkOut ?? stay.checkOut;
  const { state } = stay;
  const hasBegun = stay.checkIn < today || state === StayState.CHECKED_IN;
  if (state === StayState.CHECKED_OUT || state === StayState.NO_SHOW)
    refuse(new NotChangeable(`The stay in room ${stay.number} is over, so it cannot be changed.`));
  if (checkIn !== stay.checkIn && hasBegun)
    refuse(
      new NotChangeable(`The stay in room ${stay.number} has begun, so its first night cannot be changed.`),
    );
  if (!hasBegun && checkIn < today) refuse(new NotChangeable('The first night cannot be before today.'));
  if (checkOut <= checkIn || (checkOut < today && checkOut !== stay.checkOut))
    refuse(new NotChangeable('The day of departure must be after the first night, and today or later.'));
  if (countNights(checkIn, checkOut) > LIMITS.stayNights)
    refuse(new NotChangeable(`A stay can have at most ${LIMITS.stayNights} nights.`));
  if (previousStay(stay, stays) && checkIn !== stay.checkIn)
    refuse(
      new NotChangeable('The guests come from another room on the first night. Change that stay instead.'),
    );
  if (nextStay(stay, stays) && checkOut !== stay.checkOut)
    refuse(new NotChangeable('The guests go on in another room. Change the dates of that stay instead.'));
  const room = rooms.get(change.roomNumberId ?? stay.roomNumberId ?? '');
  if (!room) refuse(new NotChangeable(`Room ${stay.number} no longer exists. Choose another room.`));
  const isMove = room.id !== stay.roomNumberId;
  const dated = { ...stay, checkIn, checkOut };
  if (!isMove) return [dated];
  const { title } = types.get(room.roomTypeId)!;
  const inRoom = { roomNumberId: room.id, roomTypeId: room.roomTypeId, number: room.number, title };
  if (stay.checkIn >= today) return [{ ...dated, ...inRoom }];
  if (checkOut <= today)
    refuse(new NotChangeable('No night is left from tonight on, so there is no other room to choose.'));
  const isIn = state === StayState.CHECKED_IN;
  const second = { ...dated, ...inRoom, id: newId(), checkIn: today, stateAt: isIn ? now() : null };
  const left = isIn ? { state: StayState.CHECKED_OUT, stateAt: now() } : {};
  return [{ ...dated, checkOut: today, nextStayId: second.id, ...left }, second];
}

/** The room of a stay with today's price of each of its nights. */
function offer({ roomNumberId, roomTypeId, checkIn, checkOut }: Stay, { types, rates }: StaffChangeFacts) {
  const type = types.get(roomTypeId ?? '');
  const nightPrices = priceStay(type?.priceCents ?? 0, rates.get(roomTypeId ?? '') ?? [], {
    checkIn,
    checkOut,
  });
  return { room: { id: roomNumberId ?? '', roomTypeId: roomTypeId ?? '' }, nightPrices };
}

/** The stays with their nights as sold, and the taxes and fees. The rooms that guests have one after the other are one. */
function priceRooms(
  rows: readonly Stay[],
  nightsOf: ReadonlyMap<string, RuledNight[]>,
  rules: readonly ChargeRule[],
): { stays: Stay[]; charges: SoldCharge[] } {
  const guests = firstStays(rows).map((first) => allRooms(first, rows));
  const { nights, charges } = sellNights(
    guests.map((rooms) => rooms.flatMap(({ id }) => nightsOf.get(id)!)),
    rules,
  );
  const sold = new Map<string, SoldNight[]>();
  for (const [index, rooms] of guests.entries()) {
    let left = nights[index]!;
    for (const { id } of rooms) {
      const count = nightsOf.get(id)!.length;
      sold.set(id, left.slice(0, count));
      left = left.slice(count);
    }
  }
  const stays = rows.map((row) => {
    const nightPrices = sold.get(row.id)!;
    return { ...row, nightPrices, nights: nightPrices.length, pricePerNightCents: averageCents(nightPrices) };
  });
  return { stays, charges };
}
