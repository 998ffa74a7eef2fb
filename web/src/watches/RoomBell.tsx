import { mdiBell, mdiBellOutline } from '@mdi/js';
import { fill } from '../../../schema/fill';
import { Icon } from '../kit/Icon';
import { IconButton } from '../kit/IconButton';
import styles from './RoomBell.module.css';
import { Said } from './Said';
import said from './Said.module.css';
import * as texts from './texts';

interface Props {
  number: number;
  isWatched: boolean;
  /** What was just done here, in words. */
  words: string;
  onPress: () => void;
}

/** Opens the dialog that watches a room number; filled while it is watched. */
export const RoomBell = ({ number, isWatched, words, onPress }: Props) => (
  <div className={said.place}>
    <IconButton
      size="small"
      aria-haspopup="dialog"
      aria-label={fill(isWatched ? texts.watchingRoom : texts.watchRoom, { number })}
      className={isWatched ? styles.watched : styles.bell}
      onClick={onPress}
    >
      <Icon path={isWatched ? mdiBell : mdiBellOutline} size="inherit" />
    </IconButton>
    {words && <Said words={words} />}
  </div>
);
