import { act, renderHook } from '@testing-library/react';
import { setConnection } from './connection';
import { useOnConnected } from './useOnConnected';

test('what may have been missed is asked for each time the socket connects', () => {
  const call = jest.fn();
  const { unmount } = renderHook(() => useOnConnected(call));
  expect(call).not.toHaveBeenCalled();
  act(() => setConnection('open'));
  expect(call).toHaveBeenCalledTimes(1);
  act(() => setConnection('lost'));
  act(() => setConnection('open'));
  expect(call).toHaveBeenCalledTimes(2);
  unmount();

  const later = jest.fn();
  renderHook(() => useOnConnected(later));
  expect(later).not.toHaveBeenCalled();
});
