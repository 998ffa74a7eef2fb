import { referenceOf } from '../../../../schema/bookingReferences';
import { BookingRowDetails } from './BookingRowDetails';
import {
  BookingTableDocument,
  type BookingTableQuery,
  type BookingTableQueryVariables,
} from './BookingTable.generated';
import { bookingBulk } from './bookingBulk';
import { bookingColumns, PAYMENTS, STATUSES, type ListedBooking } from './bookingColumns';
import { boundsOf, startOfDay, toCents } from '../table/filters';
import { orderOf, type Page, type Screen } from '../table/screen';
import type { TableState } from '../table/tableState';
import * as texts from './texts';

type BookingSort = NonNullable<BookingTableQueryVariables['sort']>;
type BookingScreen = Screen<ListedBooking, BookingTableQuery, BookingTableQueryVariables>;

/** The variables of the query for a list of bookings. */
const variables = (state: TableState, page: Page, filter: BookingTableQueryVariables['filter'] = {}) => ({
  filter: { ...filterOf(state), ...filter },
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
    status: filters.status as ListedBooking['status'] | undefined,
    payment: filters.payment as ListedBooking['payment'] | undefined,
    paid: filters.paid ? true : undefined,
    owedAtDesk: filters.desk ? true : undefined,
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
  title: texts.bookings,
  counted: texts.bookingCount,
  document: BookingTableDocument,
  variables,
  countsAll: true,
  isAudited: true,
  list: ({ bookings }) => bookings,
  columns: bookingColumns,
  filters: [
    { name: 'status', label: texts.status, kind: 'choice', choices: STATUSES },
    { name: 'payment', label: texts.payment, kind: 'choice', choices: PAYMENTS },
    { name: 'paid', label: texts.paid, kind: 'choice', choices: [['yes', texts.paidEvenIfCancelled]] },
    { name: 'desk', label: texts.owedAtDesk, kind: 'choice', choices: [['due', texts.refundDue]] },
    { name: 'hotel', label: texts.hotel, kind: 'hotel' },
    { name: 'city', label: texts.city, kind: 'city' },
    { name: 'created', label: texts.booked, kind: 'days' },
    { name: 'cancelled', label: texts.cancelled, kind: 'days' },
    { name: 'checkIn', label: texts.checkIn, kind: 'days' },
    { name: 'checkOut', label: texts.checkOut, kind: 'days' },
    { name: 'total', label: texts.total, kind: 'dollars' },
  ],
  search: texts.searchBookings,
  bulk: bookingBulk,
  empty: texts.noBookings,
  nameOf: ({ user }) => user.name,
  details: (row) => <BookingRowDetails booking={row} />,
};

/** Bookings and changes that hold nights without being paid. */
export const holdScreen: BookingScreen = {
  ...bookingScreen,
  name: 'holds',
  title: texts.unpaidHolds,
  counted: texts.holdCount,
  empty: texts.noHolds,
  variables: (state, page) => variables(state, page, { unpaid: true }),
  filters: bookingScreen.filters.filter(({ name }) => name !== 'status'),
};

/** The bookings of a guest at a hotel. */
export const guestBookings = (guest: { hotelId: string; userId: string }, title: string): BookingScreen => ({
  ...bookingScreen,
  name: 'guestBookings',
  title,
  variables: (state, page) => variables(state, page, guest),
  columns: bookingColumns.map((column) =>
    ['guest', 'hotel'].includes(column.field) ? { ...column, isOptional: true } : column,
  ),
  nameOf: referenceOf,
  filters: bookingScreen.filters.filter(({ name }) => name !== 'hotel' && name !== 'city'),
});

/** The results of a search: the bookings of a hotel, or the one with a reference. */
export const resultScreen: BookingScreen = { ...bookingScreen, name: 'bookings', title: texts.bookingsFound };
