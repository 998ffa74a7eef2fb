import { recallWayBack, rememberWayBack } from './wayBack';

afterEach(() => jest.useRealTimers());

test('the way back that was kept is known in another tab for an hour', () => {
  jest.useFakeTimers();
  rememberWayBack('/hotelslist?city=Kyoto');
  expect(recallWayBack()).toBe('/hotelslist?city=Kyoto');
  jest.advanceTimersByTime(61 * 60_000);
  expect(recallWayBack()).toBeUndefined();
});

test('whoever comes from nowhere has no way back, not even an older one', () => {
  rememberWayBack('/mybookings');
  rememberWayBack(undefined);
  expect(recallWayBack()).toBeUndefined();
});

test('what was kept is read like an address from outside', () => {
  rememberWayBack('//evil.test');
  expect(recallWayBack()).toBeUndefined();
  localStorage.setItem('wayBack', 'no JSON');
  expect(recallWayBack()).toBeUndefined();
});
