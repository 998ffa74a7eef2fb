import { Suspense } from 'react';
import { SubscribeCall } from '../newsletter/SubscribeCall';
import { ArrivalNotice } from '../kit/ArrivalNotice';
import { lazyPart } from '../apollo/lazyPart';
import { useBrowserOnly } from '../kit/hydration';
import { loading } from '../kit/texts';
import { inMyLanguage } from '../kit/written';
import { Cities } from './Cities';
import { Hero } from './Hero';
import { useHomePageSuspenseQuery } from './HomePage.generated';
import { HotelTypes } from './HotelTypes';
import { Reasons } from './Reasons';
import { SearchBar } from './SearchBar';
import { TopHotels } from './TopHotels';
import styles from './HomePage.module.css';

/** What this device remembers of earlier visits; below the first screen, and most visitors have none. */
const Recent = lazyPart(async () => (await import('./Recent')).Recent);

/** Shows the picture and the search at once. Cities, hotel types and hotels load below them. */
export function HomePage() {
  return (
    <div className={styles.page}>
      <ArrivalNotice className={styles.notice} />
      <Hero />
      <Suspense fallback={<SearchSkeleton />}>
        <Catalogue />
      </Suspense>
    </div>
  );
}

function Catalogue() {
  const { data } = useHomePageSuspenseQuery({ variables: inMyLanguage() });
  const hasRecent = useBrowserOnly(
    () => 'recent' in localStorage,
    () => false,
  );
  return (
    <>
      <div className={styles.search}>
        <SearchBar cities={data.cities} publicSearch={data.settings.publicSearch} />
      </div>
      <Reasons />
      <Cities cities={data.cities.filter(hasHotels)} />
      <HotelTypes types={data.hotelTypes.filter(hasHotels)} />
      {hasRecent && (
        <Suspense fallback={null}>
          <Recent />
        </Suspense>
      )}
      <TopHotels hotels={data.topHotels.items} />
      <SubscribeCall />
    </>
  );
}

/** A tile without hotels would link to an empty list. */
const hasHotels = ({ numberOfHotels }: { numberOfHotels: number }): boolean => numberOfHotels > 0;

/** Reserves the room of the search bar, which cannot be used yet. */
function SearchSkeleton() {
  return (
    <div className={styles.search} inert role="status" aria-label={loading}>
      <SearchBar cities={[]} publicSearch={false} />
    </div>
  );
}
