import { priceStay } from '../../../schema/prices';
import { LIMITS } from '../../../schema/limits';
import { addNights, countNights, listNights } from '../../../schema/nights';
import { nameKey } from '../core/nameKey';
import { BadInput } from '../core/problems';
import type { SearchIndex, IndexedRoom } from './searchIndex';
import { currentIndex } from './searchIndex.service';
import { dayOf } from './dayNumber';
import { anyFree } from './availabilityBitset';
import type { CalendarNight, PriceCalendarArgs } from './priceCalendar.types';

/** For each night of [from, to) the cheapest room that is free in a city or a hotel. Answered from memory. */
export async function readPriceCalendar(asked: PriceCalendarArgs): Promise<CalendarNight[]> {
  const { from, to } = asked;
  if (to < from) throw new BadInput('The last date is before the first. Choose a later one.');
  if (countNights(from, to) > LIMITS.calendarNights)
    throw new BadInput(`Ask for at most ${LIMITS.calendarNights} nights at once.`);
  if ([asked.city, asked.cityId, asked.hotelId].filter(Boolean).length !== 1)
    throw new BadInput('Say which calendar: of one city or of one hotel.');

  const index = await currentIndex();
  const offers = findOffers(index, asked).filter(({ people }) => people >= (asked.guests ?? 1));
  const [plain, rated] = [
    offers.filter(({ rates }) => !rates.length),
    offers.filter(({ rates }) => rates.length),
  ];
  return listNights(from, to).map((night) => {
    const day = dayOf(night);
    const span = index.nights.span(day, day + 1);
    const isFree = ({ slots }: IndexedRoom) => anyFree(slots, span);
    const prices = rated.filter(isFree).map((room) => priceOn(room, night));
    const cheapest = plain.find(isFree);
    if (cheapest) prices.push(cheapest.cents);
    return { night, cheapestCents: prices.length ? Math.min(...prices) : null };
  });
}

/** The room types that are asked about, the cheapest first. */
function findOffers(
  index: SearchIndex,
  { city, cityId, hotelId }: PriceCalendarArgs,
): readonly IndexedRoom[] {
  if (hotelId) return index.find(hotelId)?.rooms ?? [];
  const place = city ? index.cityNamed(nameKey(city)) : cityId;
  return place ? index.offersIn(place) : [];
}

const priceOn = ({ cents, rates }: IndexedRoom, night: string): number =>
  priceStay(cents, rates, { checkIn: night, checkOut: addNights(night, 1) })[0]!.cents;
