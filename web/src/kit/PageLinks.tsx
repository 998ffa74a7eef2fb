import { useEffect, useRef } from 'react';
import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import { Link } from 'react-router-dom';
import { classNames } from './classNames';
import { Icon } from './Icon';
import text from './text.module.css';
import styles from './PageLinks.module.css';
import { fill } from '../../../schema/fill';
import * as texts from './texts';

interface Props {
  page: number;
  pages: number;
  addressOf: (page: number) => string;
}

/** Numbered pages, each a link that can be opened and shared; fewer numbers where it is narrow. */
export function PageLinks({ page, pages, addressOf }: Props) {
  const list = useRef<HTMLUListElement>(null);
  // a step to the first or the last page leads no further there: the focus moves to the page's own number
  useEffect(() => {
    if (list.current?.querySelector('[aria-disabled]:focus'))
      list.current.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, [page]);
  if (pages < 2) return null;

  const few = numbersAround(page, pages, 0);
  const all = numbersAround(page, pages, 1);
  const numberOf = (number: number) => (
    <li key={number} className={few.has(number) ? undefined : styles.wide}>
      <Link
        to={addressOf(number)}
        aria-label={fill(number === page ? texts.thisPage : texts.goToPage, { number })}
        aria-current={number === page ? 'page' : undefined}
        className={classNames(text.small, styles.page)}
      >
        {number}
      </Link>
    </li>
  );
  const gapAt = (number: number) =>
    !few.has(number) && (
      <li className={all.has(number) ? styles.narrow : undefined}>
        <div className={classNames(text.small, styles.gap)}>…</div>
      </li>
    );
  const stepTo = (label: string, to: number, drawing: string) => (
    <li>
      <Link
        to={addressOf(to)}
        aria-label={label}
        {...((to < 1 || to > pages) && { 'aria-disabled': true, tabIndex: -1 })}
        className={classNames(text.small, styles.page)}
      >
        <Icon path={drawing} size="small" className={styles.arrow} />
      </Link>
    </li>
  );
  return (
    <div className={styles.place}>
      <nav aria-label={texts.pages}>
        <ul ref={list} className={styles.list}>
          {stepTo(texts.goToPreviousPage, page - 1, mdiChevronLeft)}
          {numberOf(1)}
          {gapAt(2)}
          {[...all].filter((number) => number > 1 && number < pages).map(numberOf)}
          {gapAt(pages - 1)}
          {numberOf(pages)}
          {stepTo(texts.goToNextPage, page + 1, mdiChevronRight)}
        </ul>
      </nav>
    </div>
  );
}

/** The first and the last page, and the one shown with this many on either side; the same number of them everywhere. */
function numbersAround(page: number, pages: number, beside: number): ReadonlySet<number> {
  const from = Math.max(Math.min(page - beside, pages - 2 * beside - 2), 3);
  const to = Math.min(Math.max(page + beside, 2 * beside + 3), pages - 2);
  const numbers = from > 3 ? [1] : [1, 2];
  for (let number = from; number <= to; number++) numbers.push(number);
  if (to >= pages - 2) numbers.push(pages - 1);
  return new Set([...numbers, pages]);
}
