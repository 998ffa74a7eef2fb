import type { CSSProperties } from 'react';
import { Skeleton } from './Skeleton';
import card from './card.module.css';
import layout from './layout.module.css';
import styles from './CardsSkeleton.module.css';
import * as texts from './texts';

interface Props {
  count: number;
  /** The least width of a card, as the list itself has it. */
  least: number;
  /** How many lines stand below the picture. */
  lines: number;
}

/** Cards with a picture, in the shape of those to come. */
export function CardsSkeleton({ count, least, lines }: Props) {
  return (
    <div
      role="status"
      aria-label={texts.loading}
      className={least < 250 ? layout.smallCards : layout.cards}
      style={{ '--least': `${least}px` } as CSSProperties}
    >
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={card.card}>
          <Skeleton variant="rectangular" height="auto" className={styles.picture} />
          <div className={styles.text}>
            <Skeleton width="62%" height={30} />
            {Array.from({ length: lines }, (_, line) => (
              <Skeleton key={line} width={line % 2 ? '84%' : '46%'} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
