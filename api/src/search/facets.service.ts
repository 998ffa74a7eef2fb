import type { Turns } from '../core/eventLoop';
import { LIMITS } from '../../../schema/limits';
import { listHotelTypes } from '../hotels/hotel.service';
import type { SearchIndex } from './index/searchIndex';
import type { SharedValues } from './index/sharedValues';
import type { IndexedHotel } from './index/indexedHotel';
import { withIndex } from './index/searchIndex.service';
import type { FeatureCount, HotelFacets } from './facets.types';
import { FEATURES, offers } from './features.service';
import {
  amenityKeys,
  searchedStay,
  mayCheckIn,
  filterHotels,
  stayOf,
  type SearchedStay,
} from './filter.service';
import { maxPeople, partyOf } from './party';
import type { HotelFilter } from './search.inputs';

const RATING_STEPS = [4.5, 4, 3.5, 3];
const MAX_AMENITIES = 30;

/**
 * Counts the hotels that each further choice would leave. The counts of a group ignore the group's own
 * choices. The hotel types take one statement; the hotels are in memory.
 */
export async function countFacets(filter: HotelFilter, turns: Turns): Promise<HotelFacets> {
  const dates = stayOf(filter);
  const types = await listHotelTypes();
  return withIndex(turns, (index) => {
    const tally = new Tally(index, filter, dates && searchedStay(index, dates));
    const hotels = filterHotels(index, { ...filter, typeId: null, minRating: null, amenities: null });
    for (const hotel of dates ? hotels.filter(mayCheckIn(index, dates)) : hotels) tally.count(hotel);
    return {
      types: types.map((type) => ({ type, hotels: tally.types.get(type.id) ?? 0 })),
      ratings: RATING_STEPS.map((minRating, step) => ({ minRating, hotels: tally.ratings[step]! })),
      amenities: rankAmenities(tally.amenities, index.shared, filter.amenities ?? []),
      features: tally.features.map(({ feature, hotels }) => ({ feature, hotels })),
      guests: tally.people.map((hotels, position) => ({ guests: position + 1, hotels })),
    };
  });
}

/** The counts of each group, hotel by hotel. */
class Tally {
  readonly types = new Map<string, number>();
  readonly ratings = RATING_STEPS.map(() => 0);
  /** By the number of the amenity. */
  readonly amenities: number[];
  readonly features: (FeatureCount & { isOffered: (hotel: IndexedHotel) => boolean })[];
  /**
   * Position n counts the hotels whose rooms together take n + 1 people in the number of rooms searched for.
   */
  readonly people: number[] = [];
  private readonly wanted: number[];
  private readonly atLeast: number;
  private readonly rooms: number;

  constructor(
    private readonly index: SearchIndex,
    private readonly filter: HotelFilter,
    private readonly stay: SearchedStay | undefined,
  ) {
    this.amenities = index.shared.amenityWords.map(() => 0);
    this.wanted = amenityKeys(index, filter.amenities);
    this.features = FEATURES.map((feature) => ({
      feature,
      hotels: 0,
      isOffered: offers(feature, index, stay),
    }));
    this.rooms = partyOf(filter).rooms;
    this.atLeast = filter.guests ?? (stay || filter.rooms ? 1 : 0);
  }

  count(hotel: IndexedHotel): void {
    const { typeId, minRating } = this.filter;
    const rating = hotel.rating ?? 0;
    const type = !typeId || hotel.typeId === typeId;
    const rated = !minRating || rating >= minRating;
    const offered = this.wanted.every((key) => this.index.shared.isOffered(hotel.amenities, key));
    // A hotel that fails two of the choices counts in no group.
    if (Number(type) + Number(rated) + Number(offered) < 2) return;
    const people = maxPeople(hotel, this.rooms, this.stay);
    if (type && rated && offered)
      for (let guests = 0; guests < Math.min(people, LIMITS.people); guests++)
        this.people[guests] = (this.people[guests] ?? 0) + 1;
    if (people < this.atLeast) return;
    if (rated && offered) this.types.set(hotel.typeId, (this.types.get(hotel.typeId) ?? 0) + 1);
    if (type && offered)
      RATING_STEPS.forEach((lowest, step) => {
        if (rating >= lowest) this.ratings[step]!++;
      });
    if (!type || !rated || !offered) return;
    for (const number of hotel.amenities) this.amenities[number]!++;
    for (const each of this.features) if (each.isOffered(hotel)) each.hotels++;
  }
}

/** The most frequent values and the chosen ones, by frequency. */
function rankAmenities(
  counts: number[],
  { amenityWords, findAmenity }: SharedValues,
  chosen: string[],
): HotelFacets['amenities'] {
  const ranked = amenityWords
    .map((amenity, number) => ({ amenity, hotels: counts[number]! }))
    .filter(({ hotels }) => hotels > 0)
    .sort((a, b) => b.hotels - a.hotels || (a.amenity < b.amenity ? -1 : 1))
    .slice(0, MAX_AMENITIES);
  const missing = [...new Set(chosen)]
    .filter((amenity) => !ranked.some((each) => each.amenity === amenity))
    .map((amenity) => ({ amenity, hotels: counts[findAmenity(amenity) ?? -1] ?? 0 }));
  return [...ranked, ...missing].sort((a, b) => b.hotels - a.hotels || (a.amenity < b.amenity ? -1 : 1));
}
