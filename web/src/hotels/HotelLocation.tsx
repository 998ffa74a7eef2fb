import { fill } from '../../../schema/fill';
import type { FragmentType } from '@apollo/client';
import { landmarksOf, spotOf } from '../search/landmark';
import { StreetMap } from '../search/map/StreetMap';
import { classNames } from '../kit/classNames';
import { distanceInWords } from '../kit/distance';
import { decimal } from '../kit/format';
import text from '../kit/text.module.css';
import { distanceFromSight } from '../search/texts';
import { inMyLanguage } from '../kit/written';
import { useHotelLocation_hotel, type HotelLocation_HotelFragment } from './HotelLocation.generated';
import styles from './HotelLocation.module.css';
import * as texts from './texts';

/** The hotel's address, its nearest sight, and a map that loads once it is scrolled into view. */
export function HotelLocation({ hotel }: { hotel: FragmentType<HotelLocation_HotelFragment> }) {
  const data = useHotelLocation_hotel(hotel, inMyLanguage());
  const { id, name, latitude, longitude, closestTouristLocation: sight, distanceMiles: distance } = data;
  const city = data.address?.includes(data.city.name) ? '' : data.city.name;
  const isNear = sight && distance !== null;
  const spot = spotOf(data);
  const landmarks = landmarksOf([data]);
  const circle =
    isNear && distance > 0 && spot && landmarks.length === 0
      ? { ...spot, miles: distance, title: fill(texts.circleAroundHotel, { sight }) }
      : undefined;
  return (
    <section aria-label={texts.location} className={styles.location}>
      <h2 className={text.h2}>{texts.location}</h2>
      <p className={classNames(text.body, text.quiet)}>
        {[data.address, city].filter(Boolean).join(', ')}
        {isNear && ` · ${fill(distanceFromSight, { distance: distanceInWords(distance), sight })}`}
      </p>
      {latitude !== null && longitude !== null && (
        <div className={classNames(styles.map, landmarks.length === 0 && styles.plain)}>
          <StreetMap
            label={fill(texts.mapOfHotel, { hotel: name })}
            hotels={[{ id, name, address: data.address, latitude, longitude, price: '' }]}
            landmarks={landmarks}
            walkFrom={spot}
            circle={circle}
            onActive={ignore}
            onGo={ignore}
            fallback={
              <p className={classNames(text.body, text.quiet, styles.undrawn)}>
                {fill(texts.mapUnavailable, {
                  latitude: degrees(latitude, texts.degreesNorth, texts.degreesSouth),
                  longitude: degrees(longitude, texts.degreesEast, texts.degreesWest),
                })}
              </p>
            }
          />
        </div>
      )}
    </section>
  );
}

/** The map has a single pin and no list beside it. */
const ignore = () => undefined;

/** Degrees in a form that other maps find. */
const degrees = (value: number, positive: string, negative: string): string =>
  fill(value < 0 ? negative : positive, { degrees: decimal(Math.abs(value), 4) });
