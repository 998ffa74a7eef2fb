import { isInArea, moveArea, normalizeArea, type Area } from './rateArea';

const size = { rows: 3, days: 92 };

test('an area that is selected backwards has the same cells', () => {
  const area: Area = { rows: [2, 1], days: [9, 5] };
  expect(normalizeArea(area)).toEqual({ rows: [1, 2], days: [5, 9] });
  expect([
    isInArea(area, 1, 5),
    isInArea(area, 2, 9),
    isInArea(area, 0, 7),
    isInArea(undefined, 1, 5),
  ]).toEqual([true, true, false, false]);
});

test('arrow keys move one cell within the calendar, and Shift extends the area', () => {
  const first = moveArea(undefined, 'ArrowDown', false, size)!;
  expect(first).toEqual({ rows: [0, 0], days: [0, 0] });
  expect(moveArea(first, 'ArrowUp', false, size)).toEqual(first);
  const wider = moveArea(moveArea(first, 'ArrowRight', true, size), 'ArrowDown', true, size)!;
  expect(wider).toEqual({ rows: [0, 1], days: [0, 1] });
  expect(moveArea(wider, 'ArrowRight', false, size)).toEqual({ rows: [1, 1], days: [2, 2] });
  expect(moveArea(wider, 'Enter', false, size)).toBeUndefined();
});
