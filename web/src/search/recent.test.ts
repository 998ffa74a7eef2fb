import { forgetRecent, recentHotels, rememberHotel, rememberSearch, unfinishedSearch } from './recent';

const search = {
  city: 'Lisbon',
  checkIn: '2026-12-03',
  checkOut: '2026-12-06',
  guests: 3,
  rooms: 2,
  children: '7',
};
beforeEach(() => localStorage.clear());

test('the eight hotels seen last are remembered, each once, the latest first', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'c']) rememberHotel(id);
  expect(recentHotels()).toEqual(['c', 'i', 'h', 'g', 'f', 'e', 'd', 'b']);
});

test('the last search is remembered beside the hotels, until its dates have passed', () => {
  rememberHotel('a');
  rememberSearch(search);
  expect(unfinishedSearch('2026-12-03')).toEqual(search);
  expect(unfinishedSearch('2026-12-04')).toBeUndefined();
  expect(recentHotels()).toEqual(['a']);
});

test('a search without a city is not continued, and what cannot be read is nothing', () => {
  rememberSearch({ ...search, city: '' });
  expect(unfinishedSearch('2026-12-01')).toBeUndefined();
  localStorage.setItem('recent', 'no JSON');
  expect([recentHotels(), unfinishedSearch()]).toEqual([[], undefined]);
});

test('all of it is forgotten at once', () => {
  rememberHotel('a');
  rememberSearch(search);
  forgetRecent();
  expect([recentHotels(), unfinishedSearch('2026-12-01')]).toEqual([[], undefined]);
});
