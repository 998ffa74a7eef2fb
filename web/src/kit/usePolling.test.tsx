import { act, renderHook } from '@testing-library/react';
import { useIsPast } from './useIsPast';
import { usePolling } from './usePolling';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const show = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));
const PAUSES = [1, 3];
const NONE: readonly number[] = [];

function poll(pauses: readonly number[] | undefined, ask = jest.fn(async () => undefined)) {
  const hook = renderHook((given) => usePolling(ask, given), { initialProps: pauses });
  return { ask, ...hook };
}

describe('usePolling', () => {
  it('asks after each pause in turn and repeats the last one', async () => {
    const { ask } = poll(PAUSES);
    await pass(1);
    expect(ask).toHaveBeenCalledTimes(1);
    await pass(2);
    expect(ask).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(ask).toHaveBeenCalledTimes(2);
    await pass(3);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('counts a pause from the answer before, so that slow answers do not pile up', async () => {
    const slow = jest.fn(
      () => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), 10_000)),
    );
    poll(PAUSES, slow);
    await pass(10);
    expect(slow).toHaveBeenCalledTimes(1);
    await pass(4);
    expect(slow).toHaveBeenCalledTimes(2);
  });

  it('goes on after a question that failed', async () => {
    const failing = jest.fn(() => Promise.reject<undefined>(new Error('offline')));
    poll(PAUSES, failing);
    await pass(4);
    expect(failing).toHaveBeenCalledTimes(2);
  });

  it('asks when the tab is shown again; with an empty list then only', async () => {
    const { ask } = poll(NONE);
    await pass(60);
    expect(ask).not.toHaveBeenCalled();
    await show();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('stops where there is nothing to wait for any more', async () => {
    const { ask, rerender } = poll(PAUSES);
    await pass(1);
    rerender(undefined);
    await pass(60);
    await show();
    expect(ask).toHaveBeenCalledTimes(1);
  });
});

describe('useIsPast', () => {
  const over = (moment: number) => renderHook((given) => useIsPast(given), { initialProps: moment });

  it('turns true by itself at the moment', async () => {
    const { result } = over(Date.now() + 2000);
    await pass(1);
    expect(result.current).toBe(false);
    await pass(1);
    expect(result.current).toBe(true);
  });

  it('is true at once for a past moment, never for Infinity, and false again for a later moment', async () => {
    const { result, rerender } = over(Date.now() - 1);
    expect(result.current).toBe(true);
    rerender(Infinity);
    expect(result.current).toBe(false);
    rerender(Date.now() + 1000);
    expect(result.current).toBe(false);
    await pass(1);
    expect(result.current).toBe(true);
  });
});
