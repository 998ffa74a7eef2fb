import { Suspense, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link, useLocation } from 'react-router-dom';
import { useViewer } from '../session/SessionProvider';
import { cardGrid } from '../ui/cardGrid';
import { CardsSkeleton } from '../ui/CardsSkeleton';
import { Empty } from '../ui/Empty';
import { counted } from '../ui/format';
import { PageHeading } from '../ui/PageHeading';
import { PageLinks } from '../ui/PageLinks';
import { Photo } from '../ui/Photo';
import { usePageNumber } from '../ui/usePageNumber';

const PAGE_SIZE = 40;
const LEAST = 220;

/** The frame of a count page: the heading shows at once, the tiles when they are loaded. */
export function CountPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ maxWidth: 1248, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 3, sm: 5 } }}>
      <PageHeading title={title} sx={{ mb: 3 }} />
      <Suspense fallback={<CardsSkeleton count={10} least={LEAST} lines={1} />}>{children}</Suspense>
    </Box>
  );
}

interface Counted {
  id: string;
  name: string;
  photo: string | null;
  numberOfHotels: number;
}

interface Props {
  items: readonly Counted[];
  /** The text where there is none. */
  empty: string;
  addressOf: (item: Counted) => string;
}

/**
 * Cities or types, each with its number of hotels and the link to them; page by page where there are many. Those without
 * hotels are for staff only.
 */
export function CountTiles({ items: all, empty, addressOf }: Props) {
  const isStaff = useViewer()?.role === 'ADMIN';
  const items = isStaff ? all : all.filter(({ numberOfHotels }) => numberOfHotels > 0);
  const { pathname } = useLocation();
  const pages = Math.ceil(items.length / PAGE_SIZE);
  const page = Math.min(usePageNumber(), Math.max(pages, 1));
  if (items.length === 0) return <Empty texts={[empty]} />;
  return (
    <>
      <Box component="ul" sx={cardGrid(LEAST)}>
        {items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((item) => (
          <Card component="li" key={item.id} sx={{ listStyle: 'none' }}>
            <Box component={Link} to={addressOf(item)} sx={linkStyle}>
              <Photo src={item.photo ?? undefined} alt="" />
              <Box sx={{ p: 2 }}>
                <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
                  {item.name}
                </Typography>
                <Box sx={{ color: 'text.secondary' }}>{counted(item.numberOfHotels, 'hotel')}</Box>
              </Box>
            </Box>
          </Card>
        ))}
      </Box>
      <PageLinks
        page={page}
        pages={pages}
        addressOf={(next) => (next === 1 ? pathname : `${pathname}?page=${next}`)}
      />
    </>
  );
}

const linkStyle = {
  display: 'block',
  color: 'inherit',
  textDecoration: 'none',
  '&:focus-visible': { outlineOffset: -2 },
  '&:hover h2': { textDecoration: 'underline' },
};
