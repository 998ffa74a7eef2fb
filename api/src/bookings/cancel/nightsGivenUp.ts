import { averageCents, sumCents, type ChargeKindName } from '../../../../schema/prices';
import type { Booking } from '../booking.entity';
import type { SoldCharge } from '../bookingCharge.entity';
import { chargeOf } from '../change/soldCharges';
import { allRooms, firstStays } from '../roomMoves';
import type { Stay } from '../stay.entity';

/** Some nights of a booking that are given up: those of these stays from a day on. */
export interface NightsGivenUp {
  stays: readonly Pick<Stay, 'id'>[];
  from: string;
}

/** A booking with what its price is made of. */
export interface PricedBooking {
  booking: Pick<Booking, 'totalCents'>;
  stays: readonly Stay[];
  charges: readonly SoldCharge[];
  /** How each tax or fee is calculated today, by its title. */
  kinds: ReadonlyMap<string, ChargeKindName>;
}

/** What a booking keeps after some of its nights are given up. */
export interface Remainder {
  stays: Stay[];
  charges: SoldCharge[];
  totalCents: number;
  /** The price of the nights that are given up, with their taxes and fees, in cents. */
  givenUpCents: number;
}

/**
 * What a booking keeps without these nights. Kept nights keep the price at which they were sold, with the taxes and fees
 * of then, as after a change (soldCharges.ts). A charge that was sold before its rules were stored is kept in part: a
 * percentage by the price of the nights, a fee for each night by their number, a fee for each stay by the stays of which a
 * night is kept. The stays of guests who change rooms count as one.
 */
export function remainderOf(priced: PricedBooking, { stays: given, from }: NightsGivenUp): Remainder {
  const ids = new Set(given.map(({ id }) => id));
  const stays = priced.stays.flatMap((stay) => (ids.has(stay.id) ? until(stay, from) : [stay]));
  const rooms = firstStays(stays).map((first) =>
    allRooms(first, stays).flatMap(({ nightPrices }) => nightPrices),
  );
  const charges = priced.charges
    .map(({ title, cents, rules }) => {
      if (rules) return { title, cents: chargeOf(rooms, rules), rules };
      const sizeOf = SIZES[priced.kinds.get(title) ?? 'PERCENT'];
      return { title, cents: share(cents, sizeOf(stays), sizeOf(priced.stays)), rules };
    })
    .filter(({ cents }) => cents !== 0);
  const totalCents = sumCents(stays.flatMap(({ nightPrices }) => nightPrices)) + sumCents(charges);
  return { stays, charges, totalCents, givenUpCents: priced.booking.totalCents - totalCents };
}

/** The stay with its nights before the day; nothing if there are none. */
function until(stay: Stay, day: string): Stay[] {
  const nightPrices = stay.nightPrices.filter(({ night }) => night < day);
  if (!nightPrices.length) return [];
  const checkOut = day < stay.checkOut ? day : stay.checkOut;
  const pricePerNightCents = averageCents(nightPrices);
  return [{ ...stay, checkOut, nights: nightPrices.length, pricePerNightCents, nightPrices }];
}

/** What the sum of a tax or fee without stored rules follows. A charge that the city no longer has follows the price. */
const SIZES: Record<ChargeKindName, (stays: readonly Stay[]) => number> = {
  PERCENT: (stays) => sumCents(stays.flatMap(({ nightPrices }) => nightPrices)),
  PER_NIGHT: (stays) => stays.flatMap(({ nightPrices }) => nightPrices).length,
  PER_STAY: (stays) => firstStays(stays).length,
};

/** The kept share of a sum, rounded to the cent, a half upwards. */
const share = (cents: number, kept: number, all: number): number =>
  all > 0 ? Math.floor((2 * cents * kept + all) / (2 * all)) : 0;
