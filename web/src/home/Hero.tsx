import type { CSSProperties } from 'react';
import { pictureAddress } from '../../../schema/pictures';
import { PageHeading } from '../kit/PageHeading';
import { roomTerms } from '../hotels/texts';
import * as texts from './texts';
import styles from './Hero.module.css';

/**
 * The tall picture of the home page: a harbour in the light of the visitor's hour, or at dusk in dark mode. A script marks
 * hour and appearance on the document before the first paint (appearance.js), and the style sheet chooses the picture.
 */
export function Hero() {
  return (
    <div className={styles.hero}>
      <div className={styles.picture} style={PICTURES} />
      <div className={styles.words}>
        <PageHeading title={texts.home} className={styles.heading}>
          {texts.heroHeading}
        </PageHeading>
        <div className={styles.promise}>{roomTerms}</div>
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
