import { matchRoutes, type RouteObject } from 'react-router-dom';
import { OTHER_PAGES, PUBLIC_PAGES, STAFF_PAGES } from '../../../schema/pages';
import { lazyRoute } from '../kit/navigation/lazyPage';
import { PageTable } from './pageTable';
import { routes } from './routes';

const table = new PageTable(routes);

/** The patterns along the way that leads to an address. */
const patternsTo = (address: string) => {
  const patterns: (string | undefined)[] = [];
  for (let route: RouteObject | undefined = table.find(address); route; route = route.children?.[0])
    patterns.push(route.path);
  return patterns;
};

const addresses = [...Object.keys(PUBLIC_PAGES), ...OTHER_PAGES, ...STAFF_PAGES].map((path) =>
  path.replace(/:\w+/g, 'x1'),
);

test.each([
  ...addresses,
  '/hotels/',
  '/Hotels/FindHotel',
  '/hotels/estrela-lisbon-1',
  '/hotels/x/all',
  '/rooms/r1/',
  '/nowhere/at/all',
  '/hotels/%E4%BD%A0',
])('%s is the page that the router finds among all routes', (address) => {
  expect(patternsTo(address)).toEqual(matchRoutes(routes, address)!.map(({ route }) => route.path));
});

test('code is loaded once, and what is around the page with it', async () => {
  const loads = { frame: 0, page: 0 };
  const load = (name: keyof typeof loads) => () => {
    loads[name] += 1;
    return Promise.resolve(() => null);
  };
  const pages = new PageTable([
    lazyRoute(load('frame'), { children: [lazyRoute(load('page'), { path: '/a' })] }),
  ]);
  await pages.load('/a');
  expect(loads).toEqual({ frame: 1, page: 1 });
  expect(pages.load('/a')).toBeUndefined();
});

test('code that did not come is asked for again', async () => {
  let isThere = false;
  const load = () => (isThere ? Promise.resolve(() => null) : Promise.reject(new Error('gone')));
  const pages = new PageTable([lazyRoute(load, { path: '/a' })]);
  await expect(pages.load('/a')).rejects.toThrow('gone');
  isThere = true;
  await pages.load('/a');
  expect(pages.load('/a')).toBeUndefined();
});
