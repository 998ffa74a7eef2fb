import { Suspense } from 'react';
import Box from '@mui/material/Box';
import { paths } from '../paths';
import { cardGrid } from '../ui/cardGrid';
import { CardsSkeleton } from '../ui/CardsSkeleton';
import { Empty } from '../ui/Empty';
import { counted } from '../ui/format';
import { PageHeading } from '../ui/PageHeading';
import { PageLinks } from '../ui/PageLinks';
import { usePageNumber } from '../ui/usePageNumber';
import { useRoomsPageSuspenseQuery } from './RoomsPage.generated';
import { RoomsPageRow } from './RoomsPageRow';

const PAGE_SIZE = 24;
const LEAST = 260;

/** Every room type, page by page; open to anyone. */
export function RoomsPage() {
  const page = usePageNumber();
  return (
    <Box sx={{ maxWidth: 1248, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 3, sm: 5 } }}>
      <PageHeading title="Rooms" />
      <Suspense key={page} fallback={<RoomsSkeleton />}>
        <RoomList page={page} />
      </Suspense>
    </Box>
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
      <Box role="status" sx={countStyle}>
        {counted(total, 'kind')} of rooms
      </Box>
      <Box component="ul" sx={cardGrid(LEAST)}>
        {items.map((roomType) => (
          <RoomsPageRow key={roomType.id} roomType={roomType} />
        ))}
      </Box>
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
      <Box sx={countStyle}>&nbsp;</Box>
      <CardsSkeleton count={12} least={LEAST} lines={4} />
    </>
  );
}

const countStyle = { mt: 0.5, mb: 3, color: 'text.secondary' };
