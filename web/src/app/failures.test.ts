import type { Location, NavigateOptions } from 'react-router-dom';
import { showFailure } from './failures';

/** A router that is somewhere, and where it is led. */
function routerAt(pathname: string, state: unknown = null, search = '') {
  const led: [string, NavigateOptions][] = [];
  const location: Location = { pathname, search, state, hash: '', key: 'default' };
  const router = {
    state: { location, navigation: {} as { location?: Location } },
    navigate: (to: string, options: NavigateOptions) => {
      led.push([to, options]);
      router.state.navigation = { location: { ...location, pathname: to, state: options.state, search: '' } };
    },
  };
  return { router, led };
}

test('of two failures at once the first is told, with where it happened', () => {
  const { router, led } = routerAt('/hotelslist', null, '?city=Kyoto');
  showFailure(router, { message: 'The first.' });
  showFailure(router, { message: 'The second.' });
  showFailure(router, {});
  expect(led).toEqual([
    ['/handleerror', { state: { message: 'The first.', from: '/hotelslist?city=Kyoto' } }],
  ]);
});

test('a page that tells of a failure is never where one goes back to', () => {
  const { router, led } = routerAt('/somethingwentwrong', { from: '/mybookings' });
  showFailure(router, {});
  expect(led).toEqual([]);
  showFailure(router, { code: 'UNAUTHENTICATED' });
  expect(led).toEqual([['/login?next=%2Fmybookings', { state: { from: '/mybookings' } }]]);
});

test('a session that ends on the sign-in leads on to where that was leading', () => {
  const { router, led } = routerAt('/login', null, '?next=%2Fmybookings');
  showFailure(router, { code: 'UNAUTHENTICATED' });
  expect(led[0]![0]).toBe('/login?next=%2Fmybookings');
});

test('a server that was not reached leads nowhere: the page says so', () => {
  const { router, led } = routerAt('/hotelslist');
  showFailure(router, { isUnreachable: true });
  expect(led).toEqual([]);
});
