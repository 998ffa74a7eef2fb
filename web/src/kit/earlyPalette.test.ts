import { clearPaletteRequest, watchPaletteShortcut, isPaletteRequested } from './paletteRequest';

const press = (key: string, ctrlKey = true) => {
  const event = new KeyboardEvent('keydown', { key, ctrlKey, cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
};

test('Ctrl K is remembered while the code that answers it is on its way, once', () => {
  const end = watchPaletteShortcut();
  expect(press('k', false)).toBe(false);
  expect(press('j')).toBe(false);
  expect(isPaletteRequested()).toBe(false);
  // by the page, not by the browser's address bar
  expect(press('K')).toBe(true);
  end();
  expect(press('k')).toBe(false);
  expect(isPaletteRequested()).toBe(true);
  clearPaletteRequest();
  expect(isPaletteRequested()).toBe(false);
});

test('a press that was long ago is forgotten', () => {
  const end = watchPaletteShortcut();
  press('k');
  end();
  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(now + 60_000);
  expect(isPaletteRequested()).toBe(false);
  jest.restoreAllMocks();
});
