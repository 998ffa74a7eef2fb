import type { FragmentType } from '@apollo/client';
import { normaliseStay, type StayDates } from '../../../schema/nights';
import { paths } from '../paths';
import { ButtonLink } from '../kit/Button';
import card from '../kit/card.module.css';
import { followCardLink } from '../kit/cardLink';
import cardLink from '../kit/cardLink.module.css';
import { classNames } from '../kit/classNames';
import { miles } from '../kit/format';
import { Photo } from '../kit/Photo';
import { Rating } from '../kit/Rating';
import { ShortReference } from '../kit/ShortReference';
import text from '../kit/text.module.css';
import { useHotelRow_hotel, type HotelRow_HotelFragment } from './HotelRow.generated';
import styles from './HotelRow.module.css';
import { RowPrice } from './RowPrice';
import { RowTerms } from './RowTerms';

interface Props {
  hotel: FragmentType<HotelRow_HotelFragment>;
  stay?: StayDates;
  guests?: number;
  rooms?: number;
  /** Whether it is at the top of its list. */
  isFirst?: boolean;
  /** Whether its pin on the map is pointed at. */
  isActive?: boolean;
  /** Called with the hotel that is pointed at or focused, and with undefined when it no longer is. */
  onActive?: (id: string | undefined) => void;
}

/** The id of the link of a hotel in a list. */
export const rowLinkId = (hotelId: string) => `hotel-${hotelId}`;

/**
 * One hotel of a list: picture, name and rating, place, amenities, terms, and the price at the bottom right. All of it
 * leads to the hotel, by one link.
 */
export function HotelRow({ hotel, stay, guests = 1, rooms = 1, isFirst, isActive, onActive }: Props) {
  const nights = stay && normaliseStay(stay);
  const party = { guests, rooms };
  const data = useHotelRow_hotel(hotel, { ...nights, ...party, hasDates: Boolean(nights) });
  const to = paths.hotel(data, {
    checkIn: nights?.checkIn,
    checkOut: nights?.checkOut,
    ...(nights && party),
  });
  const place = data.closestTouristLocation;
  return (
    <li
      onClick={followCardLink}
      onMouseEnter={() => onActive?.(data.id)}
      onMouseLeave={() => onActive?.(undefined)}
      onFocus={() => onActive?.(data.id)}
      onBlur={() => onActive?.(undefined)}
      className={classNames(card.card, cardLink.card, styles.row, isActive && styles.active)}
    >
      <Photo
        src={data.photos[0]}
        alt={`${data.name}, ${data.type.name} in ${data.city.name}`}
        first={isFirst}
        className={styles.picture}
      />
      <div className={styles.words}>
        <div className="text">
          <h2 className={text.h3}>{data.name}</h2>
          <div className={styles.place}>
            {data.city.name} · {data.type.name}
            {place && data.distanceMiles !== null && ` · ${miles(data.distanceMiles)} from ${place}`}
          </div>
        </div>
        <Rating average={data.ratingsAverage} count={data.numberOfRatings} />
        <p className={classNames('text', text.body, styles.description)}>{data.description}</p>
        {data.amenities.length > 0 && (
          <div className={classNames('text', text.small, text.quiet)}>
            {data.amenities.slice(0, 4).join(' · ')}
          </div>
        )}
        <div className={styles.foot}>
          <div className={classNames('text', styles.terms)}>
            {nights && <RowTerms hotel={data} stay={nights} party={party} />}
            <div className={classNames(text.small, text.quiet)}>
              Reference <ShortReference id={data.id} />
            </div>
          </div>
          <div className={styles.price}>
            <RowPrice hotel={data} stay={nights} party={party} />
            <ButtonLink
              to={to}
              id={rowLinkId(data.id)}
              variant="outlined"
              aria-label={`Details of ${data.name}`}
            >
              Details
            </ButtonLink>
          </div>
        </div>
      </div>
    </li>
  );
}
