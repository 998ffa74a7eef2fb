import { act, screen, waitFor, within } from '@testing-library/react';
import { LIMITS } from '../../../schema/limits';
import { foundHotel } from '../../test/results';
import { seen } from '../../test/seen';
import { guest, visit, type Answers, type Data } from '../../test/visit';
import { HotelsPage } from '../search/HotelsPage';
import { ComparePage } from './ComparePage';
import { deviceHotels } from './heart/deviceHotels';
import { SavedHotelsPage } from './SavedHotelsPage';

const hours = { checkInFrom: '15:00', checkInUntil: null, checkOutUntil: '11:00' };
const other = { ...foundHotel, id: 'd'.repeat(24), name: 'Pensão do Rio' };
const hotels = [foundHotel, other];
const saved = ({ id, name }: typeof foundHotel) => ({ __typename: 'SavedHotel', hotelId: id, name });
const device = ({ id, name }: typeof foundHotel) => ({ hotelId: id, name });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** A server that keeps the saved hotels of one account. */
function account(...ids: string[]): Answers {
  const kept = new Set(ids);
  const items = () => hotels.filter(({ id }) => kept.has(id)).map(saved);
  const found = (list: typeof hotels) => ({
    hotels: {
      __typename: 'HotelList',
      total: list.length,
      items: list.map((hotel) => ({ ...hotel, ...hours })),
    },
  });
  const byIds = (asked: unknown) => found(hotels.filter(({ id }) => (asked as string[]).includes(id)));
  return {
    SavedHotels: () => ({ savedHotels: items() }) as Data<'SavedHotels'>,
    SaveHotel: ({ input }) => {
      for (const id of [input.hotelIds].flat()) kept[input.saved === false ? 'delete' : 'add'](id);
      return { saveHotel: { __typename: 'SavedHotels', items: items() } } as Data<'SaveHotel'>;
    },
    HotelsPage: () => found(hotels) as Data<'HotelsPage'>,
    SavedHotelsPage: ({ ids }) => byIds(ids) as Data<'SavedHotelsPage'>,
    ComparePage: ({ ids }) => byIds(ids) as Data<'ComparePage'>,
  };
}

const routes = [
  { path: '/hotels', element: <HotelsPage /> },
  { path: '/savedhotels', element: <SavedHotelsPage /> },
  { path: '/compare', element: <ComparePage /> },
];
const open = (at: string, answers = account(), viewer?: typeof guest) =>
  visit({ at, routes, answers, viewer });
const heart = (name: string) => screen.findByRole('button', { name: `Save ${name}` });
const pressed = async (name: string) => (await heart(name)).getAttribute('aria-pressed');

test('without an account a heart saves the hotel on this device, and the saved page shows it', async () => {
  const { user, navigation } = await open('/hotels');
  await user.click(await heart(other.name));
  expect(await pressed(other.name)).toBe('true');
  expect(await pressed(foundHotel.name)).toBe('false');
  expect(deviceHotels.read()).toEqual([device(other)]);
  await act(() => navigation.navigate('/savedhotels'));
  await seen(() => screen.getByRole('heading', { name: other.name }));
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?next=%2Fsavedhotels');
  expect(screen.queryByRole('heading', { name: foundHotel.name })).toBeNull();
});

test('a full device says so, and saves nothing', async () => {
  deviceHotels.write(
    Array.from({ length: LIMITS.savedHotels }, (_, at) => ({ hotelId: `hotel${at}`, name: 'A' })),
  );
  const { user } = await open('/hotels');
  await user.click(await heart(other.name));
  await seen(() => screen.getByText(/^You can save at most 100 hotels/));
  expect(await pressed(other.name)).toBe('false');
});

test('signing in moves the hotels of the device to the account, and loses none', async () => {
  deviceHotels.write([device(other)]);
  await open('/savedhotels', account(foundHotel.id), guest);
  await seen(() => screen.getByRole('heading', { name: other.name }));
  await seen(() => screen.getByRole('heading', { name: foundHotel.name }));
  await waitFor(() => expect(deviceHotels.read()).toEqual([]));
});

test('what the account has no room for stays on the device', async () => {
  deviceHotels.write([device(other)]);
  const full: Answers = {
    ...account(foundHotel.id),
    SaveHotel: () => ({ saveHotel: { __typename: 'TooManySavedHotels', message: 'Full.' } }),
  };
  const { asked } = await open('/savedhotels', full, guest);
  await waitFor(() => expect(asked.some(({ name }) => name === 'SaveHotel')).toBe(true));
  await seen(() => screen.getByRole('heading', { name: other.name }));
  expect(deviceHotels.read()).toEqual([device(other)]);
});

