import { returnPath } from './returnPath';

test.each([
  '/',
  '/hotels/1?select=2',
  '/mybookings?page=2#list',
  '/hotels?name=a//b',
  '/hotels/%2F%2Fevil.test',
  '/login/help',
])('%s is kept', (path) => {
  expect(returnPath(path)).toBe(path);
});

test.each([
  ['/login?next=/mybookings', '/mybookings'],
  ['/login?next=%2Flogin%3Fnext%3D%252Fhotelslist%253Fcity%253DKyoto', '/hotelslist?city=Kyoto'],
  ['/register?next=%2Fhotels%2F1', '/hotels/1'],
  ['/emailverification/1?next=%2Fhotels%2F1', '/hotels/1'],
  ['/logout?next=/login?next=//evil.test', '/'],
  ['/register?next=https://evil.test/', '/'],
])('%s, a page on the way to an account, leads to %s', (address, path) => {
  expect(returnPath(address)).toBe(path);
});

test('a chain of sign-in pages leads home', () => {
  const round = Array.from({ length: 9 }).reduce<string>(
    (next) => `/login?next=${encodeURIComponent(next)}`,
    '/mybookings',
  );
  expect(returnPath(round)).toBe('/');
});

test.each([
  null,
  undefined,
  '',
  'hotels',
  'https://evil.test/',
  'javascript:alert(1)',
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/.//evil.test',
  '/..//evil.test',
  '/a/..//evil.test',
  '/%2e//evil.test',
  '/./\\evil.test',
  '//[',
  '/.//[',
  '/\t/evil.test',
  '/\n/evil.test',
  '/\r\n/evil.test',
  '\u0000/hotels',
  '/hotels\u0007',
  '//user@evil.test',
  ' /hotels',
  '/login',
  '/login?next=/logout',
  '/Logout',
  '/logout/',
])('%j leads home', (next) => {
  expect(returnPath(next)).toBe('/');
});
