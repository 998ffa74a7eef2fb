import { act } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import { seen } from '../../test/seen';
import { answersWith, foundHotel as hotel } from '../../test/results';
import { guest, visit } from '../../test/visit';
import { lazyRoute } from '../kit/navigation/lazyPage';
import { ResultsPage } from './ResultsPage';

const loadHotelPage = jest.fn(async () => () => null);
const routes = [
  { path: '/hotelslist', element: <ResultsPage /> },
  { path: '/', element: <h1>Home</h1> },
  lazyRoute(loadHotelPage, { path: '/hotels/:hotelId' }),
];
const open = (at: string, items: (typeof hotel)[] = [hotel]) =>
  visit({ at, routes, viewer: guest, answers: answersWith(items) });

const NIGHTS = 'checkIn=2030-12-04&checkOut=2030-12-07';

test('an address without a search redirects to the home page', async () => {
  const { address } = await open('/hotelslist');
  expect(address()).toBe('/');
});

test('a row shows all facts of a hotel, and its link carries the dates', async () => {
  await open(`/hotelslist?city=Lisbon&${NIGHTS}&guests=2&rooms=1`);
  const row = within(await screen.findByRole('listitem'));
  expect(screen.getByRole('listitem')).toHaveTextContent(`Reference ${hotel.id}`);
  expect(row.getByText('Lisbon · Boutique · 0.2 miles from the castle')).toBeVisible();
  expect(row.getByText(hotel.texts.description.text)).toBeVisible();
  expect(row.getByRole('img', { name: '4.5 out of 5 stars' })).toBeVisible();
  expect(row.getByText('12 ratings')).toBeVisible();
  expect(row.getByText('$444')).toBeVisible();
  expect(row.getByText('3 nights, 2 guests')).toBeVisible();
  expect(row.getByText('includes taxes and fees')).toBeVisible();
  expect(row.getByText('Free cancellation until 2 Dec 2030')).toBeVisible();
  expect(row.getByText('3 rooms left for your dates')).toBeVisible();
  expect(row.getByRole('link')).toHaveAccessibleName('Details of Casa do Azulejo');
  expect(row.getByRole('link')).toHaveAttribute(
    'href',
    `/hotels/casa-do-azulejo-lisbon-${hotel.id}?${NIGHTS}&guests=2&rooms=1`,
  );
});

test('a row does not show the number of rooms left if there are many', async () => {
  await open(`/hotelslist?city=Lisbon&${NIGHTS}`, [
    { ...hotel, partyStay: { ...hotel.partyStay, roomsLeft: 6 } },
  ]);
  const row = within(await screen.findByRole('listitem'));
  expect(row.queryByText(/left for your dates/)).not.toBeInTheDocument();
});

test('a row shows the price of the whole stay for the whole party, as the server calculates it', async () => {
  const partyStay = { __typename: 'PartyStay', totalCents: 98050, roomsLeft: 3 };
  const { asked } = await open(`/hotelslist?city=Lisbon&${NIGHTS}&guests=4&rooms=2`, [
    { ...hotel, partyStay },
  ]);
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByText('$980.50').parentElement).toHaveTextContent('from $980.50');
  expect(row.getByText('3 nights, 4 guests in 2 rooms')).toBeVisible();
  const { variables } = asked.find(({ name }) => name === 'ResultsPage')!;
  expect(variables).toMatchObject({ guests: 4, rooms: 2, filter: { guests: 4, rooms: 2 } });
});

test('pointing at a hotel loads the code of its page', async () => {
  const { user } = await open(`/hotelslist?city=Lisbon&${NIGHTS}`);
  expect(loadHotelPage).not.toHaveBeenCalled();
  await user.hover(within(await screen.findByRole('listitem')).getByRole('link'));
  expect(loadHotelPage).toHaveBeenCalled();
});

test('a click anywhere on a row opens the hotel, but selecting its text does not', async () => {
  const { user, navigation } = await open(`/hotelslist?city=Lisbon&${NIGHTS}&guests=2&rooms=1`);
  const row = within(await screen.findByRole('listitem'));
  const text = row.getByText(hotel.texts.description.text);
  await user.pointer([
    { keys: '[MouseLeft>]', target: text, offset: 0 },
    { target: text, offset: 8 },
    { keys: '[/MouseLeft]' },
  ]);
  expect(getSelection()!.toString()).toBe('Nineteen');
  expect(navigation.location.pathname).toBe('/hotelslist');
  await user.click(row.getByRole('heading', { name: hotel.name }));
  await waitFor(() =>
    expect(navigation.location.pathname).toBe(`/hotels/casa-do-azulejo-lisbon-${hotel.id}`),
  );
});