test('a refused heart is taken back and says why', async () => {
  const full: Answers = {
    ...account(),
    SaveHotel: () => ({ saveHotel: { __typename: 'TooManySavedHotels', message: 'Remove some first.' } }),
  };
  const { user } = await open('/hotels', full, guest);
  await user.click(await heart(other.name));
  await seen(() => screen.getByText('Remove some first.'));
  expect(await pressed(other.name)).toBe('false');
});

test('a removed hotel leaves its place to a button that saves it again', async () => {
  const { user } = await open('/savedhotels', account(foundHotel.id, other.id), guest);
  await user.click(await heart(other.name));
  await seen(() => screen.getByText(`${other.name} was removed.`));
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(undo).toHaveFocus();
  await user.click(undo);
  await seen(() => screen.getByRole('heading', { name: other.name }));
  expect(await pressed(other.name)).toBe('true');
});

test('a hotel that is gone says so, and can be removed', async () => {
  const gone = { hotelId: 'e'.repeat(24), name: 'Old Mill' };
  deviceHotels.write([gone, device(other)]);
  const { user } = await open('/savedhotels');
  await seen(() => screen.getByText('This hotel is no longer on Staybook.'));
  await user.click(screen.getByRole('button', { name: 'Remove Old Mill' }));
  expect(deviceHotels.read()).toEqual([device(other)]);
});

test('the page shows prices for the dates of the last search, and rooms left', async () => {
  sessionStorage.setItem('search', 'checkIn=2099-12-03&checkOut=2099-12-06&guests=2&rooms=1');
  deviceHotels.write([device(foundHotel)]);
  const { asked } = await open('/savedhotels');
  await seen(() => screen.getByText('$444'));
  expect(screen.getByText('3 rooms left for your dates')).toBeVisible();
  expect(asked.find(({ name }) => name === 'SavedHotelsPage')?.variables).toMatchObject({
    checkIn: '2099-12-03',
    checkOut: '2099-12-06',
    guests: 2,
    hasDates: true,
  });
});

test('without saved hotels the page says how to save one', async () => {
  await open('/savedhotels');
  await seen(() => screen.getByText('You have not saved any hotels yet'));
});

const COMPARED = `/compare?hotels=${foundHotel.id}%2C${other.id}&checkIn=2099-12-03&checkOut=2099-12-06&guests=2&rooms=1`;

test('up to three saved hotels are chosen to compare, for the same dates and party', async () => {
  sessionStorage.setItem('search', 'checkIn=2099-12-03&checkOut=2099-12-06&guests=2&rooms=1');
  deviceHotels.write(hotels.map(device));
  const { user } = await open('/savedhotels');
  await user.click(await screen.findByRole('checkbox', { name: `Compare ${foundHotel.name}` }));
  expect(screen.getByText('Choose another hotel to compare.')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: `Compare ${other.name}` }));
  expect(screen.getByRole('link', { name: 'Compare 2 hotels' })).toHaveAttribute('href', COMPARED);
});

test('compared hotels stand side by side, until one is removed', async () => {
  const { user } = await open(COMPARED);
  await seen(() => screen.getByRole('table'));
  const price = screen.getByRole('row', { name: /^Price of the stay/ });
  expect(within(price).getAllByText('$444')).toHaveLength(2);
  expect(screen.getByRole('row', { name: /^Check-in/ })).toHaveTextContent('from 15:00');
  await act(() => user.click(screen.getByRole('button', { name: `Remove ${other.name}` })));
  await waitFor(() => expect(screen.queryByText(other.name)).toBeNull());
});

test('the amenities of a compared hotel are marked with the language of the hotel', async () => {
  const german = { ...foundHotel, ...hours, language: 'DE', amenities: ['Sauna im Hof'] };
  const answers = {
    ...account(),
    ComparePage: () =>
      ({
        hotels: { __typename: 'HotelList', total: 2, items: [german, { ...other, ...hours }] },
      }) as unknown as Data<'ComparePage'>,
  };
  await open(COMPARED, answers);
  expect(await screen.findByText('Sauna im Hof')).toHaveAttribute('lang', 'de');
});
