import { readFileSync } from 'node:fs';
import path from 'node:path';
import { followAppearance } from '../kit/appearance';

const script = readFileSync(path.join(__dirname, '../../public/appearance.js'), 'utf8');

afterEach(() => jest.useRealTimers());

test.each([
  [0, 'night'],
  [5, 'night'],
  [6, 'dusk'],
  [8, 'day'],
  [17, 'day'],
  [18, 'dusk'],
  [20, 'dusk'],
  [21, 'night'],
])('at %i hours the document is marked with %s', (hour, light) => {
  jest.useFakeTimers({ now: new Date(2027, 4, 1, hour, 30) });
  new Function(script)();
  expect(document.documentElement.dataset.light).toBe(light);
});

test('a chosen appearance is marked before anything is shown', () => {
  localStorage.setItem('appearance', 'dark');
  new Function(script)();
  expect(document.documentElement.dataset.appearance).toBe('dark');
  localStorage.setItem('appearance', 'light');
  new Function(script)();
  expect(document.documentElement.dataset.appearance).toBe('light');
});

test('colours that were chosen after the first paint are shown once they are followed', () => {
  localStorage.setItem('appearance', 'light');
  new Function(script)();
  localStorage.setItem('appearance', 'dark');
  const stop = followAppearance(() => undefined);
  expect(document.documentElement.dataset.appearance).toBe('dark');
  stop();
});
