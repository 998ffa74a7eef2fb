import { Suspense } from 'react';
import { fill } from '../../../schema/fill';
import { paths } from '../paths';
import { ArrivalNotice } from '../kit/ArrivalNotice';
import { PageHeading } from '../kit/PageHeading';
import { TextLink } from '../kit/TextLink';
import { useAddress } from '../kit/useAddress';
import { HotelList } from './HotelList';
import { HotelRowsSkeleton } from './HotelRowsSkeleton';
import { SEARCH } from './search';
import * as texts from './texts';
import { useCityName } from './useCityName';
import styles from './HotelsPage.module.css';

/** All hotels, or those of one city; a public page. */
export function HotelsPage() {
  const { city, sort, page } = useAddress(SEARCH)[0];
  const cityName = useCityName(city);
  return (
    <div className={styles.page}>
      <ArrivalNotice className={styles.notice} />
      <PageHeading
        title={city ? fill(texts.hotelsInCity, { city: cityName }) : texts.allHotels}
        className={styles.heading}
      />
      <nav aria-label={texts.otherWaysToFindHotels} className={styles.links}>
        <TextLink to={paths.findHotel()}>{texts.findByCity}</TextLink>
        <TextLink to={paths.countByCity()}>{texts.hotelsByCity}</TextLink>
        <TextLink to={paths.countByType()}>{texts.hotelsByType}</TextLink>
      </nav>
      <Suspense key={[city, sort, page].join(' ')} fallback={<HotelRowsSkeleton />}>
        <HotelList city={city} sort={sort} page={page} />
      </Suspense>
    </div>
  );
}
