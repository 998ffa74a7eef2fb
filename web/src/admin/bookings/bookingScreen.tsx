import { BookingRowDetails } from './BookingRowDetails';
import {
  BookingTableDocument,
  type BookingTableQuery,
  type BookingTableQueryVariables,
} from './BookingTable.generated';
import { bookingBulk } from './bookingBulk';
import { bookingColumns, PAYMENTS, STATUSES, type BookingRow } from './bookingColumns';
import { boundsOf, startOfDay, toCents } from '../table/filters';
import { orderOf, type Page, type Screen } from '../table/screen';
import type { TableState } from '../table/tableState';

type BookingSort = NonNullable<BookingTableQueryVariables['sort']>;
type BookingScreen = Screen<BookingRow, BookingTableQuery, BookingTableQueryVariables>;

/** What a list of bookings asks for. */
const variables = (state: TableState, page: Page, filter: BookingTableQueryVariables['filter'] = {}) => ({
  filter: { ...filter, ...filterOf(state) },
  sort: orderOf<BookingSort>(state, bookingColumns),
  ...page,
});

function filterOf({ text, filters }: TableState): BookingTableQueryVariables['filter'] {
  const created = boundsOf(filters.created);
  const cancelled = boundsOf(filters.cancelled);
  const checkIn = boundsOf(filters.checkIn);
  const checkOut = boundsOf(filters.checkOut);
  const total = boundsOf(filters.total);
  return {
    text: text || undefined,
    hotelId: filters.hotel,
    cityId: filters.city,
    status: filters.status as BookingRow['status'] | undefined,
    payment: filters.payment as BookingRow['payment'] | undefined,
    paid: filters.paid ? true : undefined,
    cancelledFrom: startOfDay(cancelled.from),
    cancelledTo: startOfDay(cancelled.to, 1),
    createdFrom: startOfDay(created.from),
    createdTo: startOfDay(created.to, 1),
    checkInFrom: checkIn.from,
    checkInTo: checkIn.to,
    checkOutFrom: checkOut.from,
    checkOutTo: checkOut.to,
    totalFrom: toCents(total.from),
    totalTo: toCents(total.to),
  };
}

/** All bookings, newest first. */
export const bookingScreen: BookingScreen = {
  name: 'bookings',
  title: 'Bookings',
  noun: 'booking',
  document: BookingTableDocument,
  variables,
  isKeyed: true,
  isAudited: true,
  list: ({ bookings }) => bookings,
  columns: bookingColumns,
  filters: [
    { name: 'status', label: 'Status', kind: 'choice', choices: STATUSES },
    { name: 'payment', label: 'Payment', kind: 'choice', choices: PAYMENTS },
    { name: 'paid', label: 'Paid', kind: 'choice', choices: [['yes', 'Paid, also if cancelled since']] },
    { name: 'hotel', label: 'Hotel', kind: 'hotel' },
    { name: 'city', label: 'City', kind: 'city' },
    { name: 'created', label: 'Booked', kind: 'days' },
    { name: 'cancelled', label: 'Cancelled', kind: 'days' },
    { name: 'checkIn', label: 'Check-in', kind: 'days' },
    { name: 'checkOut', label: 'Check-out', kind: 'days' },
    { name: 'total', label: 'Total', kind: 'dollars' },
  ],
  search: 'Reference, guest, e-mail or hotel',
  bulk: bookingBulk,
  empty: 'No booking in the database !!!',
  nameOf: ({ user }) => user.name,
  details: (row) => <BookingRowDetails row={row} />,
};

/** Bookings that hold nights unpaid. */
export const holdScreen: BookingScreen = {
  ...bookingScreen,
  name: 'holds',
  title: 'Unpaid holds',
  noun: 'hold',
  empty: 'Nobody holds rooms unpaid.',
  variables: (state, page) => variables(state, page, { unpaid: true }),
  filters: bookingScreen.filters.filter(({ name }) => name !== 'status'),
};

/** What was found: the bookings of a hotel, or with a reference. */
export const resultScreen: BookingScreen = { ...bookingScreen, name: 'bookings', title: 'Bookings found' };
