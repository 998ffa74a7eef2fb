import { fill } from '../../../schema/fill';
import * as kitTexts from '../kit/texts';
import { Suspense, type CSSProperties, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useViewer } from '../session/SessionProvider';
import card from '../kit/card.module.css';
import { CardsSkeleton } from '../kit/CardsSkeleton';
import { classNames } from '../kit/classNames';
import { Empty } from '../kit/Empty';
import layout from '../kit/layout.module.css';
import { PageHeading } from '../kit/PageHeading';
import { PageLinks } from '../kit/PageLinks';
import { Photo } from '../kit/Photo';
import text from '../kit/text.module.css';
import { usePageNumber } from '../kit/usePageNumber';
import styles from './CountTiles.module.css';

const PAGE_SIZE = 40;
const LEAST_TILE_WIDTH = 220;

/** The frame of a count page. The heading shows at once, the tiles once they are loaded. */
export function CountPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <PageHeading title={title} className={styles.title} />
      <Suspense fallback={<CardsSkeleton count={10} least={LEAST_TILE_WIDTH} lines={1} />}>
        {children}
      </Suspense>
    </div>
  );
}

interface Counted {
  id: string;
  /** Its name in the language of the reader. */
  shownName: string;
  photo: string | null;
  numberOfHotels: number;
}

interface Props<Item extends Counted> {
  items: readonly Item[];
  /** The text if there are no items. */
  empty: string;
  addressOf: (item: Item) => string;
}

/**
 * Cities or types in pages, each with its number of hotels and the link to them. Only staff see those without
 * hotels.
 */
export function CountTiles<Item extends Counted>({ items: all, empty, addressOf }: Props<Item>) {
  const isStaff = useViewer()?.role === 'ADMIN';
  const items = isStaff ? all : all.filter(({ numberOfHotels }) => numberOfHotels > 0);
  const { pathname } = useLocation();
  const pages = Math.ceil(items.length / PAGE_SIZE);
  const page = Math.min(usePageNumber(PAGE_SIZE), Math.max(pages, 1));
  if (items.length === 0) return <Empty texts={[empty]} />;
  return (
    <>
      <ul className={layout.smallCards} style={{ '--least': `${LEAST_TILE_WIDTH}px` } as CSSProperties}>
        {items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((item) => (
          <li key={item.id} className={classNames(card.card, styles.tile)}>
            <Link to={addressOf(item)} className={styles.link}>
              <Photo src={item.photo ?? undefined} alt="" />
              <div className={styles.words}>
                <h2 className={classNames(text.h3, styles.name)}>{item.shownName}</h2>
                <div className={text.quiet}>{fill(kitTexts.hotels, { count: item.numberOfHotels })}</div>
              </div>
            </Link>
          </li>
        ))}
      </ul>
      <PageLinks
        page={page}
        pages={pages}
        addressOf={(next) => (next === 1 ? pathname : `${pathname}?page=${next}`)}
      />
    </>
  );
}
