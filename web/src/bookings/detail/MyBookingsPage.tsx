import { Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../../paths';
import { ArrivalNotice } from '../../kit/ArrivalNotice';
import { ButtonLink } from '../../kit/Button';
import { classNames } from '../../kit/classNames';
import { Empty } from '../../kit/Empty';
import layout from '../../kit/layout.module.css';
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
    <div className={classNames(layout.listPage, styles.page)}>
      <PageHeading title="My bookings" className={styles.title} />
      <div className={styles.notices}>
        <ArrivalNotice />
        <KeptNotice />
      </div>
      <Suspense fallback={<RowsSkeleton height={230} />}>
        <Bookings />
      </Suspense>
    </div>
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
              <ButtonLink to={paths.home()} variant="contained">
                Find a hotel
              </ButtonLink>
            ) : undefined
          }
        />
      </>
    );
  if (page > pages) return <Navigate to={paths.myBookings({ show, page: pages })} replace />;
  return (
    <>
      <BookingGroups shown={group} totals={totals} />
      <ul className={layout.list}>
        {items.map((booking) => (
          <BookingRow key={booking.id} booking={booking} />
        ))}
      </ul>
      <PageLinks page={page} pages={pages} addressOf={(at) => paths.myBookings({ show, page: at })} />
    </>
  );
}
