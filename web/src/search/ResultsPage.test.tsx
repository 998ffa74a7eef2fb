import { screen, waitFor, within } from '@testing-library/react';
import { guest, visit, type Answers } from '../../test/visit';
import { ResultsPage } from './ResultsPage';

const routes = [
  { path: '/hotelslist', element: <ResultsPage /> },
  { path: '/', element: <h1>Home</h1> },
];
const hotel = {
  __typename: 'Hotel',
  id: 'b'.repeat(24),
  name: 'Casa do Azulejo',
  city: { __typename: 'City', id: 'c1', name: 'Lisbon' },
  type: { __typename: 'HotelType', id: 't1', name: 'Boutique' },
  description: 'Nineteen rooms behind blue tiles.',
  closestTouristLocation: 'the castle',
  distanceMiles: 0.2,
  ratingsAverage: 4.5,
  numberOfRatings: 12,
  cheapestPriceCents: 14800,
  photos: [],
  amenities: [],
};
const cities = ['Lisbon', 'Oslo', 'Athens'].map((name) => ({
  __typename: 'City',
  id: name,
  name,
  timeZone: 'UTC',
}));
const answersWith = (items: object[]): Answers => ({
  ResultsCities: () => ({ cities }),
  ResultsPage: () => ({ hotels: { __typename: 'HotelList', total: items.length, items } }),
});
const open = (at: string, items: object[] = [hotel]) =>
  visit({ at, routes, viewer: guest, answers: answersWith(items) });

const NIGHTS = 'checkIn=2030-12-04&checkOut=2030-12-07';

test('opened without a search it leads home', async () => {
  const { address } = await open('/hotelslist');
  expect(address()).toBe('/');
});

test('a row shows what there is to know, and its details carry the dates', async () => {
  await open(`/hotelslist?city=Lisbon&${NIGHTS}&guests=2&rooms=1`);
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByText(`Reference ${hotel.id}`)).toBeVisible();
  expect(row.getByText('Lisbon · Boutique · 0.2 miles from the castle')).toBeVisible();
  expect(row.getByText(hotel.description)).toBeVisible();
  expect(row.getByRole('img', { name: '4.5 out of 5 stars' })).toBeVisible();
  expect(row.getByText('12 ratings')).toBeVisible();
  expect(row.getByText('$148')).toBeVisible();
  expect(row.getByText('$444 for 3 nights')).toBeVisible();
  expect(row.getByRole('link', { name: 'Details of Casa do Azulejo' })).toHaveAttribute(
    'href',
    `/hotels/${hotel.id}?${NIGHTS}&guests=2&rooms=1`,
  );
});

test('a hotel that nobody rated has no invented stars', async () => {
  await open('/hotelslist?city=Lisbon', [{ ...hotel, ratingsAverage: null, numberOfRatings: 0 }]);
  expect(await screen.findByText('No ratings yet')).toBeVisible();
});

test('a city without a match says so, and names the price range only where there was one', async () => {
  await open('/hotelslist?city=Oslo', []);
  expect(await screen.findByText('We do not have a hotel in the city you specified')).toBeVisible();
  expect(screen.queryByText('Or within the price range specified')).not.toBeInTheDocument();
});

test('a price range without a match says so', async () => {
  await open('/hotelslist?city=Oslo&minPrice=0&maxPrice=20', []);
  expect(await screen.findByText('Or within the price range specified')).toBeVisible();
});

test('the panel begins with the current destination and binds prices only once they are touched', async () => {
  const { user, router, asked } = await open(`/hotelslist?city=Oslo&${NIGHTS}`);
  const panel = within(await screen.findByRole('search', { hidden: true }));
  const options = [...panel.getByLabelText<HTMLSelectElement>('City').options].map(({ text }) => text);
  expect(options).toEqual(['All cities', 'Oslo', 'Athens', 'Lisbon']);
  expect(panel.getByLabelText('Min price per night')).toHaveValue(0);
  expect(panel.getByLabelText('Max price per night')).toHaveValue(1000);
  const max = panel.getByLabelText('Max price per night');
  await user.clear(max);
  await user.type(max, '250');
  await user.click(panel.getByRole('button', { name: 'Search', hidden: true }));
  expect(new URLSearchParams(router.state.location.search).get('maxPrice')).toBe('250');
  const filters = () =>
    asked.filter(({ name }) => name === 'ResultsPage').map(({ variables }) => variables.filter);
  expect(filters()[0]).not.toHaveProperty('maxPriceCents', expect.any(Number));
  await waitFor(() => expect(filters().at(-1)).toMatchObject({ minPriceCents: 0, maxPriceCents: 25000 }));
});
