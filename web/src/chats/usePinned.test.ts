import { act, renderHook } from '@testing-library/react';
import type { UIEvent } from 'react';
import type { ChatMessage } from './addMessage';
import { usePinned } from './usePinned';

const message = (clientMessageId: string) => ({ clientMessageId, sentBy: { id: 'other' } }) as ChatMessage;
const found = [message('1'), message('2')];
const latest = [message('8'), message('9')];

test('who leaves a found message is at the end of the latest ones, although leaving has scrolled the others', () => {
  const { result, rerender } = renderHook(
    ({ isApart }) => usePinned(isApart ? found : latest, latest[1], 'viewer', isApart),
    { initialProps: { isApart: true } },
  );
  act(() => result.current.toEnd());
  act(() => result.current.onScroll({ currentTarget: { scrollTop: 0 } } as UIEvent<HTMLElement>));
  rerender({ isApart: false });
  expect(result.current.isAtEnd).toBe(true);
});
