import { mdiHeart, mdiHeartOutline } from '@mdi/js';
import { fill } from '../../../../schema/fill';
import { classNames } from '../../kit/classNames';
import { Icon } from '../../kit/Icon';
import { IconButton } from '../../kit/IconButton';
import { useMayBook } from '../../session/useMayBook';
import type { SavedHotel } from './deviceHotels';
import styles from './SaveButton.module.css';
import * as texts from './texts';
import { useSavedHotels } from './useSavedHotels';

interface Props {
  hotel: SavedHotel;
  /** Whether it stands on the page, not on a photo. */
  isPlain?: boolean;
}

/** The heart of a hotel, filled while the hotel is saved. Staff, who do not book, have none. */
export function SaveButton({ hotel, isPlain }: Props) {
  const { hotels, save, problem } = useSavedHotels();
  const mayBook = useMayBook();
  if (!mayBook) return null;
  const isSaved = hotels?.some(({ hotelId }) => hotelId === hotel.hotelId) ?? false;
  return (
    // a card follows its link wherever else it is pressed
    <div
      onClick={(event) => event.stopPropagation()}
      className={classNames(styles.place, isPlain && styles.atEnd)}
    >
      <IconButton
        aria-label={fill(texts.saveHotel, { hotel: hotel.name })}
        aria-pressed={isSaved}
        disabled={!hotels}
        onClick={() => void save(hotel, !isSaved)}
        className={classNames(isPlain ? styles.plain : styles.onPhoto, isSaved && styles.saved)}
      >
        <Icon path={isSaved ? mdiHeart : mdiHeartOutline} />
      </IconButton>
      {problem && (
        <div role="alert" className={styles.problem}>
          {problem}
        </div>
      )}
    </div>
  );
}
