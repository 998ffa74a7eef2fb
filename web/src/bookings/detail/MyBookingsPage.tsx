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
import * as texts from './texts';

const PAGE_SIZE = 20;
const GROUPS = { upcoming: 'UPCOMING', past: 'PAST', cancelled: 'CANCELLED' } as const;
const EMPTY = {
  upcoming: texts.noUpcoming,
  past: texts.noPast,
  cancelled: texts.noCancelled,
};

/** The viewer's bookings in three groups: upcoming, past and cancelled. */
export function MyBookingsPage() {
  return (
    <div className={classNames(layout.listPage, styles.page)}>
      <PageHeading title={texts.myBookings} className={styles.title} />
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
  const page = usePageNumber(PAGE_SIZE);
  const group = useBookingGroup();
  const { data } = useMyBookingsPageSuspenseQuery({
    variables: { group: GROUPS[group], limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
  });
  const { items, total } = data.myBookings;
  const totals = {
    upcoming: data.upcoming.total,
    past: data.past.total,
    cancelled: data.cancelled.total,
  };
  const pages = Math.ceil(total / PAGE_SIZE);
  const isWithoutAny = Object.values(totals).every((count) => count === 0);
  const show = groupName.inAddress(group);
  if (total === 0)
    return (
      <>
        {!isWithoutAny && <BookingGroups shown={group} totals={totals} />}
        <Empty
          picture="empty-bookings"
          texts={[isWithoutAny ? texts.noBookings : EMPTY[group]]}
          action={
            group !== 'cancelled' || isWithoutAny ? (
              <ButtonLink to={paths.home()} variant="contained">
                {texts.findHotel}
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
      <PageLinks page={page} pages={pages} addressOf={(next) => paths.myBookings({ show, page: next })} />
    </>
  );
}
