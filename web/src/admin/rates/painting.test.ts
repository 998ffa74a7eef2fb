import { isIn, step, tidy, type Area } from './painting';

const size = { rows: 3, days: 92 };

test('an area that is drawn backwards has the same cells', () => {
  const area: Area = { rows: [2, 1], days: [9, 5] };
  expect(tidy(area)).toEqual({ rows: [1, 2], days: [5, 9] });
  expect([isIn(area, 1, 5), isIn(area, 2, 9), isIn(area, 0, 7), isIn(undefined, 1, 5)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('arrows move one cell within the calendar, and Shift draws an area', () => {
  const first = step(undefined, 'ArrowDown', false, size)!;
  expect(first).toEqual({ rows: [0, 0], days: [0, 0] });
  expect(step(first, 'ArrowUp', false, size)).toEqual(first);
  const wider = step(step(first, 'ArrowRight', true, size), 'ArrowDown', true, size)!;
  expect(wider).toEqual({ rows: [0, 1], days: [0, 1] });
  expect(step(wider, 'ArrowRight', false, size)).toEqual({ rows: [1, 1], days: [2, 2] });
  expect(step(wider, 'Enter', false, size)).toBeUndefined();
});
