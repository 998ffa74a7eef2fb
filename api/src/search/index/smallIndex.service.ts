import { LIMITS } from '../../../../schema/limits';
import { now } from '../../core/clock';
import { AvailabilityBitset } from './availabilityBitset';
import { batches } from './refreshIndex.service';
import { SearchIndex } from './searchIndex';
import { readCities, readHotels } from './searchIndexRows.service';

/** Days before today that are still today somewhere. */
const DAYS_BEHIND = 2;
/** The nights that can be booked, with a leap day each year. */
const DAYS = LIMITS.yearsAhead * 366 + DAYS_BEHIND;

/**
 * An index of these hotels alone, as they are in the tables now: for work that must not miss what another process has
 * just committed. Deleted and closed hotels are not in it. Takes six statements for each twenty hotels.
 */
export async function readIndexOf(hotelIds: readonly string[]): Promise<SearchIndex> {
  const firstDay = Math.floor(now().getTime() / 86_400_000) - DAYS_BEHIND;
  const index = new SearchIndex(new AvailabilityBitset(firstDay, DAYS));
  index.setCities(await readCities());
  for (const some of batches([...new Set(hotelIds)]))
    for (const rows of await readHotels(some, index.nights)) index.put(rows);
  return index;
}
