import { addNights } from '../../../schema/nights';
import { saveLastSearch, readLastSearch } from './lastSearch';
import { readSearch } from './search';

const today = '2026-11-20';
const search = { city: 'Kyoto', checkIn: '2026-12-01', checkOut: '2026-12-04', guests: 4, rooms: 2 };

test('parts of a search are stored together', () => {
  expect(readLastSearch(today)).toEqual({});
  saveLastSearch({ city: 'Kyoto' });
  expect(readLastSearch(today)).toEqual({ city: 'Kyoto' });
  saveLastSearch({ ...search, city: undefined });
  expect(readLastSearch(today)).toEqual(search);
});

test('past dates of the last search are left out', () => {
  saveLastSearch(search);
  expect(readLastSearch('2026-12-02')).toEqual({ city: 'Kyoto', guests: 4, rooms: 2 });
});

test('an address without dates or party gets those of the last search, but never its city', () => {
  saveLastSearch(search);
  const read = (query: string) => readSearch(new URLSearchParams(query), today, readLastSearch(today));
  expect(read('city=Oslo')).toEqual({ ...readSearch(new URLSearchParams(), today), ...search, city: 'Oslo' });
  expect(read('')).toMatchObject({ city: '', guests: 4 });
  expect(read('checkIn=2027-01-05&guests=1')).toMatchObject({
    checkIn: '2027-01-05',
    checkOut: addNights('2027-01-05', 1),
    guests: 1,
    rooms: 2,
  });
});

test('an invalid stored search becomes the default', () => {
  sessionStorage.setItem('search', 'city=Kyoto&checkIn=soon&guests=many');
  expect(readLastSearch(today)).toMatchObject({ checkIn: today, guests: 2 });
});
