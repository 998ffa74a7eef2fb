import { useState, type KeyboardEvent } from 'react';
import { Arrow } from './Arrow';
import { Photo } from './Photo';
import { useSwipe } from './useSwipe';
import styles from './Carousel.module.css';
import { fill } from '../../../schema/fill';
import * as texts from './texts';

interface Props {
  photos: readonly string[];
  /** What the pictures show, such as 'Garden room'. */
  of: string;
  ratio?: string;
  first?: boolean;
  /** Shows them on the whole screen, beginning with this one. */
  onEnlarge?: (at: number) => void;
}

/** Pictures one at a time; the arrows, on screen and on the keyboard, and swipes go round at both ends. */
export function Carousel({ photos, of, ratio, first, onEnlarge }: Props) {
  const [at, setAt] = useState(0);
  const count = photos.length;
  const turn = (by: number) => setAt((now) => (now + by + count) % count);
  const swipe = useSwipe(turn);
  const turnByKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') turn(-1);
    if (event.key === 'ArrowRight') turn(1);
  };
  if (count <= 1)
    return (
      <Photo
        src={photos[0]}
        alt={fill(texts.onlyPicture, { of })}
        ratio={ratio}
        first={first}
        maxWidth={1200}
      />
    );
  return (
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={fill(texts.pictures, { of })}
      onKeyDown={turnByKey}
      {...swipe}
      className={styles.carousel}
    >
      <Photo
        src={photos[at]}
        alt={fill(texts.pictureOf, { of, number: at + 1, count })}
        ratio={ratio}
        first={first}
        maxWidth={1200}
      />
      {onEnlarge && (
        <button
          type="button"
          aria-label={fill(texts.enlargePicture, { of, number: at + 1, count })}
          onClick={() => onEnlarge(at)}
          className={styles.enlarge}
        />
      )}
      <Arrow side="left" label={fill(texts.previousPictureOf, { of })} onClick={() => turn(-1)} />
      <Arrow side="right" label={fill(texts.nextPictureOf, { of })} onClick={() => turn(1)} />
      <div aria-live="polite" className={styles.counter}>
        {at + 1} / {count}
      </div>
    </div>
  );
}
