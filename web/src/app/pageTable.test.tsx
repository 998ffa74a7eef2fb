import { matchRoutes, type RouteObject } from 'react-router-dom';
import { OTHER_PAGES, PUBLIC_PAGES, STAFF_PAGES } from '../../../schema/pages';
import { lazyRoute } from '../kit/navigation/lazyPage';
import { lazyTable } from './lazyTable';
import { PageTable } from './pageTable';
import { routes } from './routes';
import { otherRoutes } from './otherRoutes';

const table = new PageTable(routes);
const signedIn = new PageTable(otherRoutes);

const wayOf = (route: RouteObject | undefined): RouteObject[] =>
  route ? [route, ...wayOf(route.children?.[0])] : [];

/** The pattern of the page at an address: of the public table, or of the other one where that leads there. */
const patternAt = (address: string) => {
  const path = wayOf(table.find(address)).at(-1)?.path;
  return path === '*' ? wayOf(signedIn.find(address)).at(-1)?.path : path;
};

const withoutRest = (some: RouteObject[]): RouteObject[] =>
  some.flatMap(({ path, children, ...route }) =>
    path === '*' ? [] : [children ? { ...route, path, children: withoutRest(children) } : { ...route, path }],
  ) as RouteObject[];
const all = [...withoutRest(routes), ...otherRoutes];

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
  expect(patternAt(address)).toBe(matchRoutes(all, address)!.at(-1)!.route.path);
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

test('the table of other pages is loaded once, with the page that is asked for', async () => {
  const loads: string[] = [];
  const other = (path: string) =>
    lazyRoute(
      () => {
        loads.push(path);
        return Promise.resolve(() => null);
      },
      { path },
    );
  const pages = new PageTable([
    lazyRoute(() => Promise.resolve(() => null), { path: '/hotels/:hotelId' }),
    lazyTable(() => {
      loads.push('table');
      return Promise.resolve([other('/hotels/new'), other('/mine')]);
    }, ['/hotels/new']),
  ]);
  await pages.load('/hotels/new');
  await pages.load('/mine');
  expect(loads).toEqual(['table', '/hotels/new', '/mine']);
  expect(pages.load('/mine')).toBeUndefined();
});
