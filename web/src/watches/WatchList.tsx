import { useState } from 'react';
import { classNames } from '../kit/classNames';
import layout from '../kit/layout.module.css';
import { RetryNotice } from '../kit/RetryNotice';
import { RowsSkeleton } from '../kit/RowsSkeleton';
import text from '../kit/text.module.css';
import { useWatchedStaysQuery } from './WatchList.generated';
import styles from './WatchList.module.css';
import * as texts from './texts';
import { inMyLanguage } from '../kit/written';
import { WatchRow, type WatchedStay } from './WatchRow';

/** The customer's watches with their prices then and now. One that is ended leaves its place to a button that takes that back. */
export function WatchList() {
  const { data, previousData, error, refetch } = useWatchedStaysQuery({
    variables: inMyLanguage(),
    fetchPolicy: 'cache-and-network',
  });
  const watches = (data ?? previousData)?.myWatches;
  return (
    <section aria-label={texts.watchedStays} className={styles.section}>
      <h2 className={text.h2}>{texts.watchedStays}</h2>
      {watches ? (
        <Rows watches={watches} />
      ) : error ? (
        <RetryNotice retry={refetch}>{texts.notLoaded}</RetryNotice>
      ) : (
        <RowsSkeleton height={108} rows={2} />
      )}
    </section>
  );
}

function Rows({ watches }: { watches: readonly WatchedStay[] }) {
  const [listed, setListed] = useState(watches);
  const isIn = (list: readonly WatchedStay[], { id }: WatchedStay) => list.some((each) => each.id === id);
  const added = watches.filter((watch) => !isIn(listed, watch));
  if (added.length) setListed([...listed, ...added]);
  if (!listed.length) return <p className={classNames(text.body, text.quiet)}>{texts.howToWatch}</p>;
  return (
    <ul className={layout.list}>
      {listed.map((watch) => (
        <WatchRow
          key={watch.id}
          watch={watches.find(({ id }) => id === watch.id) ?? watch}
          isEnded={!isIn(watches, watch)}
        />
      ))}
    </ul>
  );
}
