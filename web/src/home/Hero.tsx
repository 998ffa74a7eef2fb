import type { CSSProperties } from 'react';
import { pictureAddress } from '../../../schema/pictures';
import { PageHeading } from '../kit/PageHeading';
import styles from './Hero.module.css';

/**
 * The tall picture of the home page: a harbour in the light of the visitor's hour, at dusk where the page is dark. Both
 * are marked on the document before the first paint (appearance.js), and the style sheet chooses.
 */
export function Hero() {
  return (
    <div className={styles.hero}>
      <div className={styles.picture} style={PICTURES} />
      <div className={styles.words}>
        <PageHeading title="Home" className={styles.heading}>
          A good room, where you are going
        </PageHeading>
        <div className={styles.promise}>
          Real rooms with real numbers. What you choose is held for you while you pay.
        </div>
      </div>
    </div>
  );
}

const picture = (light: string) => `url(${pictureAddress(`hero-${light}`)})`;
const PICTURES = {
  '--day': picture('day'),
  '--dusk': picture('dusk'),
  '--night': picture('night'),
} as CSSProperties;
