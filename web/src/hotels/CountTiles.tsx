import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Empty } from '../ui/Empty';
import { counted } from '../ui/format';
import { PageHeading } from '../ui/PageHeading';
import { Photo } from '../ui/Photo';

interface Counted {
  id: string;
  name: string;
  photo: string | null;
  numberOfHotels: number;
}

interface Props {
  title: string;
  items: readonly Counted[];
  /** What is said where there is none. */
  empty: string;
  addressOf: (item: Counted) => string;
}

/** Cities or types, each with how many hotels it has and the way to them. */
export function CountTiles({ title, items, empty, addressOf }: Props) {
  return (
    <Box sx={{ maxWidth: 1248, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 3, sm: 5 } }}>
      <PageHeading title={title} sx={{ mb: 3 }} />
      {items.length === 0 ? (
        <Empty texts={[empty]} />
      ) : (
        <Box component="ul" sx={gridStyle}>
          {items.map((item) => (
            <Card component="li" key={item.id} sx={{ listStyle: 'none' }}>
              <Box component={Link} to={addressOf(item)} sx={linkStyle}>
                <Photo src={item.photo ?? undefined} alt="" />
                <Box sx={{ p: 2 }}>
                  <Typography variant="h3" component="h2">
                    {item.name}
                  </Typography>
                  <Box sx={{ color: 'text.secondary' }}>{counted(item.numberOfHotels, 'hotel')}</Box>
                </Box>
              </Box>
            </Card>
          ))}
        </Box>
      )}
    </Box>
  );
}

const gridStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 44%), 1fr))',
  p: 0,
  m: 0,
};
const linkStyle = {
  display: 'block',
  color: 'inherit',
  textDecoration: 'none',
  '&:focus-visible': { outlineOffset: -2 },
  '&:hover h2': { textDecoration: 'underline' },
};
