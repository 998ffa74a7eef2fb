import { fill } from '../../../schema/fill';
import { Button } from '../kit/Button';
import card from '../kit/card.module.css';
import { classNames } from '../kit/classNames';
import type { SavedHotel } from './heart/deviceHotels';
import { useSavedHotels } from './heart/useSavedHotels';
import styles from './ShortRow.module.css';
import * as texts from './texts';

/** In place of a hotel that was removed: saves it again. */
export function RemovedRow({ hotel }: { hotel: SavedHotel }) {
  const { save, problem } = useSavedHotels();
  return (
    <li className={classNames(card.card, styles.row)}>
      <p role="status">{problem ?? fill(texts.removed, { hotel: hotel.name })}</p>
      {/* the heart that was pressed is gone, and the focus with it */}
      <Button autoFocus onClick={() => void save(hotel, true)}>
        {texts.undo}
      </Button>
    </li>
  );
}
