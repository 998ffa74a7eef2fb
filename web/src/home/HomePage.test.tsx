import { screen, within } from '@testing-library/react';
import { print } from 'graphql';
import { MEDIA } from '../../../schema/breakpoints.generated';
import { visit } from '../../test/visit';
import { rememberHotel, rememberSearch } from '../search/recent';
import { HomePage } from './HomePage';
import { HomePageDocument } from './HomePage.generated';

const place = (__typename: 'City' | 'HotelType', name: string, numberOfHotels = 2) => ({
  __typename,
  id: name,
  name,
  shownName: name,
  photo: null,
  numberOfHotels,
  ...(__typename === 'City' && { timeZone: 'UTC' }),
});
const hotel = (name: string) => ({
  __typename: 'Hotel',
  id: name,
  name,
  city: { __typename: 'City', id: 'Lisbon', name: 'Lisbon' },
  type: { __typename: 'HotelType', id: 'Inn', name: 'Inn' },
  ratingsAverage: 4.9,
  numberOfRatings: 8,
  cheapestPriceCents: 12_050,
  photos: [],
  address: null,
  closestTouristLocation: null,
  distanceMiles: null,
});
const open = () =>
  visit({
    at: '/',
    routes: [{ path: '/', element: <HomePage /> }],
    answers: {
      HomePage: () => ({
        settings: { __typename: 'Settings', publicSearch: false },
        cities: [
          ...['Athens', 'Kyoto', 'Lisbon', 'Oslo'].map((name) => place('City', name)),
          place('City', 'Utopia', 0),
        ],
        hotelTypes: [
          place('HotelType', 'Inn', 7),
          place('HotelType', 'Castle', 1),
          place('HotelType', 'Cave', 0),
        ],
        topHotels: { __typename: 'HotelList', items: ['One', 'Two', 'Three', 'Four'].map(hotel) },
      }),
      RecentHotels: ({ ids }: { ids: string[] }) => ({
        hotels: { __typename: 'HotelList', items: [...ids].reverse().map(hotel) },
      }),
    } as never,
  });
const part = (name: string) => within(screen.getByRole('region', { name }));
const shown = (name: string) =>
  part(name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('home has the search, a carousel of cities, the hotels of each type, the best rated and the newsletter', async () => {
  await open();
  expect(screen.getByRole('search')).toBeVisible();
  expect(shown('Where to next?')).toEqual(['Athens2 hotels', 'Kyoto2 hotels', 'Lisbon2 hotels']);
  expect(shown('Browse by hotel type')).toEqual(['Inn7 hotels', 'Castle1 hotel']);
  expect(shown('Best rated').map((text) => /^(One|Two|Three|Four)Inn in Lisbon/.exec(text)?.[1])).toEqual([
    'One',
    'Two',
    'Three',
    'Four',
  ]);
  expect(part('Best rated').getAllByText('$120.50')).toHaveLength(4);
  expect(screen.getByRole('button', { name: 'Subscribe' })).toBeVisible();
});

test('the best rated hotels are the four with the highest rating', () => {
  expect(print(HomePageDocument)).toContain('topHotels: hotels(sort: RATING_DESC, limit: 4)');
});

test('the destinations are the cities with hotels, and no date is before today', async () => {
  await open();
  const options = [...screen.getByLabelText<HTMLSelectElement>('Destination').options].map(
    ({ text }) => text,
  );
  expect(options.slice(1)).toEqual(['Athens', 'Kyoto', 'Lisbon', 'Oslo']);
  for (const name of ['Check-in', 'Check-out'])
    expect(screen.getByLabelText<HTMLInputElement>(name).value).toMatch(/^\d\d\/[A-Z][a-z]{2}\/\d{4}$/);
});

test.each([
  ['three cities', [], ['Oslo', 'Athens', 'Kyoto']],
  ['two below 485 px', [MEDIA.citiesTwo], ['Lisbon', 'Oslo', 'Athens']],
  ['one below 350 px', [MEDIA.citiesTwo, MEDIA.citiesOne], ['Kyoto', 'Lisbon', 'Oslo']],
])('the carousel turns by %s, and wraps around', async (_many, fits: string[], expected) => {
  const { matchMedia } = window;
  const width = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ ...matchMedia(media), matches: fits.includes(media) }));
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Next cities' }));
  expect(shown('Where to next?')).toEqual(expected.map((name) => `${name}2 hotels`));
  await user.click(screen.getByRole('button', { name: 'Previous cities' }));
  expect(shown('Where to next?')[0]).toBe('Athens2 hotels');
  width.mockRestore();
});

test('the hotels seen last and the unfinished search come back, until they are cleared', async () => {
  rememberHotel('One');
  rememberHotel('Two');
  const party = { guests: 2, rooms: 1, children: '' };
  rememberSearch({ city: 'Lisbon', checkIn: '2099-12-03', checkOut: '2099-12-06', ...party });
  const { user } = await open();
  const link = await screen.findByRole('link', {
    name: /^Continue your search: Lisbon, Thu 3 Dec – Sun 6 Dec 2099, 2 guests/,
  });
  expect(link).toHaveAttribute('href', expect.stringContaining('checkIn=2099-12-03&checkOut=2099-12-06'));
  await screen.findByRole('heading', { name: 'Recently viewed' });
  expect(shown('Recently viewed').map((text) => /^(One|Two)/.exec(text ?? '')?.[0])).toEqual(['Two', 'One']);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('heading', { name: 'Recently viewed' })).toBeNull();
  expect(localStorage.getItem('recent')).toBeNull();
});

test('a first visit shows nothing that was seen', async () => {
  await open();
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
});
