import { act, renderHook } from '@testing-library/react';
import { keepInPlace, useHeldRows } from './useHeldRows';
import { useHold } from './useHold';

const row = (id: string, state = 'expected') => ({ id, state });
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).join(' ');

test('held rows stay in place and show their current state; new ones wait, or are added at the end', () => {
  const shown = [row('a'), row('b'), row('c')];
  const now = [row('new'), row('c'), row('a', 'left')];
  expect(keepInPlace(shown, now, false)).toEqual([row('a', 'left'), row('b'), row('c')]);
  expect(ids(keepInPlace(shown, now, true))).toBe('a b c new');
});

test('rows are released when the hold ends, and at once in another list', () => {
  const first = { rows: [row('a'), row('b')], list: 'today', isHeld: false };
  const { result, rerender } = renderHook(
    ({ rows, ...options }: typeof first) => useHeldRows(rows, { ...options, canGrow: false }),
    { initialProps: first },
  );
  const rows = [row('b'), row('c')];
  rerender({ rows, list: 'today', isHeld: true });
  expect(ids(result.current)).toBe('a b');
  rerender({ rows, list: 'today', isHeld: false });
  expect(ids(result.current)).toBe('b c');
  rerender({ rows: [row('d')], list: 'tomorrow', isHeld: true });
  expect(ids(result.current)).toBe('d');
});

test('a list is held while the pointer moves over it, and for 8 seconds after an action', () => {
  jest.useFakeTimers();
  const { result } = renderHook(useHold);
  const { hold, holdForAction, leave } = result.current;
  const mouse = { pointerType: 'mouse' } as const;
  const isHeldAfter = (pause: number) => {
    act(() => jest.advanceTimersByTime(pause));
    return result.current.at !== undefined;
  };
  act(() => hold(1));
  expect(result.current.at).toBe(1);
  act(() => leave(mouse));
  expect(isHeldAfter(1)).toBe(false);
  act(() => hold());
  expect(isHeldAfter(7900)).toBe(true);
  expect(isHeldAfter(200)).toBe(false);
  act(() => holdForAction());
  act(() => leave(mouse));
  expect(isHeldAfter(7900)).toBe(true);
  expect(isHeldAfter(200)).toBe(false);
  act(() => hold());
  act(() => leave({ pointerType: 'touch' }));
  expect(isHeldAfter(7900)).toBe(true);
  jest.useRealTimers();
});
