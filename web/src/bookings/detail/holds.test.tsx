import { act, screen } from '@testing-library/react';
import { booking, myBookings } from '../../../test/bookingAnswers';
import type { BookingStatus } from '../../../test/operations.generated';
import { guest, visit } from '../../../test/visit';
import { BookingPage } from './BookingPage';
import { MyBookingsPage } from './MyBookingsPage';

const routes = [
  { path: '/mybookings', element: <MyBookingsPage /> },
  { path: '/bookings/:bookingId', element: <BookingPage /> },
];
const held = (seconds: number): typeof booking => ({
  ...booking,
  status: 'HELD',
  payment: 'OPEN',
  holdExpiresAt: new Date(Date.now() + seconds * 1000).toISOString(),
  checkoutUrl: 'https://pay.example/session',
  viewerCan: { ...booking.viewerCan, cancel: false, release: true },
});
const ended = (status: BookingStatus): typeof booking => ({
  ...held(0),
  status,
  holdExpiresAt: null,
  checkoutUrl: null,
  viewerCan: { ...booking.viewerCan, release: false },
});

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

/** A booking held for a minute; when it is refreshed, the server answers these in turn. */
async function open(at: string, ...later: (typeof booking)[]) {
  const start = held(60);
  return visit({
    at,
    routes,
    answers: {
      MyBookingsPage: () => myBookings(start),
      BookingPage: () => ({ booking: start }),
      BookingRefresh: () => ({ booking: later.shift() ?? start }),
    },
    viewer: guest,
  });
}
/** Second by second, so that the screen follows the clock. */
async function pass(seconds: number) {
  for (let second = 0; second < seconds; second++) await act(() => jest.advanceTimersByTimeAsync(1000));
}
const questions = ({ asked }: { asked: { name: string }[] }) =>
  asked.filter(({ name }) => name === 'BookingRefresh').length;

describe.each(['/mybookings', '/bookings/booking1'])('a hold shown at %s', (at) => {
  it('counts down beside the payment link, and expires on the screen when its time is over', async () => {
    const page = await open(at, held(0), ended('EXPIRED'));
    expect(screen.getByText('Held, not paid yet')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/^(1:00|0:59)$/);
    expect(screen.getByRole('link', { name: 'Continue to payment' })).toHaveAttribute(
      'href',
      'https://pay.example/session',
    );
    await pass(61);
    expect(screen.getByText(/The time to pay is over\./)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Continue to payment' })).toBeNull();
    await pass(10);
    expect(screen.getByText('Expired, not charged')).toBeVisible();
    expect(screen.queryByText(/The time to pay is over/)).toBeNull();
    await pass(60);
    expect(questions(page)).toBe(2);
  });

  it('shows as confirmed where it was paid at the last moment', async () => {
    await open(at, ended('CONFIRMED'));
    await pass(62);
    expect(screen.getByText('Confirmed')).toBeVisible();
  });

  it('is refreshed when the tab is shown again', async () => {
    const page = await open(at, ended('CONFIRMED'));
    expect(questions(page)).toBe(0);
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await pass(1);
    expect(screen.getByText('Confirmed')).toBeVisible();
    expect(questions(page)).toBe(1);
  });
});
