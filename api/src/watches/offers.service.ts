import { In } from 'typeorm';
import { groupBy } from '../core/groupBy';
import { repo } from '../database/transaction';
import { CityCharge } from '../hotels/cities/cityCharge.entity';
import type { SearchIndex } from '../search/index/searchIndex';
import { readIndexOf } from '../search/index/smallIndex.service';
import type { Watched } from './watch.entity';
import { stayNow, type StayNow } from './watchedStay';

/** What watched stays cost now, and the hotels that have them. */
export interface Offers {
  index: SearchIndex;
  now: (watched: Watched) => StayNow;
}

/** Reads what stays at these hotels cost now, from the tables. Takes about eight statements for each twenty hotels. */
export async function readOffers(hotelIds: readonly string[]): Promise<Offers> {
  const index = await readIndexOf(hotelIds);
  const cityOf = (hotelId: string) => index.find(hotelId)?.cityId;
  const cityIds = [...new Set(hotelIds.map(cityOf).filter((id) => id !== undefined))];
  const charges = groupBy(
    await repo(CityCharge).find({ where: { cityId: In(cityIds) }, order: { cityId: 'ASC', place: 'ASC' } }),
    ({ cityId }) => cityId,
  );
  return {
    index,
    now: (watched) => stayNow(index, watched, charges.get(cityOf(watched.hotelId) ?? '') ?? []),
  };
}
