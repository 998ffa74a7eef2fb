import { act, renderHook } from '@testing-library/react';
import type { UIEvent } from 'react';
import type { ChatMessage } from './addMessage';
import { timelineOf } from './timeline';
import { MOUNTED, useMessageWindow, type Found } from './useMessageWindow';

const message = (number: number) =>
  ({ id: `m${number}`, number, clientMessageId: `c${number}`, sentBy: { id: 'other' } }) as ChatMessage;
const messages = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => message(from + index));
const asked: string[] = [];
beforeEach(() => void asked.splice(0));

interface Shown {
  from?: number;
  to: number;
  found?: Found;
  hasGapToLatest?: boolean;
}
/** The window on these messages, of which the last one is the newest of the chat, and functions to read and scroll it. */
function open(first: Shown) {
  const { result, rerender } = renderHook(
    ({ from = 1, to, found, hasGapToLatest = false }: Shown) =>
      useMessageWindow(timelineOf(messages(from, to), []), {
        newest: message(to),
        viewerId: 'viewer',
        hasGapToLatest,
        found,
        onEarlier: () => asked.push('earlier'),
        onLater: () => asked.push('later'),
      }),
    { initialProps: first },
  );
  return {
    result,
    show: rerender,
    rows: () => {
      const numbers = result.current.rows.map((entry) => entry.message!.number);
      return [numbers[0], numbers.at(-1)];
    },
    /** Scrolls to these distances from the ends of the mounted rows, in pixels. */
    scrollTo: (above: number, below: number) =>
      act(() =>
        result.current.onScroll({
          currentTarget: {
            scrollTop: -below,
            scrollHeight: above + 600 + below,
            clientHeight: 600,
            getBoundingClientRect: () => ({ top: 0, bottom: 600 }),
            querySelectorAll: () => [],
          } as unknown as HTMLElement,
        } as UIEvent<HTMLElement>),
      ),
  };
}

test('at the end of a long chat only the last messages have rows, and new ones follow', () => {
  const { result, rows, show } = open({ to: 2000 });
  expect(rows()).toEqual([2001 - MOUNTED, 2000]);
  show({ to: 2040 });
  expect(rows()).toEqual([2041 - MOUNTED, 2040]);
  expect(result.current).toMatchObject({ isAtEnd: true, hasNew: false, hasMoreBelow: false });
});

test('the rows follow the reader, stay while messages arrive, and return to the end', () => {
  const { result, rows, show, scrollTo } = open({ to: 500 });
  scrollTo(100, 5000);
  expect(rows()).toEqual([461 - MOUNTED, 460]);
  show({ to: 540 });
  expect(rows()).toEqual([461 - MOUNTED, 460]);
  expect(result.current).toMatchObject({ isAtEnd: false, hasNew: true, hasMoreBelow: true });
  scrollTo(5000, 100);
  expect(rows()).toEqual([501 - MOUNTED, 500]);
  scrollTo(5000, 100);
  scrollTo(5000, 0);
  expect(rows()).toEqual([541 - MOUNTED, 540]);
  expect(result.current).toMatchObject({ isAtEnd: true, hasNew: false });
  scrollTo(5000, 900);
  act(() => result.current.toEnd());
  show({ to: 541 });
  expect(rows()).toEqual([542 - MOUNTED, 541]);
  expect(asked).not.toContain('earlier');
});

test('earlier messages are loaded only when the first of those that are loaded has a row', () => {
  const { rows, show, scrollTo } = open({ from: 101, to: 300 });
  scrollTo(100, 5000);
  expect(asked).toEqual([]);
  scrollTo(100, 5000);
  scrollTo(100, 5000);
  expect(rows()).toEqual([101, 100 + MOUNTED]);
  expect(asked).toEqual(['earlier']);
  show({ from: 51, to: 300 });
  expect(rows()).toEqual([101, 100 + MOUNTED]);
});

test('a found message has a row in the middle, until the reader goes on', () => {
  const { result, rows, show, scrollTo } = open({ to: 2000 });
  const found = { id: 'm700', visit: 'v1' };
  show({ to: 2000, found });
  expect(rows()).toEqual([700 - MOUNTED / 2, 699 + MOUNTED / 2]);
  expect(result.current).toMatchObject({ isAtEnd: false, hasMoreBelow: true });
  scrollTo(3000, 100);
  show({ to: 2001, found });
  expect(rows()).toEqual([740 - MOUNTED / 2, 739 + MOUNTED / 2]);
});

test('leaving a found message leads to the end of the latest ones, although it scrolled the messages around', () => {
  const { result, show, scrollTo } = open({ to: 2, hasGapToLatest: true });
  act(() => result.current.toEnd());
  scrollTo(0, 0);
  show({ from: 8, to: 9 });
  expect(result.current.isAtEnd).toBe(true);
});
