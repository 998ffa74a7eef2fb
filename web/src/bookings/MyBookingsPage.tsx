import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import Typography from '@mui/material/Typography';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../app/paths';
import { counted } from '../ui/format';
import { PageHeading } from '../ui/PageHeading';
import { BookingRow } from './BookingRow';
import { useMyBookingsPageSuspenseQuery } from './MyBookingsPage.generated';

const PAGE = 20;

/** Everything this person has booked, newest first. */
export function MyBookingsPage() {
  const [query] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(query.get('page'))) || 1);
  const { data } = useMyBookingsPageSuspenseQuery({ variables: { limit: PAGE, offset: (page - 1) * PAGE } });
  const { items, total } = data.myBookings;
  const pages = Math.ceil(total / PAGE);
  return (
    <Box sx={{ maxWidth: 920, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 3, sm: 4 } }}>
      <PageHeading title="My bookings" />
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 3 }}>
        {total === 0 ? 'This customer has no booking in the database !!!' : counted(total, 'booking')}
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 2, listStyle: 'none', m: 0, p: 0 }}>
        {items.map((booking) => (
          <BookingRow key={booking.id} booking={booking} />
        ))}
      </Box>
      {pages > 1 && (
        <Pagination
          page={page}
          count={pages}
          sx={{ mt: 3, '& ul': { justifyContent: 'center' } }}
          renderItem={(item) => (
            <PaginationItem {...item} component={Link} to={paths.myBookings({ page: item.page ?? 1 })} />
          )}
        />
      )}
    </Box>
  );
}
