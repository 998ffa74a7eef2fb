import type { ReactNode } from 'react';
import { countNights, normaliseStay } from '../../../schema/nights';
import { counted, spokenStay } from '../kit/format';
import { PageHeading } from '../kit/PageHeading';
import type { Search } from './search';
import styles from './SearchSummary.module.css';

/** What was searched for; it stays visible while the rows scroll. */
export function SearchSummary({ search, action }: { search: Search; action: ReactNode }) {
  const { checkIn, checkOut } = normaliseStay(search);
  const parts = [
    spokenStay(checkIn, checkOut),
    counted(countNights(checkIn, checkOut), 'night'),
    counted(search.guests, 'guest'),
    counted(search.rooms, 'room'),
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
  if (area) return 'Hotels in this part of the map';
  return city ? `Hotels in ${city}` : 'Hotels';
}
