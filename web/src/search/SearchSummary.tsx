import { Suspense, type ReactNode } from 'react';
import { fill } from '../../../schema/fill';
import { countNights, normaliseStay } from '../../../schema/nights';
import { partyWords } from '../../../schema/partyWords';
import { partyOf } from '../rooms/partyOf';
import { lazyPart } from '../apollo/lazyPart';
import { spokenStay } from '../kit/format';
import { useIsHydrated } from '../kit/hydration';
import { PageHeading } from '../kit/PageHeading';
import * as kitTexts from '../kit/texts';
import type { Search } from './search';
import * as texts from './texts';
import { useCityName } from './useCityName';
import styles from './SearchSummary.module.css';

/** What the first page does without; its place is kept free. */
const ShareSearch = lazyPart(async () => (await import('./ShareSearch')).ShareSearch);

/** The summary of the search, which stays visible while the hotels scroll. */
export function SearchSummary({ search, action }: { search: Search; action: ReactNode }) {
  const { checkIn, checkOut } = normaliseStay(search);
  const title = titleOf(search, useCityName(search.city));
  const isHydrated = useIsHydrated();
  const parts = [
    spokenStay(checkIn, checkOut),
    fill(kitTexts.nights, { count: countNights(checkIn, checkOut) }),
    search.children ? partyWords(partyOf(search)) : fill(kitTexts.guests, { count: search.guests }),
    fill(kitTexts.rooms, { count: search.rooms }),
  ];
  return (
    <div className={styles.summary}>
      <div className={styles.words}>
        <PageHeading title={title} className={styles.title} />
        <div className={styles.parts}>{parts.join(' · ')}</div>
      </div>
      <div className={styles.share}>
        {isHydrated && (
          <Suspense fallback={null}>
            <ShareSearch title={title} search={search} />
          </Suspense>
        )}
      </div>
      {action}
    </div>
  );
}

function titleOf({ area, near }: Search, city: string): string {
  if (area) return texts.hotelsInArea;
  if (near && city) return fill(texts.hotelsNear, { near, city });
  return city ? fill(texts.hotelsInCity, { city }) : texts.allHotels;
}
