import type { FragmentType } from '@apollo/client';
import chip from '../kit/chip.module.css';
import { classNames } from '../kit/classNames';
import { counted } from '../kit/format';
import text from '../kit/text.module.css';
import { useHotelFacts_hotel, type HotelFacts_HotelFragment } from './HotelFacts.generated';
import styles from './HotelFacts.module.css';

/** The amenities of the hotel, and how large it is. */
export function HotelFacts({ hotel }: { hotel: FragmentType<HotelFacts_HotelFragment> }) {
  const { amenities, roomTypes } = useHotelFacts_hotel(hotel);
  const rooms = roomTypes.reduce((sum, { roomNumbers }) => sum + roomNumbers.length, 0);
  const people = Math.max(0, ...roomTypes.map(({ maxPeople }) => maxPeople));
  if (amenities.length === 0 && rooms === 0) return null;
  return (
    <section aria-label="What the hotel has" className={styles.facts}>
      {rooms > 0 && (
        <p className={classNames(text.body, text.quiet)}>
          {counted(rooms, 'room')} to choose from, the largest for{' '}
          {people === 1 ? '1 person' : `${people} people`}
        </p>
      )}
      {amenities.length > 0 && (
        <ul className={styles.amenities}>
          {amenities.map((amenity) => (
            <li key={amenity} className={classNames(chip.chip, styles.amenity)}>
              {amenity}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