test('a hotel without ratings shows no stars', async () => {
  await open('/hotelslist?city=Lisbon', [{ ...hotel, ratingsAverage: null, numberOfRatings: 0 }]);
  await seen(() => screen.getByText('No ratings yet'));
});

test('a city without hotels shows the specified text, without the price range, and links to all hotels', async () => {
  await open('/hotelslist?city=Atlantis', []);
  await seen(() => screen.getByText('We do not have a hotel in the city you specified'));
  expect(screen.queryByText('Or within the price range specified')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all hotels' })).toHaveAttribute('href', '/hotels');
});

test('a city with hotels does not show the text for a city without hotels', async () => {
  await open('/hotelslist?city=Oslo', []);
  await seen(() => screen.getByText('No hotel in Oslo matches your dates, guests and filters'));
  expect(screen.queryByText('We do not have a hotel in the city you specified')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all hotels in Oslo' })).toBeVisible();
});

test('a price range without a match shows the specified text', async () => {
  await open('/hotelslist?city=Oslo&minPrice=0&maxPrice=20', []);
  await seen(() => screen.getByText('Or within the price range specified'));
});

test('the panel starts with the destination, and filters by the price that it shows', async () => {
  const { user, navigation, asked } = await open(`/hotelslist?city=Oslo&${NIGHTS}`);
  const panel = within(await screen.findByRole('search', { hidden: true }));
  const options = [...panel.getByLabelText<HTMLSelectElement>('City').options].map(({ text }) => text);
  expect(options).toEqual(['All cities', 'Oslo', 'Athens', 'Lisbon']);
  expect(panel.getByLabelText('Min price per night')).toHaveValue(null);
  expect(panel.getByLabelText('Max price per night')).toHaveValue(null);
  const max = panel.getByLabelText('Max price per night');
  await user.type(max, '250');
  await user.click(panel.getByRole('button', { name: 'Search', hidden: true }));
  expect(new URLSearchParams(navigation.location.search).get('maxPrice')).toBe('250');
  const filters = () =>
    asked.filter(({ name }) => name === 'ResultsPage').map(({ variables }) => variables.filter);
  expect(filters()[0]).not.toHaveProperty('maxPriceCents', expect.any(Number));
  await waitFor(() => expect(filters().at(-1)).toMatchObject({ maxPriceCents: 25000 }));
  expect(filters().at(-1)).not.toHaveProperty('minPriceCents', expect.any(Number));
});

test('text typed while another search loads stays, and the other fields show that search', async () => {
  const { user, navigation } = await open(`/hotelslist?city=Oslo&minPrice=50&${NIGHTS}`);
  const panel = within(await screen.findByRole('search', { hidden: true }));
  expect(panel.getByLabelText('Min price per night')).toHaveValue(50);
  await user.type(panel.getByLabelText('Max price per night'), '250');
  await act(() => navigation.navigate(`/hotelslist?city=Athens&${NIGHTS}`));
  await waitFor(() => expect(panel.getByLabelText('City')).toHaveValue('Athens'));
  expect(panel.getByLabelText('Max price per night')).toHaveValue(250);
  expect(panel.getByLabelText('Min price per night')).toHaveValue(null);
});

test('a minimum above the maximum shows an error at the field, and does not search', async () => {
  const { user, address } = await open(`/hotelslist?city=Oslo&${NIGHTS}`);
  const panel = within(await screen.findByRole('search', { hidden: true }));
  await user.type(panel.getByLabelText('Min price per night'), '300');
  const max = panel.getByLabelText('Max price per night');
  await user.type(max, '20');
  expect(max).not.toHaveAccessibleDescription();
  await user.type(max, '{Enter}');
  expect(max).toHaveAccessibleDescription('Lower than the minimum');
  expect(address()).toBe(`/hotelslist?city=Oslo&${NIGHTS}`);
  await user.type(max, '00{Enter}');
  expect(address()).toContain('minPrice=300&maxPrice=2000');
});

test('a search without results links to the nearest available dates', async () => {
  const { user, navigation } = await open(`/hotelslist?city=Oslo&${NIGHTS}&guests=3`, []);
  await user.click(await screen.findByRole('link', { name: 'Mon 9 Dec – Thu 12 Dec 2030' }));
  const query = Object.fromEntries(new URLSearchParams(navigation.location.search));
  expect(query).toMatchObject({ city: 'Oslo', checkIn: '2030-12-09', checkOut: '2030-12-12', guests: '3' });
});
