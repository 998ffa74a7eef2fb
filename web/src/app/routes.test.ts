import type { ReactElement } from 'react';
import { matchRoutes } from 'react-router-dom';
import { routes } from './routes';

/** The routes of role 2030 only (specification, section 2), and those of the lists that are added to them. */
const STAFF = [
  '/bookings',
  '/bookingsforahotel',
  '/searchbookingsresults',
  '/bookings/findbooking',
  '/createhotel',
  '/hotels/updatehotel',
  '/hotels/createhoteltype',
  '/hotels/createcity',
  '/hotels/allcityrefs',
  '/hotels/allhoteltyperefs',
  '/hotels/updatecityphoto',
  '/hotels/updatehoteltypephoto',
  '/createroom',
  '/rooms/updateroom',
  '/users',
  '/users/finduser',
  '/users/updateuser',
  '/users/getuser',
  '/staff/holds',
  '/staff/hotels',
  '/staff/rooms',
  '/staff/reviews',
  '/staff/properties',
  '/staff/paymentdifferences',
];

test.each(STAFF)('%s is a page of its own, for administrators only', (address) => {
  const matches = matchRoutes(routes, address) ?? [];
  expect(matches.at(-1)?.route.path).toBe(address);
  const guards = matches.flatMap(
    ({ route }) => (route.element as ReactElement<{ roles?: string[] }>)?.props.roles ?? [],
  );
  expect(guards).toEqual(['ADMIN']);
});

test('the routes of the staff area are those listed here', () => {
  const guarded = routes[0]!.children![0]!.children!.find(
    ({ element }) => (element as ReactElement<{ roles?: string[] }>)?.props.roles?.join() === 'ADMIN',
  );
  expect(guarded?.children?.map(({ path }) => path).sort()).toEqual([...STAFF].sort());
});
