import { screen, within } from '@testing-library/react';
import { BOOKING, HOTEL, booking, deskStay, refund, work } from '../../../test/listedBooking';
import { seen } from '../../../test/seen';
import { guest, visit } from '../../../test/visit';
import { BookingsForAHotelPage } from './BookingsForAHotelPage';
import { BookingResultsPage, BookingsPage } from './BookingsPage';
import { FindBookingPage } from './FindBookingPage';

test('the details of a booking show its stays, and follow a refund that is paid out', async () => {
  const { user } = await visit({
    at: `/bookings?row=${BOOKING}`,
    routes: [{ path: '/bookings', element: <BookingsPage /> }],
    viewer: { ...guest, role: 'ADMIN' },
    answers: {
      SavedViews: () => ({ savedViews: [] }),
      BookingTable: () => ({
        bookings: { __typename: 'BookingList', total: 1, totalIsExact: true, items: [booking] },
      }),
      ConfirmPayOut: () => ({
        confirmPayOut: {
          ...booking,
          deskRefunds: [
            {
              ...refund,
              paidOutAt: '2026-11-25T10:00:00.000Z',
              paidOutBy: { __typename: 'User', id: 'e'.repeat(24), name: 'Ada Keller' },
            },
          ],
        },
      }),
      UndoPayOut: () => ({ undoPayOut: booking }),
      BookingWork: () => work({ deskStays: [deskStay('EXPECTED', ['CHECK_IN'])] }) as never,
    },
  });
  await seen(() => screen.getByRole('list', { name: 'Stays' }));
  expect(screen.getByRole('list', { name: 'Stays' })).toHaveTextContent('Garden room');
  await user.click(screen.getByRole('button', { name: 'Mark as paid out: $45, Olga Farmer' }));
  const dialog = await screen.findByRole('dialog', { name: 'Mark $45 as paid out?' });
  await user.click(within(dialog).getByRole('button', { name: 'Mark as paid out' }));
  await seen(() => screen.getByText(/^Ada Keller, /));
  expect(screen.queryByRole('button', { name: /^Mark as paid out/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo: $45, Olga Farmer' }));
  const undo = await screen.findByRole('dialog', { name: 'Undo the pay-out of $45?' });
  await user.click(within(undo).getByRole('button', { name: 'Undo pay-out' }));
  await seen(() => screen.getByRole('button', { name: /^Mark as paid out/ }));
});

test('the list of bookings with money owed at the front desk asks for them', async () => {
  const { asked } = await visit({
    at: '/bookings?desk=due',
    routes: [{ path: '/bookings', element: <BookingsPage /> }],
    viewer: { ...guest, role: 'ADMIN' },
    answers: {
      SavedViews: () => ({ savedViews: [] }),
      BookingTable: () => ({
        bookings: { __typename: 'BookingList', total: 1, totalIsExact: true, items: [booking] },
      }),
    },
  });
  await seen(() => screen.getByText('Owed at the front desk: Refund due'));
  expect(asked.at(-1)).toMatchObject({ variables: { filter: { owedAtDesk: true } } });
});

const routes = [
  { path: '/bookings', element: <BookingsPage /> },
  { path: '/bookings/findbooking', element: <FindBookingPage /> },
  { path: '/searchbookingsresults', element: <BookingResultsPage /> },
  { path: '/bookingsforahotel', element: <BookingsForAHotelPage /> },
];
const none = {
  SavedViews: () => ({ savedViews: [] }),
  BookingTable: () => ({
    bookings: { __typename: 'BookingList', total: 0, totalIsExact: true, items: [] },
  }),
  HotelOptions: () => ({ hotels: { __typename: 'HotelList', items: [] }, hotel: null }),
  FoundByReference: () => ({ hotel: null, booking: null }),
  HotelName: () => ({ hotel: null }),
};
const open = (at: string) => visit({ at, routes, viewer: { ...guest, role: 'ADMIN' }, answers: none });

test('a list without bookings shows the specified text', async () => {
  await open('/bookings');
  await seen(() => screen.getByText('No booking in the database !!!'));
});

test.each([
  ['/bookings/findbooking', 'Booking reference', `/searchbookingsresults?q=${BOOKING}`],
  ['/bookingsforahotel', 'Hotel reference', `/searchbookingsresults?hotel=${BOOKING}`],
])('%s needs a reference, and leads to the results', async (at, label, results) => {
  const { user, address } = await open(at);
  const proceed = screen.getByRole('button', { name: 'Continue' });
  expect(proceed).toBeDisabled();
  await user.click(screen.getByLabelText(label));
  await user.paste(BOOKING);
  await user.click(proceed);
  expect(address()).toBe(results);
});

test.each([
  [`/searchbookingsresults?hotel=${HOTEL}`, `No hotel has the reference ${HOTEL}.`],
  ['/searchbookingsresults?q=k7m4%202qxr', 'No booking has the reference k7m4 2qxr.'],
])('%s says that the reference is unknown', async (at, words) => {
  await open(at);
  await seen(() => screen.getByText(words));
  expect(screen.getByText('No booking in the database !!!')).toBeVisible();
});
