import type { Location, NavigateOptions } from 'react-router-dom';
import { showFailure } from './failures';

/** A navigation that is somewhere, and where it is led. */
function navigationAt(pathname: string, state: unknown = null, search = '') {
  const led: [string, NavigateOptions][] = [];
  const location: Location = { pathname, search, state, hash: '', key: 'default' };
  const navigation = {
    whereTo: location,
    navigate: (to: string, options: NavigateOptions) => {
      led.push([to, options]);
      navigation.whereTo = { ...location, pathname: to, state: options.state, search: '' };
    },
  };
  return { navigation, led };
}

test('of two failures at once the first is told, with where it happened', () => {
  const { navigation, led } = navigationAt('/hotelslist', null, '?city=Kyoto');
  showFailure(navigation, { message: 'The first.' });
  showFailure(navigation, { message: 'The second.' });
  showFailure(navigation, {});
  expect(led).toEqual([
    ['/handleerror', { state: { message: 'The first.', from: '/hotelslist?city=Kyoto' } }],
  ]);
});

test('a page that tells of a failure is never where one goes back to', () => {
  const { navigation, led } = navigationAt('/somethingwentwrong', { from: '/mybookings' });
  showFailure(navigation, {});
  expect(led).toEqual([]);
  showFailure(navigation, { code: 'UNAUTHENTICATED' });
  expect(led).toEqual([['/login?next=%2Fmybookings', { state: { from: '/mybookings' } }]]);
});

test('a session that ends on the sign-in leads on to where that was leading', () => {
  const { navigation, led } = navigationAt('/login', null, '?next=%2Fmybookings');
  showFailure(navigation, { code: 'UNAUTHENTICATED' });
  expect(led[0]![0]).toBe('/login?next=%2Fmybookings');
});

test('a server that was not reached leads nowhere: the page says so', () => {
  const { navigation, led } = navigationAt('/hotelslist');
  showFailure(navigation, { isUnreachable: true });
  expect(led).toEqual([]);
});
