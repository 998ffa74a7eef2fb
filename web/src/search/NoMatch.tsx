import { Suspense } from 'react';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { Empty } from '../ui/Empty';
import { NearestDates } from './NearestDates';
import type { Search } from './search';

interface Props {
  search: Search;
  addressOf: (search: Search) => string;
}

/** The texts of a search without a result, and what to try next. */
export function NoMatch({ search, addressOf }: Props) {
  const isBounded = search.minPrice !== undefined || search.maxPrice !== undefined;
  return (
    <Empty
      texts={[
        'We do not have a hotel in the city you specified',
        ...(isBounded ? ['Or within the price range specified'] : []),
      ]}
      action={
        <>
          <Suspense fallback={null}>
            <NearestDates search={search} addressOf={addressOf} />
          </Suspense>
          <Button component={Link} to={paths.hotels({ city: search.city })} variant="outlined">
            {search.city ? `See every hotel in ${search.city}` : 'See all hotels'}
          </Button>
        </>
      }
    >
      Every room may be taken on these nights. Try other dates{isBounded ? ', a wider price range' : ''},
      fewer filters or another city.
    </Empty>
  );
}
