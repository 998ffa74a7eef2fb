import { act, screen, within } from '@testing-library/react';
import { booking, myBookings } from '../../../test/bookingAnswers';
import { seen } from '../../../test/seen';
import { guest, visit, type Answers, type Data } from '../../../test/visit';
import { withoutFolio } from '../../../test/withoutFolio';
import { bookingMoment, spokenMoment } from '../../kit/moments';
import { BookingPage } from './BookingPage';
import { MyBookingsPage } from './MyBookingsPage';

const routes = [
  { path: '/mybookings', element: <MyBookingsPage /> },
  { path: '/bookings/:bookingId', element: <BookingPage /> },
];
const list = myBookings;
const open = (at: string, answers: Answers) => visit({ at, routes, answers, viewer: guest });

describe('my bookings', () => {
  it('shows the specified text where there is none', async () => {
    await open('/mybookings', { MyBookingsPage: () => list() });
    expect(screen.getByText('This customer has no booking in the database !!!')).toBeVisible();
  });

  it('lists reference, customer, hotel, city and the date as MMM/dd/yyyy hh-mm-ss', async () => {
    await open('/mybookings', { MyBookingsPage: () => list(booking) });
    const row = screen.getByRole('listitem');
    for (const text of [
      booking.reference,
      'Guest Demo',
      'The Lampwright',
      'New York',
      `${spokenMoment(booking.createdAt)} ${bookingMoment(booking.createdAt)}`,
    ])
      expect(row).toHaveTextContent(text);
    expect(row).toHaveTextContent(/Jan\/31\/2099 \d\d-\d\d-\d\d|Feb\/01\/2099 \d\d-\d\d-\d\d/);
  });

  it('shows the page that the address names', async () => {
    const { asked } = await open('/mybookings?page=3', {
      MyBookingsPage: () => ({ ...list(booking), myBookings: { ...list(booking).myBookings, total: 55 } }),
    });
    expect(asked[0]?.variables).toEqual({ group: 'UPCOMING', limit: 20, offset: 40 });
    expect(screen.getByRole('link', { name: 'page 3' })).toHaveAttribute('aria-current', 'page');
  });

  it('shows the last page where the address names one beyond it', async () => {
    const { address, asked } = await open('/mybookings?page=9', {
      MyBookingsPage: ({ offset }) => ({
        ...list(booking),
        myBookings: { ...list(...(offset ? [] : [booking])).myBookings, total: 12 },
      }),
    });
    await seen(() => screen.getByRole('listitem'));
    expect(address()).toBe('/mybookings?page=1');
    expect(asked.map(({ variables }) => variables.offset)).toEqual([160, 0]);
  });

  it('shows the group that the address names, and what to do where only others have bookings', async () => {
    const none = { __typename: 'BookingList', total: 0, items: [] };
    const { asked } = await open('/mybookings?show=past', {
      MyBookingsPage: ({ group }) => ({
        ...list(booking),
        ...(group === 'UPCOMING' ? {} : { myBookings: none }),
      }),
    });
    await seen(() => screen.getByText(/^No past stays yet/));
    const groups = within(screen.getByRole('navigation', { name: 'Booking groups' }));
    expect(groups.getByRole('link', { name: 'Past 0' })).toHaveAttribute('aria-current', 'page');
    expect(groups.getByRole('link', { name: 'Upcoming 1' })).toHaveAttribute('href', '/mybookings');
    expect(screen.queryByText('This customer has no booking in the database !!!')).toBeNull();
    expect(asked.map(({ variables }) => variables.group)).toEqual(['PAST']);
  });

  it('opens a detail from the cache, and goes back without a request', async () => {
    const { user, asked } = await open('/mybookings', {
      MyBookingsPage: () => list(booking),
      BookingPage: () => ({ booking }),
    });
    await user.click(screen.getByRole('link', { name: 'Show booking details' }));
    expect(screen.getByText('Petite double, room 101')).toBeVisible();
    await user.click(screen.getByRole('link', { name: /Back to bookings/ }));
    expect(screen.getByRole('listitem')).toBeVisible();
    expect(asked.map(({ name }) => name)).toEqual(['MyBookingsPage', 'BookingPage']);
  });
});

