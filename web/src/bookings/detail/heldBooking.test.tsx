import { fireEvent, screen, within } from '@testing-library/react';
import { booking } from '../../../test/bookingAnswers';
import { guest, visit } from '../../../test/visit';
import { withoutFolio } from '../../../test/withoutFolio';
import { BookingPage } from './BookingPage';

const staff = { ...guest, id: 'bbbbbbbbbbbbbbbbbbbbbbbb', role: 'ADMIN' as const };
const held = {
  ...booking,
  payment: 'OPEN' as const,
  paidCents: 0,
  owedCents: 86_850,
  heldUntil: {
    __typename: 'HotelMoment',
    day: '2099-02-27',
    time: '18:00',
  } as (typeof booking)['heldUntil'],
  payments: [],
};
const confirmed = { ...held, heldUntil: null };

const open = (viewer: typeof guest, shown: typeof held) =>
  visit({
    at: '/bookings/booking1',
    routes: [{ path: '/bookings/:id', element: <BookingPage /> }],
    viewer,
    answers: {
      ...withoutFolio,
      BookingPage: () => ({ booking: shown }),
      BookingExtras: () => {
        const { booking: bare } = withoutFolio.BookingExtras();
        return { booking: { ...bare, owedCents: shown.owedCents } };
      },
      HoldBooking: ({ input }) => ({ holdBooking: input.until ? held : confirmed }),
    },
  });

test('a guest reads until when the rooms are held, and what happens then', async () => {
  await open(guest, { ...held, viewerCan: { ...booking.viewerCan, payBalance: true } });
  expect(screen.getByText('Held until 27 Feb 2099, 18:00')).toBeVisible();
  expect(screen.getByText('To pay by 27 Feb 2099, 18:00').nextSibling).toHaveTextContent('$868.50');
  expect(screen.getByText(/Your rooms are held until 27 Feb 2099, 18:00, by the clock/)).toBeVisible();
  expect(screen.queryByText('Confirmed')).toBeNull();
  expect(screen.queryByText(/at the hotel\.$/)).toBeNull();
  expect(screen.queryByRole('group', { name: 'Held booking' })).toBeNull();
});

const byStaff = { ...held, viewerCan: { ...booking.viewerCan, takePayment: true, holdBooking: true } };

test('staff hold it until another time', async () => {
  const { asked, user } = await open(staff, byStaff);
  const notice = within(screen.getByRole('group', { name: 'Held booking' }));
  await user.click(notice.getByRole('button', { name: 'Change the time' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Hold until another time' }));
  fireEvent.change(dialog.getByLabelText('Day'), { target: { value: '2099-03-01' } });
  fireEvent.change(dialog.getByLabelText('Time'), { target: { value: '12:30' } });
  await user.click(dialog.getByRole('button', { name: 'Hold' }));
  const sent = asked.find(({ name }) => name === 'HoldBooking')!;
  expect(sent.variables['input']).toEqual({
    bookingId: 'booking1',
    until: { day: '2099-03-01', time: '12:30' },
  });
});

test('staff confirm it, to be paid at the hotel', async () => {
  const { asked, user } = await open(staff, byStaff);
  await user.click(screen.getByRole('button', { name: 'Pay at the hotel' }));
  expect(await screen.findByText('Confirmed')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Held booking' })).toBeNull();
  const sent = asked.find(({ name }) => name === 'HoldBooking')!;
  expect(sent.variables['input']).toEqual({ bookingId: 'booking1', until: null });
});
