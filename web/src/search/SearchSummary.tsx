import type { ReactNode } from 'react';
import { fill } from '../../../schema/fill';
import { countNights, normaliseStay } from '../../../schema/nights';
import { partyWords } from '../../../schema/partyWords';
import { comersOf } from '../rooms/comersOf';
import { spokenStay } from '../kit/format';
import { PageHeading } from '../kit/PageHeading';
import * as kitTexts from '../kit/texts';
import type { Search } from './search';
import * as texts from './texts';
import styles from './SearchSummary.module.css';

/** The summary of the search, which stays visible while the hotels scroll. */
export function SearchSummary({ search, action }: { search: Search; action: ReactNode }) {
  const { checkIn, checkOut } = normaliseStay(search);
  const parts = [
    spokenStay(checkIn, checkOut),
    fill(kitTexts.nights, { count: countNights(checkIn, checkOut) }),
    search.children ? partyWords(comersOf(search)) : fill(kitTexts.guests, { count: search.guests }),
    fill(kitTexts.rooms, { count: search.rooms }),
  ];
  return (
    <div className={styles.summary}>
      <div className={styles.words}>
        <PageHeading title={titleOf(search)} className={styles.title} />
        <div className={styles.parts}>{parts.join(' · ')}</div>
      </div>
      {action}
    </div>
  );
}

function titleOf({ city, area }: Search): string {
  if (area) return texts.hotelsInArea;
  return city ? fill(texts.hotelsInCity, { city }) : texts.allHotels;
}
