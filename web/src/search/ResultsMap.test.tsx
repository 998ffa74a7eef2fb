import { act, screen, waitFor, within } from '@testing-library/react';
import { answersWith, foundHotel as hotel } from '../../test/results';
import { seen } from '../../test/seen';
import { guest, visit } from '../../test/visit';
import { ResultsPage } from './ResultsPage';

const open = (at: string, items: (typeof hotel)[] = [hotel]) =>
  visit({
    at,
    viewer: guest,
    routes: [{ path: '/hotelslist', element: <ResultsPage /> }],
    answers: answersWith(items),
  });

const NIGHTS = 'checkIn=2030-12-04&checkOut=2030-12-07';

test('arrow keys go from pin to pin, and Enter goes to the hotel in the list', async () => {
  const other = { ...hotel, id: 'd'.repeat(24), name: 'Ponte Aberta', latitude: 38.72 };
  const { user } = await open(`/hotelslist?city=Lisbon&${NIGHTS}`, [hotel, other]);
  const map = within(await screen.findByRole('group', { name: 'Map of these hotels', hidden: true }));
  const [first, second] = map.getAllByRole('button', { hidden: true });
  expect(first).toHaveAccessibleName('Casa do Azulejo, $444');
  expect([first!.tabIndex, second!.tabIndex]).toEqual([0, -1]);
  act(() => first!.focus());
  await user.keyboard('{ArrowRight}');
  expect(second).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('link', { name: 'Details of Ponte Aberta' })).toHaveFocus();
});

test('the map is one press away, is kept in the address, and leads back to the list', async () => {
  const { user, navigation } = await open(`/hotelslist?city=Lisbon&${NIGHTS}`);
  await user.click(await screen.findByRole('button', { name: 'Map' }));
  const query = () => Object.fromEntries(new URLSearchParams(navigation.location.search));
  expect(query()).toMatchObject({ city: 'Lisbon', view: 'map' });
  // jsdom cannot draw a map: the plain sheet stands in
  expect(screen.getByRole('button', { name: 'Casa do Azulejo, $444' })).toBeVisible();
  expect(screen.getByRole('listitem')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'List' }));
  expect(query()).not.toHaveProperty('view');
});

test('a part of the map is searched wherever its city, says so, and can be given up', async () => {
  const at = `/hotelslist?city=Lisbon&${NIGHTS}&view=map&area=38.6,-9.6,38.8,-9`;
  const { user, navigation, asked } = await open(at);
  await seen(() => screen.getByRole('heading', { name: 'Hotels in this part of the map' }));
  const filterOf = () => asked.filter(({ name }) => name === 'ResultsPage').at(-1)!.variables.filter;
  expect(filterOf()).toMatchObject({ area: { south: 38.6, west: -9.6, north: 38.8, east: -9 } });
  expect(filterOf()).not.toMatchObject({ city: 'Lisbon' });
  await user.click(await screen.findByRole('button', { name: 'Remove This part of the map' }));
  expect(new URLSearchParams(navigation.location.search).has('area')).toBe(false);
  await waitFor(() => expect(filterOf()).toMatchObject({ city: 'Lisbon' }));
});
