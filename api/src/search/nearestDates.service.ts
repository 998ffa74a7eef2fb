import { addNights, stayProblem, todayIn } from '../../../schema/rules';
import { now } from '../outside/clock';
import { BadInput } from '../problems';
import type { Dates } from '../rooms/dates.types';
import { keptCatalogue } from './catalogue.service';
import { askFor, canHave, narrow, stayOf } from './filter.service';
import type { HotelFilter } from './search.inputs';

const MOST_DATES = 3;
const DAYS_AROUND = 14;
/** The nearest first, of two as near the earlier one. */
const SHIFTS = Array.from({ length: DAYS_AROUND }, (_, index) => [-(index + 1), index + 1]).flat();

/**
 * The stays of the same length, nearest to the dates searched for, on which something that fits the rest of
 * the search is free; within two weeks of them and not before today at the hotel. Answered from memory.
 */
export async function findSearchDates(filter: HotelFilter): Promise<Dates[]> {
  const wanted = stayOf(filter);
  if (!wanted) throw new BadInput('Give a check-in and a check-out date.');
  const catalogue = await keptCatalogue();
  const guests = filter.guests ?? 1;
  const hotels = narrow(catalogue, filter);
  const zones = new Map(hotels.map((hotel) => [catalogue.zoneOf(hotel), '']));
  for (const zone of zones.keys()) zones.set(zone, todayIn(zone, now()));

  const found: Dates[] = [];
  for (const days of SHIFTS) {
    if (found.length === MOST_DATES) break;
    const dates = { checkIn: addNights(wanted.checkIn, days), checkOut: addNights(wanted.checkOut, days) };
    const open = [...zones].filter(([, today]) => !stayProblem(dates, today)).map(([zone]) => zone);
    if (!open.length) continue;
    const stay = askFor(catalogue, dates);
    const everywhere = open.length === zones.size;
    const fits = hotels.some(
      (hotel) =>
        (everywhere || open.includes(catalogue.zoneOf(hotel))) &&
        hotel.rooms.some((room) => canHave(catalogue, room, guests, stay)),
    );
    if (fits) found.push(dates);
  }
  return found;
}
