import { fill } from '../../../schema/fill';
import type { FragmentType } from '@apollo/client';
import chip from '../kit/chip.module.css';
import { classNames } from '../kit/classNames';
import text from '../kit/text.module.css';
import { langOf } from '../kit/written';
import { useHotelFacts_hotel, type HotelFacts_HotelFragment } from './HotelFacts.generated';
import styles from './HotelFacts.module.css';
import * as texts from './texts';

/** The size of the hotel and its amenities. */
export function HotelFacts({ hotel }: { hotel: FragmentType<HotelFacts_HotelFragment> }) {
  const { language, amenities, roomTypes } = useHotelFacts_hotel(hotel);
  const rooms = roomTypes.reduce((sum, { roomNumbers }) => sum + roomNumbers.length, 0);
  const people = Math.max(0, ...roomTypes.map(({ maxPeople }) => maxPeople));
  if (amenities.length === 0 && rooms === 0) return null;
  return (
    <section aria-label={texts.aboutTheHotel} className={styles.facts}>
      {rooms > 0 && (
        <p className={classNames(text.body, text.quiet)}>
          {fill(texts.roomsToChooseFrom, { rooms, people })}
        </p>
      )}
      {amenities.length > 0 && (
        <ul lang={langOf(language)} className={styles.amenities}>
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
