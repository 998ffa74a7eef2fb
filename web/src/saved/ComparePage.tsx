import { Suspense, useDeferredValue } from 'react';
import { paths } from '../paths';
import { ButtonLink } from '../kit/Button';
import { Empty } from '../kit/Empty';
import { PageHeading } from '../kit/PageHeading';
import { TextLink } from '../kit/TextLink';
import { useAddress } from '../kit/useAddress';
import { HotelRowsSkeleton } from '../search/HotelRowsSkeleton';
import { COMPARED } from './compared';
import { useComparePageSuspenseQuery } from './ComparePage.generated';
import { CompareTable } from './CompareTable';
import styles from './ComparePage.module.css';
import { StayBar } from './StayBar';
import * as texts from './texts';
import { useSearchedStay } from './useSearchedStay';

/** Up to three hotels of the address side by side, with their prices for the dates. */
export function ComparePage() {
  const [{ hotels }, setAddress] = useAddress(COMPARED);
  return (
    <div className={styles.page}>
      <PageHeading title={texts.compareHotels} />
      <p>
        <TextLink to={paths.savedHotels()}>{texts.toSavedHotels}</TextLink>
      </p>
      {hotels.length > 0 ? (
        <Suspense fallback={<HotelRowsSkeleton />}>
          <Compared
            ids={hotels}
            onRemove={(id) =>
              setAddress({ hotels: hotels.filter((other) => other !== id) }, { replace: true })
            }
          />
        </Suspense>
      ) : (
        <NothingToCompare />
      )}
    </div>
  );
}

function Compared({ ids, onRemove }: { ids: readonly string[]; onRemove: (id: string) => void }) {
  const searched = useSearchedStay();
  const asked = JSON.stringify({ ids, ...searched.variables });
  // the table stays until that for other dates is loaded
  const shown = useDeferredValue(asked);
  const variables = JSON.parse(shown) as { ids: string[] } & typeof searched.variables;
  const { data } = useComparePageSuspenseQuery({ variables, fetchPolicy: 'cache-and-network' });
  const hotels = ids.flatMap((id) => data.hotels.items.find((hotel) => hotel.id === id) ?? []);
  if (!hotels.length) return <NothingToCompare />;
  return (
    <>
      <StayBar {...searched} />
      <div aria-busy={shown !== asked}>
        <CompareTable hotels={hotels} variables={variables} onRemove={onRemove} />
      </div>
    </>
  );
}

const NothingToCompare = () => (
  <Empty
    picture="empty-search"
    texts={[texts.nothingToCompare]}
    action={
      <ButtonLink to={paths.savedHotels()} variant="contained">
        {texts.toSavedHotels}
      </ButtonLink>
    }
  >
    {texts.howToCompare}
  </Empty>
);
