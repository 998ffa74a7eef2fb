import { fill } from '../../../schema/fill';
import { Suspense, type CSSProperties } from 'react';
import { paths } from '../paths';
import { CardsSkeleton } from '../kit/CardsSkeleton';
import { classNames } from '../kit/classNames';
import { Empty } from '../kit/Empty';
import layout from '../kit/layout.module.css';
import { PageHeading } from '../kit/PageHeading';
import { PageLinks } from '../kit/PageLinks';
import text from '../kit/text.module.css';
import { usePageNumber } from '../kit/usePageNumber';
import { inMyLanguage } from '../kit/written';
import { useRoomsPageSuspenseQuery } from './RoomsPage.generated';
import styles from './RoomsPage.module.css';
import { RoomsPageRow } from './RoomsPageRow';
import * as texts from './texts';

const PAGE_SIZE = 24;
const LEAST_CARD_WIDTH = 260;

/** Every room type, page by page; open to anyone. */
export function RoomsPage() {
  const page = usePageNumber(PAGE_SIZE);
  return (
    <div className={styles.page}>
      <PageHeading title={texts.rooms} />
      <Suspense key={page} fallback={<RoomsSkeleton />}>
        <RoomList page={page} />
      </Suspense>
    </div>
  );
}

function RoomList({ page }: { page: number }) {
  const { data } = useRoomsPageSuspenseQuery({
    variables: { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE, ...inMyLanguage() },
  });
  const { total, items } = data.roomTypes;
  if (items.length === 0) return <Empty texts={[texts.noRooms]} />;
  return (
    <>
      <div role="status" className={classNames(text.quiet, styles.count)}>
        {fill(texts.roomTypes, { count: total })}
      </div>
      <ul className={layout.cards} style={{ '--least': `${LEAST_CARD_WIDTH}px` } as CSSProperties}>
        {items.map((roomType) => (
          <RoomsPageRow key={roomType.id} roomType={roomType} />
        ))}
      </ul>
      <PageLinks
        page={page}
        pages={Math.ceil(total / PAGE_SIZE)}
        addressOf={(next) => paths.rooms({ page: next === 1 ? undefined : next })}
      />
    </>
  );
}

function RoomsSkeleton() {
  return (
    <>
      <div className={styles.count}>&nbsp;</div>
      <CardsSkeleton count={12} least={LEAST_CARD_WIDTH} lines={4} />
    </>
  );
}
