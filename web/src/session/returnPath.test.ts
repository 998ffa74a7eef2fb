import { returnPath } from './returnPath';

test.each([
  '/',
  '/hotels/1?select=2',
  '/mybookings?page=2#list',
  '/hotels?name=a//b',
  '/hotels/%2F%2Fevil.test',
  '/login/help',
])('%s is led to', (path) => {
  expect(returnPath(path)).toBe(path);
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
