import type { FragmentType } from '@apollo/client';
import { StreetMap } from '../search/map/StreetMap';
import { classNames } from '../kit/classNames';
import { miles } from '../kit/format';
import text from '../kit/text.module.css';
import { useHotelPlace_hotel, type HotelPlace_HotelFragment } from './HotelPlace.generated';
import styles from './HotelPlace.module.css';

/** Where the hotel is: its address, the nearest sight, and a map that is loaded once it is scrolled to. */
export function HotelPlace({ hotel }: { hotel: FragmentType<HotelPlace_HotelFragment> }) {
  const data = useHotelPlace_hotel(hotel);
  const { id, name, latitude, longitude, closestTouristLocation: sight, distanceMiles: distance } = data;
  const city = data.address?.includes(data.city.name) ? '' : data.city.name;
  const isNear = sight && distance !== null;
  const circle =
    isNear && distance > 0 && latitude !== null && longitude !== null
      ? { latitude, longitude, miles: distance, title: `${sight}: somewhere on this circle` }
      : undefined;
  return (
    <section aria-label="Where it is" className={styles.place}>
      <h2 className={text.h2}>Where it is</h2>
      <p className={classNames(text.body, text.quiet)}>
        {[data.address, city].filter(Boolean).join(', ')}
        {isNear && ` · ${miles(distance)} from ${sight}`}
      </p>
      {latitude !== null && longitude !== null && (
        <div className={styles.map}>
          <StreetMap
            label={`Map of where ${name} is`}
            hotels={[{ id, name, latitude, longitude, priceCents: null }]}
            circle={circle}
            onActive={ignore}
            onGo={ignore}
            fallback={
              <p className={classNames(text.body, text.quiet, styles.undrawn)}>
                This browser cannot draw the map. The hotel is at {degrees(latitude, 'N', 'S')}{' '}
                {degrees(longitude, 'E', 'W')}.
              </p>
            }
          />
        </div>
      )}
    </section>
  );
}

/** There is one pin, and nothing beside it to point at. */
const ignore = () => undefined;

/** Degrees as they are looked for in other maps. */
const degrees = (value: number, above: string, below: string): string =>
  `${Math.abs(value).toFixed(4)}° ${value < 0 ? below : above}`;
