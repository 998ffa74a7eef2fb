import type { ReactElement } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { HOTEL_PAGE, OTHER_PAGES, PUBLIC_PAGES, ROOM_PAGE, STAFF_PAGES } from '../../../schema/pages';
import { routes as publicRoutes } from './routes';
import { otherRoutes } from './otherRoutes';

const routes = [...publicRoutes, ...otherRoutes];

test.each(STAFF_PAGES)('%s is a page of its own, for administrators only', (address) => {
  const matches = matchRoutes(otherRoutes, address) ?? [];
  expect(matches.at(-1)?.route.path).toBe(address);
  const guards = matches.flatMap(
    ({ route }) => (route.element as ReactElement<{ roles?: string[] }>)?.props.roles ?? [],
  );
  expect(guards).toEqual(['ADMIN']);
});

const withAll = (some: RouteObject[]): RouteObject[] =>
  some.flatMap((route) => [route, ...withAll(route.children ?? [])]);

const addressesOf = (some: RouteObject[]): string[] => withAll(some).flatMap(({ path }) => path ?? []);

test('the server knows every address as a page, and no other', () => {
  const known = [...Object.keys(PUBLIC_PAGES), HOTEL_PAGE, ROOM_PAGE, ...OTHER_PAGES, ...STAFF_PAGES];
  expect(
    addressesOf(routes)
      .filter((path) => path !== '*')
      .sort(),
  ).toEqual(known.sort());
});

test('the routes of the staff area are those that the server knows as such', () => {
  const guarded = withAll(routes).find(
    ({ element }) => (element as ReactElement<{ roles?: string[] }>)?.props.roles?.join() === 'ADMIN',
  );
  expect(guarded?.children?.map(({ path }) => path).sort()).toEqual([...STAFF_PAGES].sort());
});
