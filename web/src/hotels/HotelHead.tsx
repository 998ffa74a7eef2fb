import type { FragmentType } from '@apollo/client';
import { classNames } from '../kit/classNames';
import { amount } from '../kit/format';
import { PageHeading } from '../kit/PageHeading';
import { Rating } from '../kit/Rating';
import text from '../kit/text.module.css';
import { useHotelHead_hotel, type HotelHead_HotelFragment } from './HotelHead.generated';
import styles from './HotelHead.module.css';

/** A hotel's name, place, rating and lowest price. */
export function HotelHead({ hotel }: { hotel: FragmentType<HotelHead_HotelFragment> }) {
  const data = useHotelHead_hotel(hotel);
  const { closestTouristLocation: place, distanceMiles: miles, cheapestPriceCents: cheapest } = data;
  const city = data.address?.includes(data.city.name) ? '' : data.city.name;
  const where = [data.type.name, data.address, city].filter(Boolean).join(' · ');
  return (
    <header className={styles.head}>
      <PageHeading title={data.name} />
      <div className={styles.line}>
        <Rating average={data.ratingsAverage} count={data.numberOfRatings} />
        <p className={classNames(text.body, text.quiet)}>{where}</p>
      </div>
      {miles !== null && place && (
        <p className={classNames(text.body, styles.location)}>
          {`Excellent location - ${miles} miles from ${place}`}
        </p>
      )}
      {cheapest !== null && (
        <p
          className={classNames(text.body, styles.price)}
        >{`Book a stay for as low as $ ${amount(cheapest)} per night`}</p>
      )}
    </header>
  );
}
