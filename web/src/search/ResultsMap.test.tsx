import { screen, waitFor } from '@testing-library/react';
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

test('without WebGL the map view is a sentence and the list, and leads back to the list', async () => {
  const { user, navigation } = await open(`/hotelslist?city=Lisbon&${NIGHTS}`);
  await user.click(await screen.findByRole('button', { name: 'Map' }));
  const query = () => Object.fromEntries(new URLSearchParams(navigation.location.search));
  expect(query()).toMatchObject({ city: 'Lisbon', view: 'map' });
  // jsdom has no WebGL
  expect(screen.getByText('The map cannot be displayed. Use the list of hotels instead.')).toBeVisible();
  expect(screen.getByRole('listitem')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'List' }));
  expect(query()).not.toHaveProperty('view');
});

test('a map area is searched instead of the city, says so, and can be removed', async () => {
  const at = `/hotelslist?city=Lisbon&${NIGHTS}&view=map&area=38.6,-9.6,38.8,-9`;
  const { user, navigation, asked } = await open(at);
  await seen(() => screen.getByRole('heading', { name: 'Hotels in this map area' }));
  const filterOf = () => asked.filter(({ name }) => name === 'ResultsPage').at(-1)!.variables.filter;
  expect(filterOf()).toMatchObject({ area: { south: 38.6, west: -9.6, north: 38.8, east: -9 } });
  expect(filterOf()).not.toMatchObject({ city: 'Lisbon' });
  await user.click(await screen.findByRole('button', { name: 'Remove This map area' }));
  expect(new URLSearchParams(navigation.location.search).has('area')).toBe(false);
  await waitFor(() => expect(filterOf()).toMatchObject({ city: 'Lisbon' }));
});
