import { screen, within } from '@testing-library/react';
import { seen } from '../../test/seen';
import { guest, visit, type Answers, type Data } from '../../test/visit';
import { SavedHotelsPage } from './SavedHotelsPage';

type Watched = Data<'WatchedStays'>['myWatches'][number];
const watch = (id: string, name: string, more: Partial<Watched> = {}): Watched => ({
  id,
  hotelId: `hotel${id}`,
  hotel: {
    id: `hotel${id}`,
    name,
    city: { id: 'lisbon', name: 'Lisbon' },
  },
  roomNumber: null,
  checkIn: '2099-12-03',
  checkOut: '2099-12-06',
  guests: 2,
  rooms: 1,
  childrenAges: [],
  startCents: 44_400,
  totalCents: 39_900,
  ...more,
});

/** A server that keeps these watches of one account. */
function account(watches: Watched[]): Answers {
  const ended = new Set<string>();
  const mine = () => watches.filter(({ id }) => !ended.has(id));
  return {
    WatchedStays: () => ({ myWatches: mine() }),
    MyWatches: () => ({ myWatches: mine() }),
    EndWatch: (asked) => {
      const { watchId, ended: isEnded = true } = asked.input as { watchId: string; ended?: boolean };
      ended[isEnded ? 'add' : 'delete'](watchId);
      return { endWatch: { ...watches.find(({ id }) => id === watchId)!, __typename: 'Watch' as const } };
    },
  };
}
const open = (answers: Answers, viewer: typeof guest | undefined = guest) =>
  visit({
    at: '/savedhotels',
    routes: [{ path: '/savedhotels', element: <SavedHotelsPage /> }],
    answers,
    viewer,
  });
const section = async () => within(await screen.findByRole('region', { name: 'Watched stays' }));

beforeEach(() => localStorage.clear());

test('watches stand below the saved hotels, with nights, party, and the price then and now', async () => {
  const roomNumber = { id: 'r204', number: 204 };
  await open(
    account([
      watch('1', 'Casa do Mirante', { childrenAges: [7] }),
      watch('2', 'Pensão do Rio', { roomNumber, startCents: null, totalCents: null }),
    ]),
  );
  const [first, second] = await (await section()).findAllByRole('listitem');
  expect(first).toHaveTextContent('Thu 3 Dec – Sun 6 Dec 2099');
  expect(first).toHaveTextContent('1 room · 2 guests · Lisbon');
  expect(first).toHaveTextContent('Price then$444Price now$39910% less');
  expect(within(first!).getByRole('link')).toHaveAttribute(
    'href',
    '/hotels/hotel1?checkIn=2099-12-03&checkOut=2099-12-06&guests=2&rooms=1&children=7'.replace(
      'hotel1',
      'casa-do-mirante-lisbon-hotel1',
    ),
  );
  expect(second).toHaveTextContent('Room 204');
  expect(second).toHaveTextContent('Price thenNot availablePrice nowNot available');
});

test('a watch that is ended leaves its place to a button that takes that back', async () => {
  const { user } = await open(account([watch('1', 'Casa do Mirante')]));
  const watches = await section();
  await user.click(
    await watches.findByRole('button', {
      name: 'Stop watching Casa do Mirante, Thu 3 Dec – Sun 6 Dec 2099',
    }),
  );
  await seen(() => watches.getByText('You’re no longer watching Casa do Mirante.'));
  const undo = watches.getByRole('button', { name: 'Undo' });
  expect(undo).toHaveFocus();
  await user.click(undo);
  await seen(() => watches.getByRole('heading', { name: 'Casa do Mirante' }));
});

test('without watches the section says how to begin one, and a visitor sees none', async () => {
  await open(account([]));
  await seen(() => screen.getByText(/^Press Watch on the page of a hotel/));
});

test('a list that cannot be loaded says so, and is asked for again', async () => {
  let isDown = true;
  const { user } = await open({
    ...account([]),
    WatchedStays: () => {
      if (isDown) throw new Error('down');
      return { myWatches: [] };
    },
  });
  const watches = await section();
  expect(await watches.findByText('Your watches could not be loaded.')).toBeVisible();
  isDown = false;
  await user.click(watches.getByRole('button', { name: 'Try again' }));
  await seen(() => watches.getByText(/^Press Watch/));
});
