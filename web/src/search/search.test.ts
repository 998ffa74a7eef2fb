import { notBefore } from './lastSearch';
import { pastStay, readSearch, writeSearch } from './search';
import { toVariables } from './searchVariables';
import { paths } from '../paths';

const today = '2026-11-20';
const DEFAULTS = {
  city: '',
  checkIn: today,
  checkOut: '2026-11-21',
  guests: 2,
  rooms: 1,
  children: '',
  amenities: [],
  features: [],
  sort: 'RATING_DESC',
  page: 1,
};
const read = (address: string) => readSearch(new URL(address, 'http://localhost').searchParams, today);

test('a search written to the address is read back unchanged', () => {
  const search = {
    ...DEFAULTS,
    city: 'Valparaíso',
    checkIn: '2026-12-01',
    checkOut: '2026-12-05',
    guests: 4,
    rooms: 2,
    children: '7,7',
    minPrice: 0,
    maxPrice: 250,
    sort: 'PRICE_ASC' as const,
    page: 3,
  };
  expect(read(paths.results(writeSearch(search)))).toEqual(search);
});

test('an invalid address becomes the default search', () => {
  const address =
    '/hotelslist?checkIn=2026-02-31&checkOut=x&guests=-1&rooms=many&minPrice=1e9&sort=BEST&page=0';
  expect(read(address)).toEqual({ ...DEFAULTS, minPrice: undefined, maxPrice: undefined });
});

test('a stay that begins before today moves to today, and keeps its nights if it has ended', () => {
  expect(notBefore({ checkIn: '2026-11-01', checkOut: '2026-11-04' }, today)).toEqual({
    checkIn: today,
    checkOut: '2026-11-23',
  });
  expect(notBefore({ checkIn: '2026-11-01', checkOut: '2026-11-25' }, today)).toEqual({
    checkIn: today,
    checkOut: '2026-11-25',
  });
});

test('only past dates of an address count as past', () => {
  const past = (address: string) => pastStay(new URL(address, 'http://localhost').searchParams, today);
  const over = { checkIn: '2026-11-01', checkOut: '2026-11-04' };
  expect(past('/hotelslist?checkIn=2026-11-01&checkOut=2026-11-04')).toEqual(over);
  expect(past('/hotelslist?checkIn=2026-11-01')).toEqual({ checkIn: '2026-11-01', checkOut: '2026-11-01' });
  for (const address of ['/hotelslist', '/hotelslist?checkIn=2026-02-31', `/hotelslist?checkIn=${today}`])
    expect(past(address)).toBeUndefined();
});

test('a search without prices does not filter by price', () => {
  expect(toVariables(read('/hotelslist?city=Oslo')).filter).not.toMatchObject({
    maxPriceCents: expect.anything(),
  });
  expect(toVariables(read('/hotelslist?city=Oslo&minPrice=0&maxPrice=1000')).filter).toMatchObject({
    minPriceCents: 0,
    maxPriceCents: 100_000,
  });
});

test('the variables have at least one night, the whole party, and the offset of the page', () => {
  const variables = toVariables(
    read('/hotelslist?checkIn=2026-12-01&checkOut=2026-12-01&guests=5&rooms=2&page=2'),
  );
  expect(variables).toMatchObject({
    filter: { checkIn: '2026-12-01', checkOut: '2026-12-02', guests: 5, rooms: 2 },
    guests: 5,
    rooms: 2,
    limit: 20,
    offset: 20,
  });
});
