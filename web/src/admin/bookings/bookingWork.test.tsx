import { screen, within } from '@testing-library/react';
import { BOOKING, booking, deskStay, work } from '../../../test/listedBooking';
import { seen } from '../../../test/seen';
import { guest, visit } from '../../../test/visit';
import { StaffKeys } from '../layout/StaffKeys';
import { BookingsPage } from './BookingsPage';

test('an open booking has all that staff may do with it, each with a key that does nothing in a text field', async () => {
  let stay = deskStay('EXPECTED', ['CHECK_IN']);
  const { user, asked } = await visit({
    at: `/bookings?row=${BOOKING}`,
    routes: [
      {
        path: '/bookings',
        element: (
          <>
            <BookingsPage />
            <StaffKeys dialog={undefined} onDialog={() => undefined} />
          </>
        ),
      },
    ],
    viewer: { ...guest, role: 'ADMIN' },
    answers: {
      SavedViews: () => ({ savedViews: [] }),
      BookingTable: () => ({
        bookings: { __typename: 'BookingList', total: 1, totalIsExact: true, items: [booking] },
      }),
      BookingWork: () =>
        work({
          deskStays: [stay],
          owedCents: 5000,
          viewerCan: {
            ...booking.viewerCan,
            changeByStaff: false,
            takePayment: true,
            mostGoodwillCents: 1000,
          },
        }) as never,
      CheckInStay: () => {
        stay = deskStay('CHECKED_IN', ['CHECK_OUT', 'UNDO']);
        return { checkInStay: stay } as never;
      },
    },
  });
  const actions = await screen.findByRole('group', { name: 'Actions' });
  const names = within(actions)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Take payment of $50p', 'Refundr', 'Cancel bookingx', 'Write a noten']);

  await user.keyboard('p');
  const payment = await screen.findByRole('dialog', { name: 'Take a payment' });
  await user.keyboard('x');
  expect(screen.queryByRole('dialog', { name: 'Cancel this booking?' })).toBeNull();
  await user.click(within(payment).getByRole('button', { name: 'Do not take it' }));

  await user.keyboard('n');
  expect(screen.getByRole('textbox', { name: 'Note for colleagues' })).toHaveFocus();
  await user.keyboard('i paid');
  expect(asked.some(({ name }) => name === 'CheckInStay')).toBe(false);
  expect(screen.queryByRole('dialog', { name: 'Take a payment' })).toBeNull();

  await user.click(screen.getByRole('heading', { name: 'Olga Farmer' }));
  await user.keyboard('i');
  await seen(() => screen.getByRole('button', { name: 'Checked in: room 7, Olga Farmer' }));
  expect(asked.filter(({ name }) => name === 'CheckInStay')).toHaveLength(1);
});
