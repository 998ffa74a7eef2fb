import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../app/paths';
import { Empty } from '../ui/Empty';
import { counted } from '../ui/format';
import { PageHeading } from '../ui/PageHeading';
import { PageLinks } from '../ui/PageLinks';
import { useRoomsPageSuspenseQuery } from './RoomsPage.generated';
import { RoomsPageRow } from './RoomsPageRow';

const PAGE_SIZE = 24;

/** Every room type of the house, page by page; open to anyone. */
export function RoomsPage() {
  const [query] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1);
  const { data } = useRoomsPageSuspenseQuery({
    variables: { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
  });
  const { total, items } = data.roomTypes;
  return (
    <Box sx={{ maxWidth: 1248, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 3, sm: 5 } }}>
      <PageHeading title="Rooms" />
      {items.length === 0 ? (
        <Empty texts={['No room in the database !!!']} />
      ) : (
        <>
          <Box role="status" sx={{ mt: 0.5, mb: 3, color: 'text.secondary' }}>
            {counted(total, 'kind')} of rooms
          </Box>
          <Box component="ul" sx={gridStyle}>
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
      )}
    </Box>
  );
}

const gridStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
  p: 0,
  m: 0,
};
