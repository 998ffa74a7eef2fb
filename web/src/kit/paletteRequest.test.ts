import { openPalette, watchPalette } from './paletteRequest';

const press = (key: string, ctrlKey = false) => {
  const event = new KeyboardEvent('keydown', { key, ctrlKey, cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
};

let stop: (() => void)[] = [];
const watch = (show?: (isOpen: boolean) => void) => {
  const end = watchPalette(show);
  stop.push(end);
  return end;
};
const open = () => {
  const take = jest.fn();
  stop.push(openPalette(take));
  return take;
};
afterEach(() => {
  open();
  stop.forEach((end) => end());
  stop = [];
  jest.restoreAllMocks();
});

test('Ctrl K before the code that opens the palette is loaded opens it afterwards, with what was typed meanwhile', () => {
  const end = watch();
  expect(press('k')).toBe(false);
  expect(press('j', true)).toBe(false);
  // The page answers it, not the address bar of the browser.
  expect(press('K', true)).toBe(true);
  expect(press('r')).toBe(true);
  end();
  const show = jest.fn();
  watch(show);
  expect(show.mock.calls).toEqual([[true]]);
  ['o', 'p', 'Backspace', 'o', 'Shift'].forEach((key) => press(key));
  expect(open().mock.calls).toEqual([['roo']]);
});

test('once the palette is there, its field gets the keys, also after another Ctrl K', () => {
  const show = jest.fn();
  watch(show);
  press('k', true);
  expect(open()).not.toHaveBeenCalled();
  expect(press('a')).toBe(false);
  expect(press('k', true)).toBe(true);
  expect(press('b')).toBe(false);
});

test('Escape while it loads closes it, and forgets what was typed', () => {
  const show = jest.fn();
  watch(show);
  press('k', true);
  press('a');
  expect(press('Escape')).toBe(true);
  expect(show.mock.calls).toEqual([[true], [false]]);
  expect(press('b')).toBe(false);
  expect(open()).not.toHaveBeenCalled();
});

test('a press that was long ago is forgotten', () => {
  watch();
  press('k', true);
  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(now + 60_000);
  const show = jest.fn();
  watch(show);
  expect(show).not.toHaveBeenCalled();
  expect(press('a')).toBe(false);
});
