import { notBefore } from './chosen';
import { pastStay, readSearch, writeSearch } from './search';
import { toVariables } from './searchVariables';
import { paths } from '../paths';

const today = '2026-11-20';
const USUAL = {
  city: '',
  checkIn: today,
  checkOut: '2026-11-21',
  guests: 2,
  rooms: 1,
  amenities: [],
  features: [],
  sort: 'RATING_DESC',
  page: 1,
};
const read = (address: string) => readSearch(new URL(address, 'http://localhost').searchParams, today);

test('a search written to the address is read back unchanged', () => {
  const search = {
    ...USUAL,
    city: 'Valparaíso',
    checkIn: '2026-12-01',
    checkOut: '2026-12-05',
    guests: 4,
    rooms: 2,
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
  expect(read(address)).toEqual({ ...USUAL, minPrice: undefined, maxPrice: undefined });
});

test('a stay that begins before today is moved to today, with its nights where it is over', () => {
  expect(notBefore({ checkIn: '2026-11-01', checkOut: '2026-11-04' }, today)).toEqual({
    checkIn: today,
    checkOut: '2026-11-23',
  });
  expect(notBefore({ checkIn: '2026-11-01', checkOut: '2026-11-25' }, today)).toEqual({
    checkIn: today,
    checkOut: '2026-11-25',
  });
});

test('the dates of an address that are over are told apart from those to come', () => {
  const past = (address: string) => pastStay(new URL(address, 'http://localhost').searchParams, today);
  const over = { checkIn: '2026-11-01', checkOut: '2026-11-04' };
  expect(past('/hotelslist?checkIn=2026-11-01&checkOut=2026-11-04')).toEqual(over);
  expect(past('/hotelslist?checkIn=2026-11-01')).toEqual({ checkIn: '2026-11-01', checkOut: '2026-11-01' });
  for (const address of ['/hotelslist', '/hotelslist?checkIn=2026-02-31', `/hotelslist?checkIn=${today}`])
    expect(past(address)).toBeUndefined();
});

test('an untouched price band filters nothing', () => {
  expect(toVariables(read('/hotelslist?city=Oslo')).filter).not.toMatchObject({
    maxPriceCents: expect.anything(),
  });
  expect(toVariables(read('/hotelslist?city=Oslo&minPrice=0&maxPrice=1000')).filter).toMatchObject({
    minPriceCents: 0,
    maxPriceCents: 100_000,
  });
});

test('variables hold at least one night, the whole party, and the offset of the page', () => {
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
