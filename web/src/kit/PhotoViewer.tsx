import { useState, type KeyboardEvent } from 'react';
import { mdiClose } from '@mdi/js';
import { Arrow } from './Arrow';
import { Dialog } from './Dialog';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import { useSwipe } from './useSwipe';
import styles from './PhotoViewer.module.css';
import { fill } from '../../../schema/fill';
import * as texts from './texts';

/** What the pictures show, such as 'Garden room', or the name of the person who took them. */
type Subject = { of: string; by?: never } | { by: string; of?: never };

type Props = Subject & {
  photos: readonly string[];
  /** The picture to begin with. */
  startAt: number;
  onClose: () => void;
};

/** Pictures on the whole screen, turned by arrows, arrow keys, Home, End and swipes; Escape leads back. */
export function PhotoViewer({ photos, of, by, startAt, onClose }: Props) {
  const [at, setAt] = useState(startAt);
  const count = photos.length;
  const turn = (by: number) => setAt((now) => (now + by + count) % count);
  const place = { number: at + 1, count };
  const swipe = useSwipe(turn);
  const turnByKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
    if (key === 'Home') setAt(0);
    if (key === 'End') setAt(count - 1);
  };
  return (
    <Dialog
      shape="full"
      // dark in both appearances, so that nothing but the picture is bright
      data-appearance="dark"
      aria-label={by === undefined ? fill(texts.pictures, { of }) : fill(texts.photosBy, { name: by })}
      onClose={onClose}
      onKeyDown={turnByKey}
      className={styles.viewer}
    >
      <div className={styles.bar}>
        <span aria-live="polite">
          {at + 1} / {count}
        </span>
        <IconButton aria-label={texts.close} autoFocus onClick={onClose}>
          <Icon path={mdiClose} />
        </IconButton>
      </div>
      <div {...swipe} className={styles.stage}>
        <img
          src={photos[at]}
          alt={
            by === undefined
              ? fill(texts.pictureOf, { of, ...place })
              : fill(texts.photoBy, { name: by, ...place })
          }
          draggable={false}
          className={styles.picture}
        />
        {count > 1 && (
          <>
            <Arrow side="left" label={texts.previousPicture} onClick={() => turn(-1)} />
            <Arrow side="right" label={texts.nextPicture} onClick={() => turn(1)} />
          </>
        )}
      </div>
    </Dialog>
  );
}
