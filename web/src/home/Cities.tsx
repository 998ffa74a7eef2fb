import { useState } from 'react';
import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import { MEDIA } from '../../../schema/breakpoints.generated';
import { classNames } from '../kit/classNames';
import { Icon } from '../kit/Icon';
import { IconButton } from '../kit/IconButton';
import type { HomePageQuery } from './HomePage.generated';
import { CityTile } from './CityTile';
import { Section } from './Section';
import * as texts from './texts';
import styles from './Cities.module.css';

/** The city carousel: 1 city below 350 px, 2 below 485 px, otherwise 3; its arrows wrap around. */
export function Cities({ cities }: { cities: HomePageQuery['cities'] }) {
  const [start, setStart] = useState(0);
  if (cities.length === 0) return null;

  const columns = Math.min(3, cities.length);
  const turn = (pages: number) => {
    const shown = Math.min(
      matchMedia(MEDIA.citiesOne).matches ? 1 : matchMedia(MEDIA.citiesTwo).matches ? 2 : 3,
      columns,
    );
    setStart((start + pages * shown + cities.length) % cities.length);
  };
  const visible = Array.from({ length: columns }, (_, index) => cities[(start + index) % cities.length]!);
  return (
    <Section
      title={texts.whereToNext}
      action={
        <div className={styles.arrows}>
          <IconButton aria-label={texts.previousCities} onClick={() => turn(-1)} className={styles.arrow}>
            <Icon path={mdiChevronLeft} />
          </IconButton>
          <IconButton aria-label={texts.nextCities} onClick={() => turn(1)} className={styles.arrow}>
            <Icon path={mdiChevronRight} />
          </IconButton>
        </div>
      }
    >
      <ul
        aria-live="polite"
        className={classNames(styles.list, columns === 2 && styles.two, columns === 1 && styles.one)}
      >
        {visible.map((city) => (
          <CityTile key={city.id} city={city} />
        ))}
      </ul>
    </Section>
  );
}
