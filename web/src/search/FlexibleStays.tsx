import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { fill } from '../../../schema/fill';
import { normaliseStay } from '../../../schema/nights';
import { classNames } from '../kit/classNames';
import { spokenDate, spokenStay } from '../kit/format';
import { usePrices } from '../kit/otherCurrency';
import styles from './FlexibleDates.module.css';
import { useFlexibleStaysSuspenseQuery } from './FlexibleStays.generated';
import type { Search } from './search';
import { toVariables } from './searchVariables';
import * as texts from './texts';

interface Props {
  search: Search;
  days: number;
  addressOf: (search: Search) => string;
}

/** The dates near those of the search, each a link with its lowest price; the cheapest are marked. */
export function FlexibleStays({ search, days, addressOf }: Props) {
  const { data } = useFlexibleStaysSuspenseQuery({
    variables: { filter: toVariables(search).filter ?? {}, days },
  });
  const { about, short } = usePrices();
  const list = useRef<HTMLUListElement>(null);
  const { checkIn: asked } = normaliseStay(search);
  useEffect(() => {
    const box = list.current;
    const current = box?.querySelector<HTMLElement>('[aria-current]');
    if (box && current) box.scrollLeft = current.offsetLeft - (box.clientWidth - current.offsetWidth) / 2;
  }, [asked, days]);
  const stays = data.flexibleStays;
  const prices = stays.flatMap(({ totalCents }) => totalCents ?? []);
  const lowest = Math.min(...prices);
  const isMarked = lowest < Math.max(...prices);
  const cheapest = stays.find(({ totalCents }) => totalCents === lowest);
  return (
    <>
      <p role="status" className={styles.summary}>
        {cheapest
          ? fill(isMarked ? texts.cheapestStay : texts.sameStayPrice, {
              dates: spokenStay(cheapest.checkIn, cheapest.checkOut),
              price: about(lowest),
            })
          : texts.noFlexibleStay}
      </p>
      <ul ref={list} className={styles.stays}>
        {stays.map(({ checkIn, checkOut, totalCents }) => {
          const isCheapest = isMarked && totalCents === lowest;
          return (
            <li key={checkIn}>
              <Link
                to={addressOf({ ...search, checkIn, checkOut, page: 1 })}
                aria-current={checkIn === asked ? 'date' : undefined}
                className={classNames(styles.stay, isCheapest && styles.cheapest)}
              >
                <span className={styles.date}>{spokenDate(checkIn)}</span>
                <span className={styles.price}>
                  {totalCents === null ? texts.soldOut : short(totalCents)}
                </span>
                {isMarked && <span className={styles.mark}>{isCheapest && texts.cheapest}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </>
  );
}
