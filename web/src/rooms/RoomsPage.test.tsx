import { type LanguageName } from '../../../schema/language';
import { screen } from '@testing-library/react';
import { roomTexts, written } from '../../test/answers';
import { seen } from '../../test/seen';
import { guest, visit } from '../../test/visit';
import { RoomPage } from './RoomPage';
import { RoomsPage } from './RoomsPage';

const room = {
  __typename: 'RoomType',
  id: 'room1',
  texts: roomTexts('Garden room', 'A bed and a window.'),
  priceCents: 14_850,
  maxPeople: 2,
  photos: ['/pictures/room-1.svg', '/pictures/room-2.svg'],
  amenities: ['Bathtub'],
  hotel: {
    __typename: 'Hotel',
    id: 'hotel1',
    name: 'Casa do Azulejo',
    language: 'EN' as LanguageName,
    city: { __typename: 'City', id: 'c1', name: 'Lisbon' },
  },
};
const routes = [
  { path: '/rooms', element: <RoomsPage /> },
  { path: '/rooms/:roomId', element: <RoomPage /> },
];
const open = (at: string, items: (typeof room)[] = [room], total = items.length, viewer?: typeof guest) =>
  visit({
    at,
    viewer,
    routes,
    answers: {
      RoomsPage: () => ({ roomTypes: { __typename: 'RoomTypeList', total, items } }),
      RoomPage: ({ id }) => ({ roomType: items.find((each) => each.id === id) ?? null }),
    },
  });

test('a row shows hotel, people and price of a room type, and leads to its page', async () => {
  const { user, address } = await open('/rooms');
  const row = await screen.findByRole('listitem');
  expect(row).toHaveTextContent('Casa do Azulejo, Lisbon');
  expect(row).toHaveTextContent('Up to 2 guests$148.50 per night');
  await user.click(screen.getByRole('link', { name: 'Garden room' }));
  expect(address()).toBe('/rooms/room1');
});

test('an empty list shows the specified text', async () => {
  await open('/rooms', []);
  await seen(() => screen.getByText('No room in the database !!!'));
});

test('the address names the page to load', async () => {
  const { asked } = await open('/rooms?page=3', [room], 100);
  expect(asked[0]!.variables).toEqual({ limit: 24, offset: 48, language: 'EN' });
  expect(screen.getByRole('link', { name: /page 4/ })).toHaveAttribute('href', '/rooms?page=4');
});

test('a room page shows pictures, price and amenities', async () => {
  const { user } = await open('/rooms/room1');
  await seen(() => screen.getByRole('heading', { level: 1, name: 'Garden room' }));
  await user.click(screen.getByRole('button', { name: 'Previous picture of Garden room' }));
  expect(screen.getByText('2 / 2')).toBeVisible();
  expect(screen.getByText('$148.50')).toBeVisible();
  expect(screen.getByText('Bathtub')).toBeVisible();
});

test.each([
  ['a guest', guest, '/hotels/casa-do-azulejo-lisbon-hotel1?select=room1'],
  [
    'a visitor who is signed out',
    undefined,
    `/login?next=${encodeURIComponent('/hotels/casa-do-azulejo-lisbon-hotel1?select=room1')}`,
  ],
])('%s is led to the room in its hotel, by way of the sign-in if needed', async (_, viewer, href) => {
  await open('/rooms/room1', [room], 1, viewer);
  expect(await screen.findByRole('link', { name: 'Choose this room' })).toHaveAttribute('href', href);
});

test('a text that the hotel has not in the language of the page is marked, and said to be in its own', async () => {
  const german = {
    ...room,
    texts: { ...room.texts, description: written('Ein Bett und ein Fenster.', 'DE') },
    hotel: { ...room.hotel, language: 'DE' as const },
  };
  await open('/rooms/room1', [german]);
  await seen(() => screen.getByText('Text in German'));
  expect(screen.getByText('Ein Bett und ein Fenster.')).toHaveAttribute('lang', 'de');
  expect(screen.getByText('Bathtub')).toHaveAttribute('lang', 'de');
  expect(screen.getByText('Garden room')).not.toHaveAttribute('lang');
});

test('staff see a room read-only', async () => {
  await open('/rooms/room1', [room], 1, { ...guest, role: 'INTERMEDIATE' });
  await seen(() => screen.getByText(/signed in with a staff account/));
  expect(screen.queryByRole('link', { name: 'Choose this room' })).toBeNull();
});

test('a room from the list opens without a request', async () => {
  const { user, asked } = await open('/rooms');
  await user.click(await screen.findByRole('link', { name: 'Garden room' }));
  await seen(() => screen.getByRole('heading', { level: 1, name: 'Garden room' }));
  expect(asked.map(({ name }) => name)).toEqual(['RoomsPage']);
});

test('an unknown room shows a notice', async () => {
  await open('/rooms/nothing');
  await seen(() => screen.getByRole('heading', { name: 'We can’t find this room' }));
});
