import { pauseUnlessOnline, tryNow } from './pause';

test.each([
  ['the time is over', () => jest.advanceTimersByTime(8000)],
  ['the network is back', () => void window.dispatchEvent(new Event('online'))],
  ['the reader tries again', tryNow],
])('a pause ends when %s', async (_when, end) => {
  jest.useFakeTimers();
  const isOver = jest.fn();
  const pause = pauseUnlessOnline(8000).then(isOver);
  jest.advanceTimersByTime(7999);
  await Promise.resolve();
  expect(isOver).not.toHaveBeenCalled();
  end();
  await pause;
  expect(isOver).toHaveBeenCalled();
  jest.useRealTimers();
});
