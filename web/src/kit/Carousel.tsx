import { useState, type KeyboardEvent } from 'react';
import { Arrow } from './Arrow';
import { Photo } from './Photo';
import { useSwipe } from './useSwipe';
import styles from './Carousel.module.css';

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
    return <Photo src={photos[0]} alt={`${of}, picture`} ratio={ratio} first={first} maxWidth={1200} />;
  return (
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={`Pictures of ${of}`}
      onKeyDown={turnByKey}
      {...swipe}
      className={styles.carousel}
    >
      <Photo
        src={photos[at]}
        alt={`${of}, picture ${at + 1} of ${count}`}
        ratio={ratio}
        first={first}
        maxWidth={1200}
      />
      {onEnlarge && (
        <button
          type="button"
          aria-label={`Enlarge picture ${at + 1} of ${count} of ${of}`}
          onClick={() => onEnlarge(at)}
          className={styles.enlarge}
        />
      )}
      <Arrow side="left" label={`Previous picture of ${of}`} onClick={() => turn(-1)} />
      <Arrow side="right" label={`Next picture of ${of}`} onClick={() => turn(1)} />
      <div aria-live="polite" className={styles.counter}>
        {at + 1} / {count}
      </div>
    </div>
  );
}
