import { act, renderHook } from '@testing-library/react';
import type { UIEvent } from 'react';
import type { ChatMessage } from './addMessage';
import { timelineOf } from './timeline';
import { useStickToBottom } from './useStickToBottom';

const message = (clientMessageId: string) => ({ clientMessageId, sentBy: { id: 'other' } }) as ChatMessage;
const found = timelineOf([message('1'), message('2')], []);
const latest = timelineOf([message('8'), message('9')], []);

test('leaving a found message leads to the end of the latest ones, although it scrolled the messages around', () => {
  const { result, rerender } = renderHook(
    ({ hasGapToLatest }) =>
      useStickToBottom(hasGapToLatest ? found : latest, latest[1]!.message, 'viewer', hasGapToLatest),
    { initialProps: { hasGapToLatest: true } },
  );
  act(() => result.current.toEnd());
  act(() => result.current.onScroll({ currentTarget: { scrollTop: 0 } } as UIEvent<HTMLElement>));
  rerender({ hasGapToLatest: false });
  expect(result.current.isAtEnd).toBe(true);
});
