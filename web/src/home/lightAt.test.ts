import { lightAt } from './lightAt';

test.each([
  [0, 'night'],
  [5, 'night'],
  [6, 'dusk'],
  [8, 'day'],
  [17, 'day'],
  [18, 'dusk'],
  [20, 'dusk'],
  [21, 'night'],
])('at %i hours it is %s', (hour, light) => {
  expect(lightAt(new Date(2027, 4, 1, hour, 30))).toBe(light);
});