describe('a booking', () => {
  it('says from when and until when, how to get there, and offers a calendar file until the stay is over', async () => {
    await open('/bookings/booking1', { BookingPage: () => ({ booking }) });
    expect(screen.getByText('from 15:00 until 22:00')).toBeVisible();
    expect(screen.getByText('until 11:00')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Directions on a map' })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/directions?to=40.7355%2C-74.0042',
    );
    expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  });

  it('offers no calendar file of a stay that is over', async () => {
    const stays = booking.stays.map((stay) => ({ ...stay, checkIn: '2020-03-01', checkOut: '2020-03-04' }));
    await open('/bookings/booking1', { BookingPage: () => ({ booking: { ...booking, stays } }) });
    expect(screen.getByRole('button', { name: 'Print receipt' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  });

  it('names each payment as on a receipt: when, with which card, and who sold it', async () => {
    await open('/bookings/booking1', { BookingPage: () => ({ booking }) });
    const receipt = screen.getByRole('region', { name: 'Receipt details' });
    for (const words of ['Visa ending in 4242', 'payment1', 'Staybook'])
      expect(receipt).toHaveTextContent(words);
  });

  const cancelling = (answer: Data<'CancelBooking'>['cancelBooking']): Answers => ({
    MyBookingsPage: () => list(booking),
    BookingPage: () => ({ booking }),
    CancelBooking: () => ({ cancelBooking: answer }),
  });
  const abilities = { ...booking.viewerCan, cancel: false };
  const cancelled = {
    ...booking,
    status: 'CANCELLED' as const,
    payment: 'REFUNDED' as const,
    refundedCents: 86850,
    cancellationRefundCents: 86850,
    viewerCan: abilities,
  };

  it('is cancelled after a dialog names the stay and the refund, and leads back to the list', async () => {
    const { user, address } = await open('/bookings/booking1', cancelling(cancelled));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel this booking?' }));
    for (const words of [
      'The Lampwright',
      'Sun 1 Mar – Wed 4 Mar 2099',
      'Petite double, room 101',
      'Refund if cancelled now: $ 868.50',
    ])
      expect(dialog.getByText(words)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel booking' }));
    expect(address()).toBe('/mybookings');
    await seen(() => screen.getByText('Cancelled'));
    const notice = 'The booking has been cancelled. $868.50 goes back to the card you paid with.';
    await seen(() => screen.getByText(notice));
  });

  it('names the refund of a cancellation after the refund of a change', async () => {
    const again = { ...cancelled, cancellationRefundCents: 60000 };
    const { user } = await open('/bookings/booking1', cancelling(again));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Cancel booking' }));
    await seen(() =>
      screen.getByText('The booking has been cancelled. $600 goes back to the card you paid with.'),
    );
  });

  it('says if cancelling gives no refund', async () => {
    const late = { ...cancelled, payment: 'PAID' as const, refundedCents: 0, cancellationRefundCents: 0 };
    const { user } = await open('/bookings/booking1', cancelling(late));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Cancel booking' }));
    const notice = 'The booking has been cancelled. There is no refund.';
    await seen(() => screen.getByText(notice));
  });

  it.each([
    ['the list that was left', 'CUSTOMER', { from: '/mybookings?page=2' }, '/mybookings?page=2'],
    ['the list that was left', 'ADMIN', { from: '/bookings?page=3' }, '/bookings?page=3'],
    ['all bookings for an administrator', 'ADMIN', null, '/bookings'],
    ['home for who has no list', 'INTERMEDIATE', null, '/'],
  ] as const)('returns to %s after cancelling: %s', async (_where, role, state, expected) => {
    const viewerCan = { ...booking.viewerCan, mostRefundCents: role === 'ADMIN' ? 86850 : 0 };
    const { user, address, navigation } = await visit({
      at: '/elsewhere',
      routes: [...routes, { path: '*', element: null }],
      answers: {
        ...cancelling(cancelled),
        ...withoutFolio,
        BookingPage: () => ({ booking: { ...booking, viewerCan } }),
      },
      viewer: { ...guest, role },
    });
    await act(() => navigation.navigate('/bookings/booking1', { state }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Cancel booking' }));
    expect(address()).toBe(expected);
  });

  it('stays unchanged and shows the reason where cancelling is refused', async () => {
    const refusal = { __typename: 'NotCancellable' as const, message: 'The stay has begun.' };
    const { user, address } = await open('/bookings/booking1', cancelling(refusal));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Cancel booking' }));
    await seen(() => screen.getByText('The stay has begun.'));
    expect(address()).toBe('/bookings/booking1');
  });

  it('stays visible from the list, with a notice, where the server cannot be reached', async () => {
    const { user } = await open('/mybookings', {
      MyBookingsPage: () => list(booking),
      BookingPage: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    await user.click(screen.getByRole('link', { name: 'Show booking details' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach Staybook');
    expect(screen.getByText('Petite double, room 101')).toBeVisible();
  });

  it('that does not exist or is not the viewer’s shows a notice', async () => {
    await open('/bookings/other', { BookingPage: () => ({ booking: null }) });
    expect(screen.getByRole('heading', { name: 'We can’t find this booking' })).toBeVisible();
  });
});
