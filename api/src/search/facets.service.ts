import { nameKey } from '../database/columns';
import { listHotelTypes } from '../hotels/hotel.service';
import { keptCatalogue } from './catalogue.service';
import type { HotelFacets } from './facets.types';
import { askFor, canHave, narrow, stayOf } from './filter.service';
import type { HotelFilter } from './search.inputs';

const RATING_STEPS = [4.5, 4, 3.5, 3];
const MOST_AMENITIES = 30;

/** A hotel as the counts see it. */
interface Candidate {
  typeId: string;
  rating: number;
  amenities: readonly string[];
  amenityKeys: readonly string[];
  /** People that its largest room takes; of those that are free, where there are dates. 0 without any. */
  people: number;
}
type Group = 'type' | 'rating' | 'amenities' | 'guests';

/**
 * How many hotels each further choice would leave. A group is counted by everything in the search but its own
 * choice. One statement, for the types; the hotels are in memory.
 */
export async function countFacets(filter: HotelFilter): Promise<HotelFacets> {
  const [candidates, types] = await Promise.all([findCandidates(filter), listHotelTypes()]);
  const choices = choicesOf(filter);
  const matching = (group?: Group) =>
    candidates.filter((hotel) => choices.every(([of, fits]) => of === group || fits(hotel)));

  const byType = countEach(matching('type').map(({ typeId }) => typeId));
  const rated = matching('rating');
  const housed = matching('guests');
  const largest = housed.reduce((most, { people }) => Math.max(most, people), 0);
  return {
    types: types.map((type) => ({ type, hotels: byType.get(type.id) ?? 0 })),
    ratings: RATING_STEPS.map((minRating) => ({
      minRating,
      hotels: rated.filter(({ rating }) => rating >= minRating).length,
    })),
    amenities: rankAmenities(matching(), filter.amenities ?? []),
    guests: Array.from({ length: largest }, (_, index) => ({
      guests: index + 1,
      hotels: housed.filter(({ people }) => people > index).length,
    })),
  };
}

function choicesOf(filter: HotelFilter): [Group, (hotel: Candidate) => boolean][] {
  const { typeId, minRating, guests, checkIn } = filter;
  const wanted = (filter.amenities ?? []).map(nameKey);
  const people = guests ?? (checkIn ? 1 : 0);
  return [
    ['type', (hotel) => !typeId || hotel.typeId === typeId],
    ['rating', (hotel) => !minRating || hotel.rating >= minRating],
    ['guests', (hotel) => hotel.people >= people],
    ['amenities', (hotel) => wanted.every((key) => hotel.amenityKeys.includes(key))],
  ];
}

/** Every hotel that fits the search apart from the choices that are counted. */
async function findCandidates(filter: HotelFilter): Promise<Candidate[]> {
  const dates = stayOf(filter);
  const catalogue = await keptCatalogue();
  const stay = dates && askFor(catalogue, dates);
  return narrow(catalogue, { ...filter, typeId: null, minRating: null, amenities: null }).map(
    ({ hotel, amenityKeys, rooms }) => ({
      typeId: hotel.typeId,
      rating: hotel.ratingsAverage ?? 0,
      amenities: hotel.amenities,
      amenityKeys,
      people: rooms.reduce(
        (most, room) =>
          room.people > most && canHave(catalogue, room, room.people, stay) ? room.people : most,
        0,
      ),
    }),
  );
}

function rankAmenities(hotels: Candidate[], chosen: string[]): HotelFacets['amenities'] {
  const counts = countEach(hotels.flatMap(({ amenities }) => amenities));
  const ranked = [...counts].sort(([a, more], [b, less]) => less - more || (a < b ? -1 : 1));
  const first = new Set([...chosen, ...ranked.slice(0, MOST_AMENITIES).map(([amenity]) => amenity)]);
  return [...first]
    .map((amenity) => ({ amenity, hotels: counts.get(amenity) ?? 0 }))
    .sort((a, b) => b.hotels - a.hotels || (a.amenity < b.amenity ? -1 : 1));
}

function countEach(values: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
