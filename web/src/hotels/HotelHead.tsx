import { Suspense } from 'react';
import { fill } from '../../../schema/fill';
import type { FragmentType } from '@apollo/client';
import { lazyPart } from '../apollo/lazyPart';
import { About } from '../kit/About';
import { classNames } from '../kit/classNames';
import { specifiedDistance, specifiedPrice } from '../kit/specified';
import { useIsHydrated } from '../kit/hydration';
import { PageHeading } from '../kit/PageHeading';
import { Rating } from '../kit/Rating';
import text from '../kit/text.module.css';
import { inMyLanguage } from '../kit/written';
import { useHotelHead_hotel, type HotelHead_HotelFragment } from './HotelHead.generated';
import styles from './HotelHead.module.css';
import * as texts from './texts';

/** What the first page does without; its place is kept free. */
const HeadActions = lazyPart(async () => (await import('./HeadActions')).HeadActions);

/** A hotel's name, rating, address and lowest price. */
export function HotelHead({ hotel }: { hotel: FragmentType<HotelHead_HotelFragment> }) {
  const data = useHotelHead_hotel(hotel, inMyLanguage());
  const isHydrated = useIsHydrated();
  const { closestTouristLocation: sight, distanceMiles: miles, cheapestPriceCents: cheapest } = data;
  const city = data.address?.includes(data.city.name) ? '' : data.city.name;
  const kindAndAddress = [data.type.name, data.address, city].filter(Boolean).join(' · ');
  return (
    <header className={styles.head}>
      <PageHeading title={data.name} className={styles.name} />
      <div className={styles.actions}>
        {isHydrated && (
          <Suspense fallback={null}>
            <HeadActions hotel={data} />
          </Suspense>
        )}
      </div>
      <div className={styles.ratingAndAddress}>
        <Rating average={data.ratingsAverage} count={data.numberOfRatings} />
        <p className={classNames(text.body, text.quiet)}>{kindAndAddress}</p>
      </div>
      {miles !== null && sight && (
        <p className={classNames(text.body, styles.location)}>
          {fill(texts.excellentLocation, { distance: specifiedDistance(miles), sight })}
        </p>
      )}
      {cheapest !== null && (
        <p className={classNames(text.body, styles.price)}>
          {fill(texts.lowestPrice, { price: specifiedPrice(cheapest) })}
          <About cents={cheapest} />
        </p>
      )}
    </header>
  );
}
