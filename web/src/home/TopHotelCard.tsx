import type { FragmentType } from '@apollo/client';
import { Link } from 'react-router-dom';
import { fill } from '../../../schema/fill';
import { paths } from '../paths';
import card from '../kit/card.module.css';
import { classNames } from '../kit/classNames';
import { Photo } from '../kit/Photo';
import { Rating } from '../kit/Rating';
import { richText } from '../kit/richText';
import { StrongPrice } from '../kit/StrongPrice';
import text from '../kit/text.module.css';
import * as texts from './texts';
import { inMyLanguage } from '../kit/written';
import { useTopHotelCard_hotel, type TopHotelCard_HotelFragment } from './TopHotelCard.generated';
import styles from './TopHotelCard.module.css';

/** One of the best rated hotels: photo, name, city, rating and price. */
export function TopHotelCard({ hotel }: { hotel: FragmentType<TopHotelCard_HotelFragment> }) {
  const data = useTopHotelCard_hotel(hotel, inMyLanguage());
  return (
    <li className={styles.item}>
      <Link to={paths.hotel(data)} className={classNames(card.card, styles.card)}>
        <Photo src={data.photos[0]} alt="" />
        <div className={styles.facts}>
          <h3 className={classNames(text.h3, styles.name)}>{data.name}</h3>
          <div className={classNames(text.small, text.quiet)}>
            {fill(texts.typeInCity, { type: data.type.name, city: data.city.name })}
          </div>
          <Rating average={data.ratingsAverage} count={data.numberOfRatings} />
          {data.cheapestPriceCents !== null && (
            <div className={styles.price}>
              {richText(texts.fromPrice, { price: <StrongPrice cents={data.cheapestPriceCents} /> })}
            </div>
          )}
        </div>
      </Link>
    </li>
  );
}
