import { screen, waitFor, within } from '@testing-library/react';
import { hotelAnswers, quote } from '../../test/answers';
import { seen } from '../../test/seen';
import { guest, visit, type Answers, type Data } from '../../test/visit';
import { HotelPage } from './HotelPage';

jest.useFakeTimers({ now: new Date(2099, 1, 20, 12), advanceTimers: true });
beforeEach(() => sessionStorage.clear());

const DATES = 'checkIn=2099-03-01&checkOut=2099-03-04&guests=3&rooms=2&children=7';
const routes = [
  { path: '/hotels/:hotelId', element: <HotelPage /> },
  { path: '/login', element: <h1>Sign in page</h1> },
];
const input = {
  hotelId: 'hotel1',
  roomNumberId: null,
  checkIn: '2099-03-01',
  checkOut: '2099-03-04',
  guests: 3,
  rooms: 2,
  childrenAges: [7],
};
const PROMISE =
  'We’ll email you when a stay for 3 guests in 2 rooms becomes available or at least 10% cheaper for Sun 1 Mar – Wed 4 Mar 2099, at most once a day.';

/** A server that keeps the watches of one account. */
function account(): Answers {
  let kept: Data<'MyWatches'>['myWatches'] = [];
  return {
    ...hotelAnswers(),
    Quote: () => ({ quote: quote({ r101: [12000, 12000, 15000] }) }),
    MyWatches: () => ({ myWatches: kept }),
    WatchHotel: (asked) => {
      const { roomNumberId, ...rest } = asked.input as typeof input & { roomNumberId: string | null };
      const roomNumber = roomNumberId ? { __typename: 'RoomNumber' as const, id: roomNumberId } : null;
      const watch = { __typename: 'Watch' as const, id: `watch${kept.length}`, ...rest, roomNumber };
      kept = [...kept, watch];
      return { watchHotel: watch };
    },
    EndWatch: (asked) => {
      const { watchId } = asked.input as { watchId: string };
      const watch = kept.find(({ id }) => id === watchId)!;
      kept = kept.filter(({ id }) => id !== watchId);
      return { endWatch: { ...watch, __typename: 'Watch' as const } };
    },
  };
}
const open = (at: string, viewer?: typeof guest, answers = account()) =>
  visit({ at, routes, viewer, answers });
const press = (name: string | RegExp) => screen.findByRole('button', { name });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Watch this hotel' }));
const inputOf = (asked: { name: string; variables?: unknown }[]) =>
  (asked.findLast(({ name }) => name === 'WatchHotel')?.variables as { input: object } | undefined)?.input;

test('a guest reads what a watch does, begins it for the chosen nights and party, and ends it', async () => {
  const { user, asked } = await open(`/hotels/hotel1?${DATES}`, guest);
  await user.click(await press('Watch'));
  const opened = await dialog();
  expect(opened.getByText(PROMISE)).toBeVisible();
  await waitFor(() => expect(opened.getByRole('button', { name: 'Watch' })).toBeEnabled());
  await user.click(opened.getByRole('button', { name: 'Watch' }));
  await seen(() => screen.getByText('We’ll email you. You’ll find your watches under Saved hotels.'));
  expect(inputOf(asked)).toEqual(input);
  await user.click(await press('Watching'));
  await user.click((await dialog()).getByRole('button', { name: 'Stop watching' }));
  await seen(() => screen.getByText('You’re no longer watching this stay.'));
  expect(await press('Watch')).toBeVisible();
});

test('without dates the guest chooses nights first', async () => {
  const { user } = await open('/hotels/hotel1', guest);
  await user.click(await press('Watch'));
  const opened = await dialog();
  expect(opened.getByText('Choose your nights first. You watch a hotel for certain nights.')).toBeVisible();
  expect(opened.getByRole('textbox', { name: 'Check-in' })).toHaveValue('21/Feb/2099');
});

test('a refusal is said in the dialog', async () => {
  const full: Answers = {
    ...account(),
    WatchHotel: () => ({ watchHotel: { __typename: 'TooManyWatches', message: 'End one first.' } }),
  };
  const { user } = await open(`/hotels/hotel1?${DATES}`, guest, full);
  await user.click(await press('Watch'));
  const opened = await dialog();
  await waitFor(() => expect(opened.getByRole('button', { name: 'Watch' })).toBeEnabled());
  await user.click(opened.getByRole('button', { name: 'Watch' }));
  expect(await opened.findByRole('alert')).toHaveTextContent('End one first.');
});

test('a visitor signs in, comes back to the same place, and the watch is set', async () => {
  const { user, address } = await open(`/hotels/hotel1?${DATES}`);
  await user.click(await press('Watch'));
  await user.click((await dialog()).getByRole('button', { name: 'Sign in to watch' }));
  await waitFor(() => expect(address()).toBe(`/login?next=${encodeURIComponent(`/hotels/hotel1?${DATES}`)}`));
});

test('what a visitor wanted to watch is watched once, after the sign-in', async () => {
  sessionStorage.setItem('pendingWatch', JSON.stringify(input));
  const { asked } = await open(`/hotels/hotel1?${DATES}`, guest);
  expect(await press('Watching')).toBeVisible();
  expect(inputOf(asked)).toEqual(input);
  expect(sessionStorage.getItem('pendingWatch')).toBeNull();
});

test('a room number is watched from the list of rooms, also one that is taken', async () => {
  const { user, asked } = await open(`/hotels/hotel1?${DATES}&select=small`, guest);
  await user.click(await press('Watch room 102'));
  const opened = within(await screen.findByRole('dialog', { name: 'Watch room 102' }));
  expect(
    opened.getByText(/^We’ll email you when room 102 becomes available or at least 10% cheaper/),
  ).toBeVisible();
  await waitFor(() => expect(opened.getByRole('button', { name: 'Watch' })).toBeEnabled());
  await user.click(opened.getByRole('button', { name: 'Watch' }));
  expect(await press('Watching room 102')).toBeVisible();
  expect(inputOf(asked)).toEqual({ ...input, roomNumberId: 'r102' });
  expect(screen.getByRole('button', { name: 'Watch room 101' })).toBeVisible();
});

test('staff, who do not book, watch nothing', async () => {
  await open(`/hotels/hotel1?${DATES}`, { ...guest, role: 'ADMIN' });
  await seen(() => screen.getByText(/^No 2 free rooms sleep 3 guests/));
  expect(screen.queryByRole('button', { name: 'Watch' })).toBeNull();
});
