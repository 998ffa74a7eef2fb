import { Suspense } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, Navigate } from 'react-router-dom';
import { paths } from '../../paths';
import { ArrivalNotice } from '../../kit/ArrivalNotice';
import { Empty } from '../../kit/Empty';
import { PageHeading } from '../../kit/PageHeading';
import { PageLinks } from '../../kit/PageLinks';
import { RowsSkeleton } from '../../kit/RowsSkeleton';
import { usePageNumber } from '../../kit/usePageNumber';
import { BookingGroups } from './BookingGroups';
import { BookingRow } from './BookingRow';
import { KeptNotice } from './KeptNotice';
import { useMyBookingsPageSuspenseQuery } from './MyBookingsPage.generated';
import { groupName, useBookingGroup } from './useBookingGroup';
import styles from './MyBookingsPage.module.css';

const PAGE = 20;
const GROUPS = { upcoming: 'UPCOMING', past: 'PAST', cancelled: 'CANCELLED' } as const;
const EMPTY = {
  upcoming: 'No stay ahead. Where to next?',
  past: 'No stay yet. It is listed here from the day after its departure on.',
  cancelled: 'Nothing was cancelled.',
};

/** Everything this person has booked: what is to come, what is over, what was cancelled. */
export function MyBookingsPage() {
  return (
    <Box sx={{ maxWidth: 920, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 3, sm: 4 } }}>
      <PageHeading title="My bookings" className={styles.title} />
      <Box sx={{ '&:not(:empty)': { display: 'grid', gap: 2, my: 2 } }}>
        <ArrivalNotice />
        <KeptNotice />
      </Box>
      <Suspense fallback={<RowsSkeleton height={196} />}>
        <Bookings />
      </Suspense>
    </Box>
  );
}

function Bookings() {
  const page = usePageNumber(PAGE);
  const group = useBookingGroup();
  const { data } = useMyBookingsPageSuspenseQuery({
    variables: { group: GROUPS[group], limit: PAGE, offset: (page - 1) * PAGE },
  });
  const { items, total } = data.myBookings;
  const totals = {
    upcoming: data.upcoming.total,
    past: data.past.total,
    cancelled: data.cancelled.total,
  };
  const pages = Math.ceil(total / PAGE);
  const isWithoutAny = Object.values(totals).every((count) => count === 0);
  const show = groupName.inAddress(group);
  if (total === 0)
    return (
      <>
        {!isWithoutAny && <BookingGroups shown={group} totals={totals} />}
        <Empty
          picture="empty-bookings"
          texts={[isWithoutAny ? 'This customer has no booking in the database !!!' : EMPTY[group]]}
          action={
            group !== 'cancelled' || isWithoutAny ? (
              <Button component={Link} to={paths.home()} variant="contained">
                Find a hotel
              </Button>
            ) : undefined
          }
        />
      </>
    );
  if (page > pages) return <Navigate to={paths.myBookings({ show, page: pages })} replace />;
  return (
    <>
      <BookingGroups shown={group} totals={totals} />
      <Box component="ul" sx={{ display: 'grid', gap: 2, listStyle: 'none', m: 0, p: 0 }}>
        {items.map((booking) => (
          <BookingRow key={booking.id} booking={booking} />
        ))}
      </Box>
      <PageLinks page={page} pages={pages} addressOf={(at) => paths.myBookings({ show, page: at })} />
    </>
  );
}
