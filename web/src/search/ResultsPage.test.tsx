import { screen, waitFor, within } from '@testing-library/react';
import { seen } from '../../test/seen';
import { guest, visit, type Answers } from '../../test/visit';
import { ResultsPage } from './ResultsPage';

const loadHotelPage = jest.fn(async () => ({ element: null }));
const routes = [
  { path: '/hotelslist', element: <ResultsPage /> },
  { path: '/', element: <h1>Home</h1> },
  { path: '/hotels/:hotelId', lazy: loadHotelPage },
];
const hotel = {
  __typename: 'Hotel',
  id: 'b'.repeat(24),
  name: 'Casa do Azulejo',
  address: '12 Rua das Flores',
  city: { __typename: 'City', id: 'c1', name: 'Lisbon' },
  type: { __typename: 'HotelType', id: 't1', name: 'Boutique' },
  description: 'Nineteen rooms behind blue tiles.',
  closestTouristLocation: 'the castle',
  distanceMiles: 0.2,
  ratingsAverage: 4.5 as number | null,
  numberOfRatings: 12,
  cheapestPriceCents: 14800,
  partyStay: { __typename: 'PartyStay', totalCents: 44400, chargesCents: 0 },
  photos: [],
  amenities: [],
  latitude: 38.71,
  longitude: -9.13,
};
const facets = {
  __typename: 'HotelFacets',
  types: [
    { __typename: 'TypeCount', type: { __typename: 'HotelType', id: 't1', name: 'Boutique' }, hotels: 3 },
    { __typename: 'TypeCount', type: { __typename: 'HotelType', id: 't2', name: 'Motel' }, hotels: 0 },
  ],
  ratings: [{ __typename: 'RatingCount', minRating: 4, hotels: 2 }],
  amenities: ['Pool', 'Bar', 'Spa', 'Gym', 'Lift', 'Garden', 'Sauna', 'Piano'].map((amenity, place) => ({
    __typename: 'AmenityCount',
    amenity,
    hotels: 9 - place,
  })),
  guests: [1, 2, 3].map((guests) => ({ __typename: 'GuestsCount', guests, hotels: 4 - guests })),
};
const cities = ['Lisbon', 'Oslo', 'Athens'].map((name) => ({
  __typename: 'City',
  id: name,
  name,
  timeZone: 'UTC',
}));
const answersWith = (items: (typeof hotel)[]): Answers => ({
  ResultsCities: () => ({ cities }),
  Facets: () => ({ hotelFacets: facets }),
  NearestDates: () => ({
    nearestDates: [{ __typename: 'Dates', checkIn: '2030-12-09', checkOut: '2030-12-12' }],
  }),
  HotelsInCity: ({ city }) => ({
    hotels: { __typename: 'HotelList', total: city === 'Oslo' ? 5 : 0 },
  }),
  ResultsPage: () => ({ hotels: { __typename: 'HotelList', total: items.length, items } }),
});
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
  expect(row.getByText(`Reference ${hotel.id}`)).toBeVisible();
  expect(row.getByText('Lisbon · Boutique · 0.2 miles from the castle')).toBeVisible();
  expect(row.getByText(hotel.description)).toBeVisible();
  expect(row.getByRole('img', { name: '4.5 out of 5 stars' })).toBeVisible();
  expect(row.getByText('12 ratings')).toBeVisible();
  expect(row.getByText('$444')).toBeVisible();
  expect(row.getByText('3 nights, 2 guests')).toBeVisible();
  expect(row.getByRole('link', { name: 'Details of Casa do Azulejo' })).toHaveAttribute(
    'href',
    `/hotels/${hotel.id}?${NIGHTS}&guests=2&rooms=1`,
  );
});

test('a row shows the price of the whole stay for the whole party, as the server computes it', async () => {
  const partyStay = { __typename: 'PartyStay', totalCents: 98050, chargesCents: 4050 };
  const { asked } = await open(`/hotelslist?city=Lisbon&${NIGHTS}&guests=4&rooms=2`, [
    { ...hotel, partyStay },
  ]);
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByText('$980.50').parentElement).toHaveTextContent('from $980.50');
  expect(row.getByText('3 nights, 4 guests in 2 rooms')).toBeVisible();
  expect(row.getByText('with taxes and fees')).toBeVisible();
  const { variables } = asked.find(({ name }) => name === 'ResultsPage')!;
  expect(variables).toMatchObject({ guests: 4, rooms: 2, filter: { guests: 4, rooms: 2 } });
});

test('guests are chosen for all rooms together', async () => {
  const { user, router } = await open(`/hotelslist?city=Lisbon&${NIGHTS}&guests=3&rooms=2`);
  const group = within((await filters()).getByRole('group', { name: 'Guests in 2 rooms', hidden: true }));
  expect(group.getByRole('radio', { name: /^3 guests/, hidden: true })).toBeChecked();
  await user.click(group.getByRole('radio', { name: /^2 guests/, hidden: true }));
  const query = Object.fromEntries(new URLSearchParams(router.state.location.search));
  expect(query).toMatchObject({ guests: '2', rooms: '2' });
});

test('pointing at the list loads the code of the hotel page', async () => {
  const { user } = await open(`/hotelslist?city=Lisbon&${NIGHTS}`);
  expect(loadHotelPage).not.toHaveBeenCalled();
  await user.hover(await screen.findByRole('listitem'));
  expect(loadHotelPage).toHaveBeenCalled();
});

test('a hotel without ratings shows no stars', async () => {
  await open('/hotelslist?city=Lisbon', [{ ...hotel, ratingsAverage: null, numberOfRatings: 0 }]);
  await seen(() => screen.getByText('No ratings yet'));
});

