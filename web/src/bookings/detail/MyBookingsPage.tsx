import { Suspense } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, Navigate } from 'react-router-dom';
import { paths } from '../../paths';
import { ArrivalNotice } from '../../ui/ArrivalNotice';
import { counted } from '../../ui/format';
import { Empty } from '../../ui/Empty';
import { PageHeading } from '../../ui/PageHeading';
import { PageLinks } from '../../ui/PageLinks';
import { RowsSkeleton } from '../../ui/RowsSkeleton';
import { usePageNumber } from '../../ui/usePageNumber';
import { BookingRow } from './BookingRow';
import { useMyBookingsPageSuspenseQuery } from './MyBookingsPage.generated';

const PAGE = 20;

/** Everything this person has booked, newest first. */
export function MyBookingsPage() {
  return (
    <Box sx={{ maxWidth: 920, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 3, sm: 4 } }}>
      <PageHeading title="My bookings" sx={{ mb: 1 }} />
      <Box sx={{ '&:not(:empty)': { my: 2 } }}>
        <ArrivalNotice />
      </Box>
      <Suspense fallback={<RowsSkeleton height={196} />}>
        <Bookings />
      </Suspense>
    </Box>
  );
}

function Bookings() {
  const page = usePageNumber();
  const { data } = useMyBookingsPageSuspenseQuery({ variables: { limit: PAGE, offset: (page - 1) * PAGE } });
  const { items, total } = data.myBookings;
  const pages = Math.ceil(total / PAGE);
  if (total === 0)
    return (
      <Empty
        texts={['This customer has no booking in the database !!!']}
        action={
          <Button component={Link} to={paths.home()} variant="contained">
            Find a hotel
          </Button>
        }
      />
    );
  if (page > pages) return <Navigate to={paths.myBookings({ page: pages })} replace />;
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 3 }}>{counted(total, 'booking')}</Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 2, listStyle: 'none', m: 0, p: 0 }}>
        {items.map((booking) => (
          <BookingRow key={booking.id} booking={booking} />
        ))}
      </Box>
      <PageLinks page={page} pages={pages} addressOf={(at) => paths.myBookings({ page: at })} />
    </>
  );
}
