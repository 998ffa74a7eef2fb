import { screen, within } from '@testing-library/react';
import { booking } from '../../../test/bookingAnswers';
import { ArrivalNotice } from '../../kit/ArrivalNotice';
import { seen } from '../../../test/seen';
import { guest, visit } from '../../../test/visit';
import { withoutFolio } from '../../../test/withoutFolio';
import { BookingPage } from './BookingPage';

const staff = { ...guest, id: 'bbbbbbbbbbbbbbbbbbbbbbbb', role: 'ADMIN' as const };
const viewerCan = { ...booking.viewerCan, refundIfCancelledCents: 20_000, mostRefundCents: 86_850 };
const cancelled = {
  ...booking,
  status: 'CANCELLED' as const,
  cancellationRefundCents: 5000,
  viewerCan: { ...viewerCan, cancel: false },
};

async function openDialog(viewer = staff, payments = booking.payments) {
  const page = await visit({
    at: '/bookings/booking1',
    routes: [
      { path: '/bookings/:id', element: <BookingPage /> },
      { path: '/bookings', element: <ArrivalNotice /> },
    ],
    viewer,
    answers: {
      ...withoutFolio,
      BookingPage: () => ({ booking: { ...booking, payments, viewerCan } }),
      CancelBooking: () => ({ cancelBooking: { ...cancelled, payments } }),
    },
  });
  expect(screen.getByText('Up to $868.50 can be refunded; by the cancellation terms $200.')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
  return { ...page, dialog: within(screen.getByRole('dialog', { name: 'Cancel this booking?' })) };
}

test('staff see both refunds, choose a sum, and have to say why', async () => {
  const { user, dialog, asked } = await openDialog();
  expect(dialog.getByRole('radio', { name: 'The hotel' })).toBeChecked();
  const sum = dialog.getByRole('textbox', { name: 'Refund in dollars' });
  const confirm = dialog.getByRole('button', { name: 'Cancel booking' });
  expect(sum).toHaveValue('868.50');
  expect(dialog.getByText('At most $868.50. $868.50 goes back to the guest’s card.')).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'The guest' }));
  expect(sum).toHaveValue('200');
  await user.clear(sum);
  await user.type(sum, '868.51');
  expect(dialog.getByRole('alert')).toHaveTextContent('At most $868.50.');
  expect(confirm).toBeDisabled();
  await user.clear(sum);
  await user.type(sum, '50');
  expect(confirm).toBeDisabled();
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'A gesture');
  await user.click(confirm);
  expect(asked.filter(({ name }) => name === 'CancelBooking').map(({ variables }) => variables)).toEqual([
    { input: { bookingId: 'booking1', cancelledBy: 'GUEST', refundCents: 5000, reason: 'A gesture' } },
  ]);
});

test('staff cancel their own booking as its guest unless they choose', async () => {
  const { dialog } = await openDialog({ ...staff, id: booking.user.id });
  expect(dialog.getByRole('radio', { name: 'The guest' })).toBeChecked();
  expect(dialog.getByRole('textbox', { name: 'Refund in dollars' })).toHaveValue('200');
});

test('staff read before and after cancelling what is paid out at the front desk', async () => {
  const payments = booking.payments.map((payment) => ({ ...payment, method: 'CASH' as const }));
  const { user, dialog } = await openDialog(staff, payments);
  expect(dialog.getByText('At most $868.50. $868.50 is paid out at the front desk, in cash.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
  expect(
    await screen.findByText('The booking has been cancelled. $50 is paid out at the front desk, in cash.'),
  ).toBeVisible();
});

test.each([
  ['staff read', staff, true],
  ['guests do not load', guest, false],
] as const)('%s the folio below a booking', async (_who, viewer, isRead) => {
  const { asked } = await visit({
    at: '/bookings/booking1',
    routes: [{ path: '/bookings/:bookingId', element: <BookingPage /> }],
    viewer,
    answers: { ...withoutFolio, BookingPage: () => ({ booking }) },
  });
  await seen(() => screen.getByRole('heading', { name: 'History' }));
  if (isRead) await seen(() => screen.getByRole('region', { name: 'Folio' }));
  expect(asked.some(({ name }) => name === 'BookingFolio')).toBe(isRead);
});
