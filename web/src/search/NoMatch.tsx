import { Suspense } from 'react';
import { paths } from '../paths';
import { ButtonLink } from '../kit/Button';
import { Empty } from '../kit/Empty';
import { NearestDates } from './NearestDates';
import { useHotelsInCitySuspenseQuery } from './NoMatch.generated';
import type { Search } from './search';

interface Props {
  search: Search;
  addressOf: (search: Search) => string;
}

/** The texts of a search without a result, and what to try next: a city that has hotels is not said to have none. */
export function NoMatch({ search, addressOf }: Props) {
  // a part of the map is not that of one city
  const city = search.area ? '' : search.city;
  const { data } = useHotelsInCitySuspenseQuery({ variables: { city } });
  const hasHotels = city === '' || data.hotels.total > 0;
  const isBounded = search.minPrice !== undefined || search.maxPrice !== undefined;
  return (
    <Empty
      picture="empty-search"
      texts={[
        hasHotels
          ? `No hotel${city && ` in ${city}`} fits your dates, guests and filters`
          : 'We do not have a hotel in the city you specified',
        ...(isBounded ? ['Or within the price range specified'] : []),
      ]}
      action={
        <>
          {hasHotels && (
            <Suspense fallback={null}>
              <NearestDates search={search} addressOf={addressOf} />
            </Suspense>
          )}
          <ButtonLink to={paths.hotels(hasHotels ? { city } : {})} variant="outlined">
            {hasHotels && city ? `See every hotel in ${city}` : 'See all hotels'}
          </ButtonLink>
        </>
      }
    >
      {hasHotels
        ? `Every room may be taken on these nights. Try other dates${isBounded ? ', a wider price range' : ''}, fewer filters or another city.`
        : 'Choose another city, or look through all hotels.'}
    </Empty>
  );
}
