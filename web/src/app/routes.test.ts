import type { ReactElement } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { HOTEL_PAGE, OTHER_PAGES, PUBLIC_PAGES, ROOM_PAGE, STAFF_PAGES } from '../../../schema/pages';
import { routes as publicRoutes } from './routes';
import { otherRoutes } from './otherRoutes';

const routes = [...publicRoutes, ...otherRoutes];

test.each(STAFF_PAGES)('%s is a page of its own, for staff only', (address) => {
  const matches = matchRoutes(otherRoutes, address) ?? [];
  expect(matches.at(-1)?.route.path).toBe(address);
  const guards = matches.flatMap(
    ({ route }) => (route.element as ReactElement<{ roles?: string[] }>)?.props.roles ?? [],
  );
  expect(guards).toEqual(['TEAM', 'ADMIN']);
});

/** The pages of the specification (section 2), by the roles that may see them. */
const PUBLIC =
  '/ /register /emailverification/1 /login /logout /forgotpassword /resetpassword/1/1 /subscriptionpage /unauthorized /handleerror /somethingwentwrong /checkout-success /cancel-order /listproperty /booking-success /cancel /hotels /hotels/1 /hotels/findhotel /searchhotelsresults /hotels/countbycity /hotels/countbytype /rooms /rooms/1 /reviews';
const SIGNED_IN =
  '/bookings/1 /reviews/findreview /searchreviewsresults /changepassword /updatemyaccount /hotelslist /hotels/1/all /users/myaccount /uploadfiles /realtimechat';
/** What customers have, and members of teams keep from before they joined. */
const KEPT = '/mybookings /myreviews /updatemyreview';
const ADMINISTRATORS =
  '/bookings /bookingsforahotel /searchbookingsresults /bookings/findbooking /createhotel /hotels/updatehotel /hotels/createhoteltype /hotels/createcity /hotels/allcityrefs /hotels/allhoteltyperefs /hotels/updatecityphoto /hotels/updatehoteltypephoto /createroom /rooms/updateroom /users /users/finduser /users/updateuser /users/getuser';

/** The roles of the guard around the page of an address; undefined without a guard. */
function rolesAt(address: string): string | undefined {
  const own = matchRoutes(otherRoutes, address) ?? [];
  const matches = own.at(-1)?.route.path === '*' ? (matchRoutes(publicRoutes, address) ?? []) : own;
  expect([address, matches.at(-1)?.route.path ?? '*']).not.toEqual([address, '*']);
  return matches
    .map(({ route }) => (route.element as ReactElement<{ roles?: string[] }>)?.props.roles?.join())
    .find(Boolean);
}

test.each(PUBLIC.split(' '))('%s is for everyone', (address) => {
  expect(rolesAt(address)).toBeUndefined();
});

test.each(SIGNED_IN.split(' '))('%s is for all roles', (address) => {
  expect(rolesAt(address)).toBe('CUSTOMER,INTERMEDIATE,TEAM,ADMIN');
});

test('only customers write a new review', () => {
  expect(rolesAt('/createreview')).toBe('CUSTOMER');
});

test.each(KEPT.split(' '))('%s is for customers, and for members of teams', (address) => {
  expect(rolesAt(address)).toBe('CUSTOMER,TEAM');
});

test('the staff area has each page that the specification gives to administrators', () => {
  expect(ADMINISTRATORS.split(' ').filter((address) => !STAFF_PAGES.includes(address))).toEqual([]);
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
    ({ element }) => (element as ReactElement<{ roles?: string[] }>)?.props.roles?.join() === 'TEAM,ADMIN',
  );
  expect(guarded?.children?.map(({ path }) => path).sort()).toEqual([...STAFF_PAGES].sort());
});
