import { type LanguageName } from '../../../schema/language';
import { mdiCheck } from '@mdi/js';
import { EVERY_ROOM } from '../../../schema/features';
import { classNames } from '../kit/classNames';
import { Icon } from '../kit/Icon';
import text from '../kit/text.module.css';
import styles from './Amenities.module.css';
import { langOf } from '../kit/written';
import * as texts from './texts';

const OF_EVERY_ROOM: ReadonlySet<string> = new Set(EVERY_ROOM);

/** The amenities of every room, then those of this room type, which its hotel has written in its language. */
export function Amenities({ own, language }: { own: readonly string[]; language: LanguageName }) {
  return (
    <ul aria-label={texts.amenities} className={styles.list}>
      {[...new Set([...EVERY_ROOM, ...own])].map((amenity) => (
        <li
          key={amenity}
          lang={OF_EVERY_ROOM.has(amenity) ? undefined : langOf(language)}
          className={classNames(text.small, styles.amenity)}
        >
          <Icon path={mdiCheck} className={styles.mark} />
          {amenity}
        </li>
      ))}
    </ul>
  );
}
