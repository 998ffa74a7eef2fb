import { fill } from '../../../schema/fill';
import type { FragmentType } from '@apollo/client';
import { classNames } from '../kit/classNames';
import { amount } from '../kit/format';
import { PageHeading } from '../kit/PageHeading';
import { Rating } from '../kit/Rating';
import text from '../kit/text.module.css';
import { useHotelHead_hotel, type HotelHead_HotelFragment } from './HotelHead.generated';
import styles from './HotelHead.module.css';
import * as texts from './texts';

/** A hotel's name, rating, address and lowest price. */
export function HotelHead({ hotel }: { hotel: FragmentType<HotelHead_HotelFragment> }) {
  const data = useHotelHead_hotel(hotel);
  const { closestTouristLocation: sight, distanceMiles: miles, cheapestPriceCents: cheapest } = data;
  const city = data.address?.includes(data.city.name) ? '' : data.city.name;
  const kindAndAddress = [data.type.name, data.address, city].filter(Boolean).join(' · ');
  return (
    <header className={styles.head}>
      <PageHeading title={data.name} />
      <div className={styles.ratingAndAddress}>
        <Rating average={data.ratingsAverage} count={data.numberOfRatings} />
        <p className={classNames(text.body, text.quiet)}>{kindAndAddress}</p>
      </div>
      {miles !== null && sight && (
        <p className={classNames(text.body, styles.location)}>
          {fill(texts.excellentLocation, { miles, sight })}
        </p>
      )}
      {cheapest !== null && (
        <p className={classNames(text.body, styles.price)}>
          {fill(texts.lowestPrice, { price: amount(cheapest) })}
        </p>
      )}
    </header>
  );
}
