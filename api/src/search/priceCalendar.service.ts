import { fill } from '../../../schema/fill';
import type { Turns } from '../core/eventLoop';
import { priceStay } from '../../../schema/prices';
import { LIMITS } from '../../../schema/limits';
import { addNights, countNights, listNights, stayProblem, todayIn } from '../../../schema/nights';
import { now } from '../core/clock';
import { nameKey } from '../core/nameKey';
import { BadInput } from '../core/problems';
import type { SearchIndex } from './index/searchIndex';
import type { IndexedRoom } from './index/indexedHotel';
import { withIndex } from './index/searchIndex.service';
import { dayOf } from './index/dayNumber';
import { anyFree } from './index/availabilityBitset';
import type { CalendarNight, PriceCalendarArgs } from './priceCalendar.types';

/**
 * The cheapest free room of a city or a hotel for each night of [from, to). A night that is over there or too
 * far ahead to be booked has none. Answered from memory.
 */
export async function readPriceCalendar(asked: PriceCalendarArgs, turns: Turns): Promise<CalendarNight[]> {
  const { from, to } = asked;
  if (to < from) throw new BadInput('The last date is before the first. Choose a later one.');
  if (countNights(from, to) > LIMITS.calendarNights)
    throw new BadInput(fill('Ask for at most {most} nights at once.', { most: LIMITS.calendarNights }));
  if ([asked.city, asked.cityId, asked.hotelId].filter(Boolean).length !== 1)
    throw new BadInput('Choose either a city or a hotel for the calendar.');
  return withIndex(turns, (index) => calendarOf(index, asked));
}

function calendarOf(index: SearchIndex, asked: PriceCalendarArgs): CalendarNight[] {
  const { from, to } = asked;
  const cityId = findCity(index, asked);
  if (!cityId) return listNights(from, to).map((night) => ({ night, cheapestCents: null }));
  const today = todayIn(index.zoneOf(cityId), now());
  const rooms = asked.hotelId ? index.find(asked.hotelId)!.rooms : index.offersIn(cityId);
  const offers = rooms.filter(({ people }) => people >= (asked.guests ?? 1));
  const [plain, rated] = [
    offers.filter(({ rates }) => !rates.length),
    offers.filter(({ rates }) => rates.length),
  ];
  return listNights(from, to).map((night) => {
    if (stayProblem({ checkIn: night, checkOut: addNights(night, 1) }, today))
      return { night, cheapestCents: null };
    const day = dayOf(night);
    const span = index.nights.span(day, day + 1);
    const isFree = (room: IndexedRoom) => anyFree(room, span);
    const prices = rated.filter(isFree).map((room) => priceOn(room, night));
    const cheapest = plain.find(isFree);
    if (cheapest) prices.push(cheapest.cents);
    return { night, cheapestCents: prices.length ? Math.min(...prices) : null };
  });
}

/** The named city, or the hotel's city. */
const findCity = (
  index: SearchIndex,
  { city, cityId, hotelId }: PriceCalendarArgs,
): string | null | undefined => {
  if (hotelId) return index.find(hotelId)?.cityId;
  return city ? index.cityNamed(nameKey(city)) : cityId;
};

const priceOn = ({ cents, rates }: IndexedRoom, night: string): number =>
  priceStay(cents, rates, { checkIn: night, checkOut: addNights(night, 1) })[0]!.cents;
