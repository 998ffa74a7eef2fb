import { Suspense, type CSSProperties } from 'react';
import { paths } from '../paths';
import { CardsSkeleton } from '../kit/CardsSkeleton';
import { classNames } from '../kit/classNames';
import { Empty } from '../kit/Empty';
import { counted } from '../kit/format';
import layout from '../kit/layout.module.css';
import { PageHeading } from '../kit/PageHeading';
import { PageLinks } from '../kit/PageLinks';
import text from '../kit/text.module.css';
import { usePageNumber } from '../kit/usePageNumber';
import { useRoomsPageSuspenseQuery } from './RoomsPage.generated';
import styles from './RoomsPage.module.css';
import { RoomsPageRow } from './RoomsPageRow';

const PAGE_SIZE = 24;
const LEAST = 260;

/** Every room type, page by page; open to anyone. */
export function RoomsPage() {
  const page = usePageNumber(PAGE_SIZE);
  return (
    <div className={styles.page}>
      <PageHeading title="Rooms" />
      <Suspense key={page} fallback={<RoomsSkeleton />}>
        <RoomList page={page} />
      </Suspense>
    </div>
  );
}

function RoomList({ page }: { page: number }) {
  const { data } = useRoomsPageSuspenseQuery({
    variables: { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
  });
  const { total, items } = data.roomTypes;
  if (items.length === 0) return <Empty texts={['No room in the database !!!']} />;
  return (
    <>
      <div role="status" className={classNames(text.quiet, styles.count)}>
        {counted(total, 'kind')} of rooms
      </div>
      <ul className={layout.cards} style={{ '--least': `${LEAST}px` } as CSSProperties}>
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
      <CardsSkeleton count={12} least={LEAST} lines={4} />
    </>
  );
}
