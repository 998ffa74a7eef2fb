import type { ReactNode } from 'react';
import type { FragmentType } from '@apollo/client';
import { fill } from '../../../schema/fill';
import { normaliseStay, type StayDates } from '../../../schema/nights';
import { paths } from '../paths';
import { ButtonLink } from '../kit/Button';
import card from '../kit/card.module.css';
import { followCardLink } from '../kit/cardLink';
import cardLink from '../kit/cardLink.module.css';
import { classNames } from '../kit/classNames';
import { distanceInWords } from '../kit/distance';
import { Photo } from '../kit/Photo';
import { Rating } from '../kit/Rating';
import { richText } from '../kit/richText';
import { ShortReference } from '../kit/ShortReference';
import text from '../kit/text.module.css';
import { SaveHeart } from '../saved/heart/SaveHeart';
import { inMyLanguage, langOf } from '../kit/written';
import { useHotelRow_hotel, type HotelRow_HotelFragment } from './HotelRow.generated';
import styles from './HotelRow.module.css';
import { RowPrice } from './RowPrice';
import { RowTerms } from './RowTerms';
import * as texts from './texts';

interface Props {
  hotel: FragmentType<HotelRow_HotelFragment>;
  stay?: StayDates;
  guests?: number;
  rooms?: number;
  /** The ages of the children among the guests, such as `3,7`. */
  children?: string;
  /** True for the first hotel of the list. */
  isFirst?: boolean;
  /** True while its pin on the map is pointed at. */
  isActive?: boolean;
  /** What else can be done with the hotel, below its facts. */
  action?: ReactNode;
  /** Called with the id when the row is pointed at or focused, and with undefined when it no longer is. */
  onActive?: (id: string | undefined) => void;
}

/** The element id of a hotel's link in the list. */
export const rowLinkId = (hotelId: string) => `hotel-${hotelId}`;

/**
 * One hotel of a list: photo, name, rating, location, amenities, terms and price. A click anywhere on it follows its one
 * link to the hotel.
 */
export function HotelRow(props: Props) {
  const { hotel, stay, guests = 1, rooms = 1, children = '', isFirst, isActive, action, onActive } = props;
  const nights = stay && normaliseStay(stay);
  const party = { guests, rooms, children };
  const data = useHotelRow_hotel(hotel, {
    ...nights,
    ...party,
    hasDates: Boolean(nights),
    ...inMyLanguage(),
  });
  const { description } = data.texts;
  const to = paths.hotel(data, {
    checkIn: nights?.checkIn,
    checkOut: nights?.checkOut,
    ...(nights && { guests, rooms, children: children || undefined }),
  });
  const { closestTouristLocation: sight, distanceMiles } = data;
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
        alt={fill(texts.hotelPhoto, { hotel: data.name, type: data.type.name, city: data.city.name })}
        first={isFirst}
        className={styles.picture}
      />
      <div className={styles.heart}>
        <SaveHeart hotel={{ hotelId: data.id, name: data.name }} />
      </div>
      <div className={styles.words}>
        <div className="text">
          <h2 className={text.h3}>{data.name}</h2>
          <div className={styles.location}>
            {data.city.name} · {data.type.name}
            {sight &&
              distanceMiles !== null &&
              ` · ${fill(texts.distanceFromSight, { distance: distanceInWords(distanceMiles), sight })}`}
          </div>
        </div>
        <Rating average={data.ratingsAverage} count={data.numberOfRatings} />
        <p lang={langOf(description.language)} className={classNames('text', text.body, styles.description)}>
          {description.text}
        </p>
        {data.amenities.length > 0 && (
          <div lang={langOf(data.language)} className={classNames('text', text.small, text.quiet)}>
            {data.amenities.slice(0, 4).join(' · ')}
          </div>
        )}
        {action && (
          <div onClick={(event) => event.stopPropagation()} className={classNames('text', styles.action)}>
            {action}
          </div>
        )}
        <div className={styles.foot}>
          <div className={classNames('text', styles.terms)}>
            {nights && <RowTerms hotel={data} stay={nights} party={party} />}
            <div className={classNames(text.small, text.quiet)}>
              {richText(texts.reference, { reference: <ShortReference id={data.id} /> })}
            </div>
          </div>
          <div className={styles.price}>
            <RowPrice hotel={data} stay={nights} party={party} />
            <ButtonLink
              to={to}
              id={rowLinkId(data.id)}
              variant="outlined"
              aria-label={fill(texts.detailsOf, { hotel: data.name })}
            >
              {texts.details}
            </ButtonLink>
          </div>
        </div>
      </div>
    </li>
  );
}
