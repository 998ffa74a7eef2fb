import { failurePage } from './failures';

const at = (pathname: string, state: unknown = null, search = '') => ({ pathname, search, state });

test('the page of a failure knows what failed and where', () => {
  const here = at('/hotelslist', null, '?city=Kyoto');
  const from = '/hotelslist?city=Kyoto';
  expect(failurePage({ message: 'No.' }, here)).toEqual({
    to: '/handleerror',
    state: { message: 'No.', from },
  });
  expect(failurePage({}, here)).toEqual({ to: '/somethingwentwrong', state: { from } });
});

test('a second failure leads nowhere, but a session that ends leads to the sign-in and back', () => {
  const told = at('/somethingwentwrong', { from: '/mybookings' });
  expect(failurePage({}, told)).toBeUndefined();
  expect(failurePage({ code: 'UNAUTHENTICATED' }, told)).toEqual({
    to: '/login?next=%2Fmybookings',
    state: { from: '/mybookings' },
  });
});

test('a session that ends on the sign-in leads on to where that was leading', () => {
  const signIn = at('/login', null, '?next=%2Fmybookings');
  expect(failurePage({ code: 'UNAUTHENTICATED' }, signIn)?.to).toBe('/login?next=%2Fmybookings');
});

test('a server that was not reached leads nowhere: the page says so', () => {
  expect(failurePage({ isUnreachable: true }, at('/hotelslist'))).toBeUndefined();
});
