import { Suspense } from 'react';
import { paths } from '../paths';
import { ArrivalNotice } from '../kit/ArrivalNotice';
import { PageHeading } from '../kit/PageHeading';
import { TextLink } from '../kit/TextLink';
import { useAddress } from '../kit/useAddress';
import { HotelList } from './HotelList';
import { HotelRowsSkeleton } from './HotelRowsSkeleton';
import { SEARCH } from './search';
import styles from './HotelsPage.module.css';

/** Every hotel, or those of one city; open to anyone. */
export function HotelsPage() {
  const { city, sort, page } = useAddress(SEARCH)[0];
  return (
    <div className={styles.page}>
      <ArrivalNotice className={styles.notice} />
      <PageHeading title={city ? `Hotels in ${city}` : 'Hotels'} className={styles.heading} />
      <nav aria-label="Other ways to hotels" className={styles.ways}>
        <TextLink to={paths.findHotel()}>Find by city</TextLink>
        <TextLink to={paths.countByCity()}>Count by city</TextLink>
        <TextLink to={paths.countByType()}>Count by type</TextLink>
      </nav>
      <Suspense key={[city, sort, page].join(' ')} fallback={<HotelRowsSkeleton />}>
        <HotelList city={city} sort={sort} page={page} />
      </Suspense>
    </div>
  );
}
