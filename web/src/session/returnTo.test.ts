import { recallReturnTo, rememberReturnTo } from './returnTo';

afterEach(() => jest.useRealTimers());

test('another tab recalls the stored page for an hour', () => {
  jest.useFakeTimers();
  rememberReturnTo('/hotelslist?city=Kyoto');
  expect(recallReturnTo()).toBe('/hotelslist?city=Kyoto');
  jest.advanceTimersByTime(61 * 60_000);
  expect(recallReturnTo()).toBeUndefined();
});

test('storing no page removes an older one', () => {
  rememberReturnTo('/mybookings');
  rememberReturnTo(undefined);
  expect(recallReturnTo()).toBeUndefined();
});

test('the stored page is checked like an address from outside', () => {
  rememberReturnTo('//evil.test');
  expect(recallReturnTo()).toBeUndefined();
  localStorage.setItem('returnTo', 'no JSON');
  expect(recallReturnTo()).toBeUndefined();
});
