import { decimal } from './format';
import styles from './Stars.module.css';
import { fill } from '../../../schema/fill';
import * as texts from './texts';

const STAR = 'M12 2.2l3 6.3 6.9.9-5 4.8 1.2 6.8L12 17.7 5.9 21l1.2-6.8-5-4.8 6.9-.9z';

/** Five stars: the integer part of the rating filled, the remainder as a part of the next. */
export function Stars({ rating, size = 18 }: { rating: number; size?: number }) {
  return (
    <span
      role="img"
      aria-label={fill(texts.ratingOfFive, { rating: decimal(rating) })}
      className={styles.stars}
    >
      {[0, 1, 2, 3, 4].map((index) => (
        <Star key={index} share={Math.min(1, Math.max(0, rating - index))} size={size} />
      ))}
    </span>
  );
}

export function Star({ share, size }: { share: number; size: number }) {
  const cut = `inset(0 ${(1 - share) * 100}% 0 0)`;
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden data-share={share.toFixed(2)}>
      <path d={STAR} fill="currentColor" opacity={0.22} />
      <path d={STAR} fill="currentColor" style={{ clipPath: cut }} />
    </svg>
  );
}
