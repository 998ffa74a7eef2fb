import fc from 'fast-check';
import {
  changeAddress,
  id,
  night,
  oneOf,
  pageNumber,
  readAddress,
  text,
  whole,
  withDefault,
  writeAddress,
} from './address';
import { list } from './listParam';

const params = {
  sort: withDefault(oneOf(['NEWEST', 'HIGHEST']), 'NEWEST'),
  page: pageNumber(20),
  guests: whole(1, 20),
  from: night,
  city: text(10),
  hotel: id,
  amenities: list('|', text(5), 2),
};
const read = (address: string) => readAddress(params, new URLSearchParams(address));
const NOTHING = read('');

test('an address that says nothing is read as the defaults, which are not written', () => {
  expect(NOTHING).toEqual({ sort: 'NEWEST', page: 1, amenities: [] });
  expect(writeAddress(params, NOTHING)).toEqual({});
});

test('what an address says is read, and written back as it was', () => {
  const address = 'sort=HIGHEST&page=3&guests=4&from=2027-05-01&city=Lisbon&hotel=a1&amenities=Spa|Pool';
  const values = read(address);
  expect(values).toEqual({
    sort: 'HIGHEST',
    page: 3,
    guests: 4,
    from: '2027-05-01',
    city: 'Lisbon',
    hotel: 'a1',
    amenities: ['Spa', 'Pool'],
  });
  expect(decodeURIComponent(String(new URLSearchParams(writeAddress(params, values))))).toBe(address);
});

test.each([
  'sort=constructor',
  'sort=__proto__',
  'sort=toString',
  'sort[]=HIGHEST',
  'sort=HIGHEST,NEWEST',
  'page=0',
  'page=-1',
  'page=1.5',
  'page=NaN',
  'page=1e3',
  'page=Infinity',
  'guests=21',
  'guests=%F0%9F%98%80',
  'guests=١',
  'from=2027-02-30',
  'from=9999-12-31',
  'from=1970-01-01',
  'from=1.1.0001',
  'city=12345678901',
  'hotel=../users',
  'hotel=%00',
  'amenities=|||',
  'city=&hotel=',
  'constructor=1&__proto__=2',
])('%s means nothing', (address) => {
  expect(read(address)).toEqual(NOTHING);
});

test.each([
  ['a page after the last one that the server answers', 'page=99999999999999999999', { page: 5001 }],
  ['a parameter that is repeated', 'guests=2&guests=3', { guests: 2 }],
  ['an encoding that is broken', 'city=%E0%A4%A', { city: '\ufffd%A' }],
  ['a day as a form says it', 'from=01/May/2027', { from: '2027-05-01' }],
  [
    'more values than are allowed, some of them twice',
    'amenities=a|a|toolong|b|c',
    { amenities: ['a', 'b'] },
  ],
])('%s', (_case, address, values) => {
  expect(read(address)).toEqual({ ...NOTHING, ...values });
});

test('a change leaves the other parameters as they are, and takes away what becomes the default', () => {
  const query = new URLSearchParams('view=map&page=3&sort=HIGHEST');
  expect(String(changeAddress(params, query, { page: 1, guests: 2 }))).toBe('view=map&sort=HIGHEST&guests=2');
  expect(String(changeAddress(params, query, { sort: 'NEWEST', guests: undefined }))).toBe('view=map&page=3');
});

test('a text is read as itself or not at all', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (given) => {
      expect([given, undefined]).toContain(params.city.read(given));
      expect([given, undefined]).toContain(id.read(given));
    }),
  );
});
