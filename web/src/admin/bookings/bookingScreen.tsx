import { BookingRowDetails } from './BookingRowDetails';
import {
  BookingTableDocument,
  type BookingTableQuery,
  type BookingTableQueryVariables,
} from './BookingTable.generated';
import { bookingColumns, STATUSES, type BookingRow } from './bookingColumns';
import type { Screen } from '../table/screen';
import type { TableState } from '../table/tableState';

type BookingScreen = Screen<BookingRow, BookingTableQuery, BookingTableQueryVariables>;

/** What a list of bookings asks for. */
export const bookingVariables = ({ text, filters }: TableState) => ({
  text: text || null,
  hotelId: filters.hotel ?? null,
  status: (filters.status as BookingRow['status']) ?? null,
});

/** All bookings, newest first. */
export const bookingScreen: BookingScreen = {
  name: 'bookings',
  title: 'Bookings',
  noun: 'booking',
  document: BookingTableDocument,
  variables: (state, page) => ({ ...bookingVariables(state), ...page }),
  list: ({ bookings }) => bookings,
  columns: bookingColumns,
  filters: [
    { name: 'status', label: 'Status', kind: 'choice', choices: STATUSES },
    { name: 'hotel', label: 'Hotel', kind: 'hotel' },
  ],
  search: 'Reference, guest, e-mail or hotel',
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
  variables: (state, page) => ({ ...bookingVariables(state), unpaid: true, ...page }),
  filters: bookingScreen.filters.filter(({ name }) => name !== 'status'),
};

/** What was found: the bookings of a hotel, or with a reference. */
export const resultScreen: BookingScreen = { ...bookingScreen, name: 'bookings', title: 'Bookings found' };