test('a city without hotels shows the specified text, without the price range, and leads to all hotels', async () => {
  await open('/hotelslist?city=Atlantis', []);
  await seen(() => screen.getByText('We do not have a hotel in the city you specified'));
  expect(screen.queryByText('Or within the price range specified')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all hotels' })).toHaveAttribute('href', '/hotels');
});

test('a city that has hotels is not said to have none where none fits', async () => {
  await open('/hotelslist?city=Oslo', []);
  await seen(() => screen.getByText('No hotel in Oslo fits your dates, guests and filters'));
  expect(screen.queryByText('We do not have a hotel in the city you specified')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See every hotel in Oslo' })).toBeVisible();
});

test('a price range without a match shows the specified text', async () => {
  await open('/hotelslist?city=Oslo&minPrice=0&maxPrice=20', []);
  await seen(() => screen.getByText('Or within the price range specified'));
});

test('the panel starts with the destination, and filters by the price that it shows', async () => {
  const { user, router, asked } = await open(`/hotelslist?city=Oslo&${NIGHTS}`);
  const panel = within(await screen.findByRole('search', { hidden: true }));
  const options = [...panel.getByLabelText<HTMLSelectElement>('City').options].map(({ text }) => text);
  expect(options).toEqual(['All cities', 'Oslo', 'Athens', 'Lisbon']);
  expect(panel.getByLabelText('Min price per night')).toHaveValue(null);
  expect(panel.getByLabelText('Max price per night')).toHaveValue(null);
  const max = panel.getByLabelText('Max price per night');
  await user.type(max, '250');
  await user.click(panel.getByRole('button', { name: 'Search', hidden: true }));
  expect(new URLSearchParams(router.state.location.search).get('maxPrice')).toBe('250');
  const filters = () =>
    asked.filter(({ name }) => name === 'ResultsPage').map(({ variables }) => variables.filter);
  expect(filters()[0]).not.toHaveProperty('maxPriceCents', expect.any(Number));
  await waitFor(() => expect(filters().at(-1)).toMatchObject({ maxPriceCents: 25000 }));
  expect(filters().at(-1)).not.toHaveProperty('minPriceCents', expect.any(Number));
});

test('a minimum above the maximum is said at the field, and nothing is searched', async () => {
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

const filters = async () => within(await screen.findByRole('region', { name: 'Filters', hidden: true }));
const choice = (role: 'radio' | 'checkbox', name: RegExp) => ({ role, name, hidden: true }) as const;

test('every filter shows how many hotels it would leave, and one that would leave none cannot be chosen', async () => {
  await open(`/hotelslist?city=Lisbon&${NIGHTS}`);
  const { getByRole } = await filters();
  const find = ({ role, ...options }: ReturnType<typeof choice>) => getByRole(role, options);
  expect(find(choice('radio', /^Boutique\s*3$/))).toBeEnabled();
  expect(find(choice('radio', /^Motel\s*0$/))).toBeDisabled();
  expect(find(choice('radio', /^2 guests\s*2$/))).toBeChecked();
  expect(find(choice('radio', /^Any rating$/))).toBeChecked();
});

test('filters apply at once, are in the address, and are removed one by one above the list', async () => {
  const { user, router, asked } = await open(`/hotelslist?city=Lisbon&${NIGHTS}&page=2`);
  const { getByRole } = await filters();
  const query = () => Object.fromEntries(new URLSearchParams(router.state.location.search));
  await user.click(getByRole('radio', { name: /^Boutique/, hidden: true }));
  await user.click(getByRole('radio', { name: /^4 and more/, hidden: true }));
  await user.click(getByRole('checkbox', { name: /^Pool/, hidden: true }));
  await user.click(getByRole('checkbox', { name: /^Spa/, hidden: true }));
  expect(query()).toMatchObject({ type: 't1', minRating: '4', amenities: 'Pool|Spa', city: 'Lisbon' });
  expect(query()).not.toHaveProperty('page');
  const wanted = { typeId: 't1', minRating: 4, amenities: ['Pool', 'Spa'] };
  await waitFor(() => expect(asked.at(-1)!.variables.filter).toMatchObject(wanted));

  await user.click(screen.getByRole('button', { name: 'Remove Pool' }));
  expect(query()).toMatchObject({ type: 't1', amenities: 'Spa' });
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(query()).not.toHaveProperty('amenities');
  expect(query()).not.toHaveProperty('type');
  expect(screen.queryByRole('list', { name: 'Chosen filters' })).not.toBeInTheDocument();
});

test('a reload shows the same filters chosen, rarer amenities too', async () => {
  await open(`/hotelslist?city=Lisbon&${NIGHTS}&amenities=Piano&minRating=4&maxPrice=200`);
  const { getByRole, queryByRole } = await filters();
  expect(getByRole('checkbox', { name: /^Piano/, hidden: true })).toBeChecked();
  expect(queryByRole('button', { name: /Show/, hidden: true })).not.toBeInTheDocument();
  const chips = within(screen.getByRole('list', { name: 'Chosen filters' })).getAllByRole('button');
  expect(chips.map((chip) => chip.getAttribute('aria-label') ?? chip.textContent)).toEqual([
    'Remove Rated 4 and more',
    'Remove Up to $200 a night',
    'Remove Piano',
    'Clear all',
  ]);
});

test('where nothing matches, the nearest dates that work are one press away', async () => {
  const { user, router } = await open(`/hotelslist?city=Oslo&${NIGHTS}&guests=3`, []);
  await user.click(await screen.findByRole('link', { name: 'Mon 9 Dec – Thu 12 Dec 2030' }));
  const query = Object.fromEntries(new URLSearchParams(router.state.location.search));
  expect(query).toMatchObject({ city: 'Oslo', checkIn: '2030-12-09', checkOut: '2030-12-12', guests: '3' });
});
