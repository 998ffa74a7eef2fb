import { averageCents, priceStay, sumCents, type ChargeRule } from '../../../../schema/prices';
import type { Rate } from '../../rooms/rates/rate.entity';
import type { RoomNumber } from '../../rooms/roomNumber.entity';
import type { RoomType } from '../../rooms/roomType.entity';
import type { SoldCharge } from '../bookingCharge.entity';
import { allRooms, firstStays } from '../roomMoves';
import { StayState, type SoldNight, type Stay } from '../stay.entity';
import { changedParts, type StayWishes } from './changedStays.service';
import { keepNights } from './keptNights';
import { sellNights, soldRules, type RuledNight } from './soldCharges';

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
  /** Those of the stays that the change adds. */
  addedStays: Stay[];
  /** The stays that the booking gives up, as they were. */
  droppedStays: Stay[];
}

/**
 * The stays, taxes, fees and price of a booking after a change by staff. Kept nights keep the price at which they were
 * sold, with the taxes and fees of then; added nights cost today's price, or the one that staff set. Guests who have begun
 * their stay keep the nights before tonight in the room in which they slept. A night in an added room keeps its price too
 * if the change gives up the same night in a room of its type. Refuses NotChangeable.
 */
export function planStaffChange(wish: StayWishes, facts: StaffChangeFacts): StaffChangePlan {
  const { stays, rules, addedNightCents } = facts;
  const parts = changedParts(wish, facts);
  const changed = parts.filter(({ isChanged }) => isChanged);
  const offered = changed.flatMap(({ rows }) => rows).map((row) => ({ row, ...offer(row, facts) }));
  const { kept, givenUp } = keepNights(
    offered,
    changed.flatMap(({ stay }) => stay ?? []),
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
  const addedIds = new Set(parts.flatMap(({ stay, rows: [row] }) => (!stay && row ? [row.id] : [])));
  return {
    ...priced,
    totalCents: sumCents([...priced.stays.flatMap(({ nightPrices }) => nightPrices), ...priced.charges]),
    kept: all.filter(({ sale }) => sale < Infinity),
    added: all.filter(({ sale }) => sale === Infinity),
    givenUp,
    movedNow: changed.flatMap(({ stay, rows: [first, second] }) => {
      const last = second ?? first;
      const isNow = last && stay?.state === StayState.CHECKED_IN && last.roomNumberId !== stay.roomNumberId;
      return isNow ? [last] : [];
    }),
    addedStays: priced.stays.filter(({ id }) => addedIds.has(id)),
    droppedStays: changed.flatMap(({ stay, rows: left }) => (stay && !left.length ? [stay] : [])),
  };
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
