import { act, screen, waitFor, within } from '@testing-library/react';
import { hotel, nightPrices, quote, written } from '../../../test/answers';
import { booking, myBookings, step, changeQuote } from '../../../test/bookingAnswers';
import { seen } from '../../../test/seen';
import { guest, visit, type Answers } from '../../../test/visit';
import { BookingPage } from '../detail/BookingPage';
import { MyBookingsPage } from '../detail/MyBookingsPage';
import { ChangeBookingPage } from './ChangeBookingPage';

jest.useFakeTimers({ now: Date.parse('2099-02-20T12:00:00Z'), advanceTimers: true });

const routes = [
  { path: '/mybookings', element: <MyBookingsPage /> },
  { path: '/bookings/:bookingId', element: <BookingPage /> },
  { path: '/bookings/:bookingId/change', element: <ChangeBookingPage /> },
];
/** Room 101 is the booking's own on all its nights; room 102 is another guest's on the first. */
const [small, large] = hotel.roomTypes;
const own = { ...small!.roomNumbers[0]!, available: false };
own.unavailableNights = ['2099-03-01', '2099-03-02', '2099-03-03'];
const taken = small!.roomNumbers[1]!;
const hotelToChange = { ...hotel, roomTypes: [{ ...small!, roomNumbers: [own, taken] }, large!] };

const pending = {
  __typename: 'BookingChange',
  id: 'change1',
  checkIn: '2099-03-01',
  checkOut: '2099-03-04',
  differenceCents: 93150,
  holdExpiresAt: '2099-02-20T12:30:00.000Z',
  checkoutUrl: 'https://pay.example/change',
};
const prices = nightPrices(20000, 20000, 20000);
const changeTime = '2099-02-20T12:00:00.000Z';
const changed = {
  ...booking,
  totalCents: 60000,
  refundedCents: 26850,
  stays: [{ ...booking.stays[0]!, shownTitle: written('Attic suite'), number: 401, nightPrices: prices }],
  history: [...booking.history, step('e3', changeTime, 'Changed to 2099-03-01 - 2099-03-04.', true)],
};

function open(at: string, answers: Answers = {}) {
  return visit({
    at,
    routes,
    answers: {
      BookingPage: () => ({ booking }),
      ChangeBookingPage: () => ({ booking }),
      RoomsToChange: () => ({ hotel: hotelToChange }),
      NightsChanged: () => ({ nightsChanged: [] }),
      ...answers,
    },
    viewer: guest,
  });
}
/** Each night for these cents; by default no night keeps its price. */
const priced = (cents: number, nights: Partial<ReturnType<typeof changeQuote>> = {}): Answers => ({
  ChangeQuote: ({ input }) => {
    const rooms = input.roomNumberIds.map((id) => [id, [cents, cents, cents]]);
    return { changeQuote: changeQuote(quote(Object.fromEntries(rooms)), nights) };
  },
});
const box = (name: string | RegExp) => screen.getByRole('checkbox', { name });
/** Selects room 401 instead of 101. */
async function chooseSuite({ user }: Awaited<ReturnType<typeof open>>) {
  await user.click(box('101 your current room'));
  await user.click(screen.getByRole('heading', { name: 'Attic suite' }));
  await user.click(box('401'));
}
const form = () => within(screen.getByRole('region', { name: 'Your change' }));
const findOutcome = (words: string) => form().findByText(words, { selector: '[role=status] *' });

