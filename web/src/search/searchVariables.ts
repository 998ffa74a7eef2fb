import { normaliseStay } from '../../../schema/nights';
import { readAges } from '../../../schema/party';
import { inMyLanguage } from '../kit/written';
import type { ResultsPageQueryVariables } from './ResultsPage.generated';
import type { Search } from './search';

/** The number of hotels on a page of the list. */
export const PAGE_SIZE = 20;

/** The variables of the query for a search. */
export function toVariables(search: Search): ResultsPageQueryVariables {
  const cents = (dollars: number | undefined) => (dollars === undefined ? undefined : dollars * 100);
  const stay = normaliseStay(search);
  return {
    ...stay,
    ...inMyLanguage(),
    guests: search.guests,
    rooms: search.rooms,
    filter: {
      ...stay,
      city: (!search.area && search.city) || undefined,
      area: search.area,
      guests: search.guests,
      rooms: search.rooms,
      childrenAges: search.children ? readAges(search.children) : undefined,
      minPriceCents: cents(search.minPrice),
      maxPriceCents: cents(search.maxPrice),
      closestTouristLocation: search.near,
      typeId: search.type,
      minRating: search.minRating,
      amenities: search.amenities.length > 0 ? [...search.amenities] : undefined,
      features: search.features.length > 0 ? [...search.features] : undefined,
    },
    sort: search.sort,
    limit: PAGE_SIZE,
    offset: (search.page - 1) * PAGE_SIZE,
  };
}
