import { fill } from '../../../schema/fill';
import { Button } from '../kit/Button';
import card from '../kit/card.module.css';
import { classNames } from '../kit/classNames';
import text from '../kit/text.module.css';
import type { SavedHotel } from './heart/deviceHotels';
import { useSavedHotels } from './heart/useSavedHotels';
import styles from './ShortRow.module.css';
import * as texts from './texts';

/** A saved hotel that is closed or was deleted. */
export function GoneRow({ hotel }: { hotel: SavedHotel }) {
  const { save, problem } = useSavedHotels();
  return (
    <li className={classNames(card.card, styles.row)}>
      <div>
        <h2 className={text.h3}>{hotel.name}</h2>
        <p className={classNames(text.body, text.quiet)}>{problem ?? texts.gone}</p>
      </div>
      <Button
        aria-label={fill(texts.removeHotel, { hotel: hotel.name })}
        onClick={() => void save(hotel, false)}
      >
        {texts.remove}
      </Button>
    </li>
  );
}
