import { batchByFrame } from './messageBatch';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('what arrives within a frame is handed on together, in order', () => {
  const batches: number[][] = [];
  const add = batchByFrame<number>((items) => batches.push([...items]));
  for (const item of [1, 2, 3]) add(item);
  expect(batches).toEqual([]);
  jest.advanceTimersByTime(16);
  add(4);
  jest.advanceTimersByTime(16);
  expect(batches).toEqual([[1, 2, 3], [4]]);
});

test('after a slow batch the next one waits longer', () => {
  const batches: number[][] = [];
  const add = batchByFrame<number>((items) => {
    batches.push([...items]);
    jest.advanceTimersByTime(50);
  });
  add(1);
  jest.advanceTimersByTime(16);
  add(2);
  jest.advanceTimersByTime(100);
  expect(batches).toEqual([[1]]);
  jest.advanceTimersByTime(50);
  expect(batches).toEqual([[1], [2]]);
});
