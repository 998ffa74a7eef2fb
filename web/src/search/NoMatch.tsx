import { Suspense } from 'react';
import { fill } from '../../../schema/fill';
import { paths } from '../paths';
import { ButtonLink } from '../kit/Button';
import { Empty } from '../kit/Empty';
import { NearestDates } from './NearestDates';
import { useHotelsInCitySuspenseQuery } from './NoMatch.generated';
import type { Search } from './search';
import * as texts from './texts';
import { useCityName } from './useCityName';

interface Props {
  search: Search;
  addressOf: (search: Search) => string;
}

/**
 * A search without results, and what to try next. The specified text about a city without hotels is shown only if the city
 * has none.
 */
export function NoMatch({ search, addressOf }: Props) {
  // a map area is not limited to one city
  const city = search.area ? '' : search.city;
  const cityName = useCityName(city);
  const { data } = useHotelsInCitySuspenseQuery({ variables: { city } });
  const hasHotels = city === '' || data.hotels.total > 0;
  const isBounded = search.minPrice !== undefined || search.maxPrice !== undefined;
  return (
    <Empty
      picture="empty-search"
      texts={[
        hasHotels
          ? fill(city ? texts.noHotelInCityMatches : texts.noHotelMatches, { city: cityName })
          : texts.noHotelInSpecifiedCity,
        ...(isBounded ? [texts.orWithinPriceRange] : []),
      ]}
      action={
        <>
          {hasHotels && (
            <Suspense fallback={null}>
              <NearestDates search={search} addressOf={addressOf} />
            </Suspense>
          )}
          <ButtonLink to={paths.hotels(hasHotels ? { city } : {})} variant="outlined">
            {hasHotels && city ? fill(texts.seeAllHotelsInCity, { city: cityName }) : texts.seeAllHotels}
          </ButtonLink>
        </>
      }
    >
      {hasHotels ? (isBounded ? texts.tryOtherSearchOrPrices : texts.tryOtherSearch) : texts.tryOtherCity}
    </Empty>
  );
}