describe('changing a booking', () => {
  beforeEach(() => sessionStorage.clear());

  it('starts with what is booked; its own nights are free, those of others are not', async () => {
    await open('/bookings/booking1/change', priced(28950));
    expect(box('101 your current room')).toBeChecked();
    expect(box('102 taken')).toBeDisabled();
    expect(form().getByText('Choose other dates or rooms to see the new price.')).toBeVisible();
    expect(form().getByRole('button', { name: 'Change booking' })).toBeDisabled();
  });

  it('lists the room of the booking first, and folds types without one', async () => {
    const roomTypes = [
      { ...small!, roomNumbers: [] },
      { ...large!, roomNumbers: [taken, own] },
    ];
    await open('/bookings/booking1/change', {
      ...priced(28950),
      RoomsToChange: () => ({ hotel: { ...hotel, roomTypes } }),
    });
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Attic suite');
    expect(screen.getAllByRole('checkbox')[0]).toBe(box('101 your current room'));
  });

  it('unfolds a type without a room of the booking by its heading', async () => {
    const { user } = await open('/bookings/booking1/change', priced(28950));
    expect(screen.getByText('401')).not.toBeVisible();
    await user.click(screen.getByRole('heading', { name: 'Attic suite' }));
    expect(screen.getByText('401')).toBeVisible();
  });

  it('explains how to select a room if none is selected', async () => {
    const { user } = await open('/bookings/booking1/change', priced(28950));
    await user.click(box('101 your current room'));
    expect(form().getByText(/^No rooms selected yet\. Select/)).toBeInTheDocument();
    expect(form().getByRole('button', { name: 'Change booking' })).toBeDisabled();
  });

  it('keeps the extras of the booking in every total', async () => {
    const page = await open('/bookings/booking1/change', {
      ...priced(20000),
      ChangeBookingPage: () => ({ booking: { ...booking, extrasCents: 4500 } }),
    });
    expect(form().getByText('Your current booking').nextElementSibling).toHaveTextContent('$913.50');
    await chooseSuite(page);
    await findOutcome('You get $268.50 back');
    expect(form().getByText('Extras, as booked')).toBeVisible();
    expect(form().getByText('Total').parentElement).toHaveTextContent('$645');
  });

  it('shows the refund, and leads to the changed booking', async () => {
    let standing = booking;
    const page = await open('/bookings/booking1/change', {
      ...priced(20000),
      BookingPage: () => ({ booking: standing }),
      ChangeBooking: () => {
        standing = changed;
        return { changeBooking: { __typename: 'ChangedBooking', url: null, booking: changed } };
      },
    });
    await chooseSuite(page);
    await findOutcome('You get $268.50 back');
    expect(form().getByText('3 nights given up').nextElementSibling).toHaveTextContent('−$868.50');
    await page.user.click(await form().findByRole('button', { name: 'Change booking' }));
    await waitFor(() => expect(page.address()).toBe('/bookings/booking1'));
    const asked = page.asked.find(({ name }) => name === 'ChangeBooking')!.variables.input;
    expect(asked).toMatchObject({ bookingId: 'booking1', roomNumberIds: ['r401'] });
    expect(asked).toHaveProperty('quoteVersion', quote({ r401: [20000, 20000, 20000] }).version);
    const notice = 'Your booking has been changed. $268.50 will be refunded.';
    await seen(() => screen.getByText(notice));
    expect(screen.getByText('Attic suite, room 401')).toBeVisible();
    expect(screen.getByText('Changed to Sun 1 Mar 2099 – Wed 4 Mar 2099.')).toBeVisible();
  });

  it('shows what is to be paid, and stays on the form where it is refused', async () => {
    const page = await open('/bookings/booking1/change', {
      ...priced(60000),
      ChangeBooking: () => ({
        changeBooking: { __typename: 'NotChangeable', message: 'The stay has begun.' },
      }),
    });
    await chooseSuite(page);
    await findOutcome('You pay $931.50 more');
    await page.user.click(await form().findByRole('button', { name: 'Pay $931.50 and change' }));
    expect(await form().findByText(/The stay has begun\. Your booking has not changed\./)).toBeVisible();
    expect(page.address()).toBe('/bookings/booking1/change');
  });

  it('keeps the form while the payment page opens; turning back leads to the booking', async () => {
    const waiting = { ...booking, change: pending };
    const page = await open('/bookings/booking1/change', {
      ...priced(60000),
      BookingPage: () => ({ booking: waiting }),
      ChangeBooking: () => ({
        changeBooking: { __typename: 'ChangedBooking', url: '#payment', booking: waiting },
      }),
    });
    await chooseSuite(page);
    await page.user.click(await form().findByRole('button', { name: 'Pay $931.50 and change' }));
    await waitFor(() => expect(window.location.hash).toBe('#payment'));
    expect(screen.getByRole('heading', { name: 'Change dates or rooms' })).toBeVisible();
    await act(async () => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    expect(page.address()).toBe('/bookings/booking1');
    await seen(() => screen.getByRole('group', { name: 'Pending change' }));
  });

  it('redirects to the booking while another change is waiting for payment', async () => {
    const waiting = () => ({ booking: { ...booking, change: pending } });
    const { address } = await open('/bookings/booking1/change', {
      ChangeBookingPage: waiting,
      BookingPage: waiting,
    });
    expect(address()).toBe('/bookings/booking1');
    expect(screen.getByRole('group', { name: 'Pending change' })).toBeVisible();
  });
});

describe('a change waiting for payment', () => {
  const waiting = { ...booking, change: pending };

  it('is shown on the booking with its countdown and the payment link', async () => {
    await open('/bookings/booking1', { BookingPage: () => ({ booking: waiting }) });
    const notice = within(screen.getByRole('group', { name: 'Pending change' }));
    expect(notice.getByRole('timer')).toHaveTextContent(/^(30:00|29:5\d)$/);
    expect(notice.getByRole('link', { name: 'Pay $931.50' })).toHaveAttribute('href', pending.checkoutUrl);
    expect(screen.queryByRole('link', { name: 'Change dates or rooms' })).toBeNull();
  });

  it('is released in one press; the booking can be changed again', async () => {
    const { user, asked } = await open('/bookings/booking1', {
      BookingPage: () => ({ booking: waiting }),
      ReleaseChange: () => ({ releaseChange: booking }),
    });
    await user.click(screen.getByRole('button', { name: 'Discard this change' }));
    await seen(() => screen.getByRole('link', { name: 'Change dates or rooms' }));
    expect(screen.queryByRole('group', { name: 'Pending change' })).toBeNull();
    expect(asked.map(({ name }) => name)).toEqual(['BookingPage', 'ReleaseChange']);
  });

  it('is shown in the list of bookings, where it can be paid or released', async () => {
    const { user } = await open('/mybookings', {
      MyBookingsPage: () => myBookings(waiting),
      ReleaseChange: () => ({ releaseChange: booking }),
    });
    expect(screen.getByText(/^Your change is held until/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pay $931.50' })).toHaveAttribute('href', pending.checkoutUrl);
    await user.click(screen.getByRole('button', { name: 'Discard this change' }));
    await waitFor(() => expect(screen.queryByText(/waits for its payment/)).toBeNull());
    expect(screen.getByText('Confirmed')).toBeVisible();
  });

  it('offers neither payment nor release to who only reads the booking', async () => {
    const read = { ...waiting, change: { ...pending, checkoutUrl: null } };
    await open('/bookings/booking1', {
      BookingPage: () => ({
        booking: { ...read, viewerCan: { ...booking.viewerCan, change: false, releaseChange: false } },
      }),
    });
    const notice = within(screen.getByRole('group', { name: 'Pending change' }));
    expect(notice.queryByRole('link')).toBeNull();
    expect(notice.queryByRole('button')).toBeNull();
  });

  it('disappears by itself when its time is over', async () => {
    const soon = { ...pending, holdExpiresAt: new Date(Date.now() + 2000).toISOString() };
    await open('/bookings/booking1', {
      BookingPage: () => ({ booking: { ...booking, change: soon } }),
      BookingRefresh: () => ({ booking }),
    });
    for (let second = 0; second < 4; second++) await act(() => jest.advanceTimersByTimeAsync(1000));
    await seen(() => screen.getByRole('link', { name: 'Change dates or rooms' }));
  });
});
