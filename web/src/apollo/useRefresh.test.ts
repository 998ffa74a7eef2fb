import { act, renderHook } from '@testing-library/react';
import { useRefresh } from './useRefresh';

const answers: (() => void)[] = [];
const refetch = jest.fn(() => new Promise<void>((resolve) => answers.push(resolve)));
const answer = () => act(async () => answers.shift()!());

test('calls while a query is read again read it once more afterwards, and only once', async () => {
  const { result } = renderHook(() => useRefresh(refetch));
  result.current();
  result.current();
  result.current();
  expect(refetch).toHaveBeenCalledTimes(1);
  await answer();
  expect(refetch).toHaveBeenCalledTimes(2);
  await answer();
  expect(refetch).toHaveBeenCalledTimes(2);
  result.current();
  expect(refetch).toHaveBeenCalledTimes(3);
});

test('a query that fails is read again by the next call', async () => {
  const failing = jest.fn(() => Promise.reject(new Error('away')));
  const { result } = renderHook(() => useRefresh(failing));
  await act(async () => result.current());
  await act(async () => result.current());
  expect(failing).toHaveBeenCalledTimes(2);
});
