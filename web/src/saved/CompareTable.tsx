import type { ReactNode } from 'react';
import type { FragmentType } from '@apollo/client';
import { mdiClose } from '@mdi/js';
import { fill } from '../../../schema/fill';
import { arrivalWords, departureWords } from '../../../schema/houseRules';
import * as hotelTexts from '../hotels/texts';
import { paths } from '../paths';
import { distanceInWords } from '../kit/distance';
import { Icon } from '../kit/Icon';
import { IconButton } from '../kit/IconButton';
import { Photo } from '../kit/Photo';
import { Rating } from '../kit/Rating';
import { StrongPrice } from '../kit/StrongPrice';
import { TextLink } from '../kit/TextLink';
import { BriefTerms } from '../rooms/BriefTerms';
import { langOf } from '../kit/written';
import * as roomTexts from '../rooms/texts';
import { useParty } from '../search/useParty';
import * as searchTexts from '../search/texts';
import { useComparedHotel_hotel, type ComparedHotel_HotelFragment } from './ComparePage.generated';
import styles from './CompareTable.module.css';
import * as texts from './texts';
import type { SearchedStay } from './useSearchedStay';

interface Props {
  hotels: readonly ({ id: string } & FragmentType<ComparedHotel_HotelFragment>)[];
  variables: SearchedStay['variables'];
  onRemove: (id: string) => void;
}

/** Up to this number, the rooms left are shown. */
const FEW_ROOMS = 5;

type Compared = ReturnType<typeof useComparedHotel_hotel<FragmentType<ComparedHotel_HotelFragment>>>;

/** Hotels in columns and their facts in rows. Where it is narrow it scrolls, and the names of hotels and facts stay. */
export function CompareTable({ hotels, variables, onRemove }: Props) {
  const { hasDates, checkIn, checkOut, guests, rooms } = variables;
  const [{ children }] = useParty();
  const stay = hasDates ? { checkIn, checkOut, guests, rooms, children: children || undefined } : {};
  const facts: [name: string, of: (hotel: Compared) => ReactNode][] = [
    [
      hasDates ? texts.priceOfStay : texts.priceOfNight,
      (hotel) => <Price hotel={hotel} hasDates={hasDates} />,
    ],
    [
      searchTexts.rating,
      ({ ratingsAverage, numberOfRatings }) => <Rating average={ratingsAverage} count={numberOfRatings} />,
    ],
    [texts.location, locationOf],
    [
      hotelTexts.cancellation,
      ({ cancellationPolicy, city }) =>
        hasDates ? (
          <BriefTerms checkIn={checkIn} policy={cancellationPolicy} timeZone={city.timeZone} />
        ) : (
          fill(texts.freeCancellation, { days: cancellationPolicy.freeCancellationDays })
        ),
    ],
    [roomTexts.checkIn, (hotel) => arrivalWords(hotel) || texts.notSpecified],
    [roomTexts.checkOut, (hotel) => departureWords(hotel) || texts.notSpecified],
    [
      texts.amenities,
      ({ amenities, language }) =>
        amenities.length ? <span lang={langOf(language)}>{amenities.join(', ')}</span> : texts.notSpecified,
    ],
  ];
  return (
    // it scrolls sideways, and keys scroll it only if it takes the focus
    <div role="group" aria-label={texts.compareHotels} tabIndex={0} className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td className={styles.corner} />
            {hotels.map((hotel) => (
              <Cell key={hotel.id} hotel={hotel} variables={variables}>
                {(data) => (
                  <th scope="col" className={styles.hotel}>
                    <Photo src={data.photos[0]} alt="" className={styles.photo} />
                    <div className={styles.name}>
                      <TextLink to={paths.hotel(data, stay)}>{data.name}</TextLink>
                      <IconButton
                        size="small"
                        aria-label={fill(texts.removeHotel, { hotel: data.name })}
                        onClick={() => onRemove(data.id)}
                      >
                        <Icon path={mdiClose} size="inherit" />
                      </IconButton>
                    </div>
                    <div className={styles.detail}>
                      {fill(texts.typeInCity, { type: data.type.name, city: data.city.name })}
                    </div>
                  </th>
                )}
              </Cell>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map(([name, of]) => (
            <tr key={name}>
              <th scope="row" className={styles.fact}>
                {name}
              </th>
              {hotels.map((hotel) => (
                <Cell key={hotel.id} hotel={hotel} variables={variables}>
                  {(data) => <td>{of(data)}</td>}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Reads a hotel for a cell of its column. */
function Cell({
  hotel,
  variables,
  children,
}: {
  hotel: FragmentType<ComparedHotel_HotelFragment>;
  variables: SearchedStay['variables'];
  children: (hotel: Compared) => ReactNode;
}) {
  return children(useComparedHotel_hotel(hotel, variables));
}

const locationOf = ({ closestTouristLocation: sight, distanceMiles, city }: Compared): string =>
  sight && distanceMiles !== null
    ? fill(searchTexts.distanceFromSight, { distance: distanceInWords(distanceMiles), sight })
    : city.name;

/** The price of the stay for the party, or that of a night without dates. */
function Price({ hotel, hasDates }: { hotel: Compared; hasDates: boolean }) {
  const { partyStay, cheapestPriceCents: cheapest } = hotel;
  if (!hasDates) return cheapest === null ? texts.notSpecified : <StrongPrice cents={cheapest} />;
  if (!partyStay) return searchTexts.noRoomsForStay;
  return (
    <>
      <div className={styles.price}>
        <StrongPrice cents={partyStay.totalCents} />
      </div>
      <div className={styles.detail}>{searchTexts.includesTaxes}</div>
      {partyStay.roomsLeft <= FEW_ROOMS && (
        <div className={styles.left}>{fill(searchTexts.roomsLeft, { count: partyStay.roomsLeft })}</div>
      )}
    </>
  );
}
