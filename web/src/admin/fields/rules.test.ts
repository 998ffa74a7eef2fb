import { readRoomNumbers } from './rules';

test.each([
  ['101, 102', [101, 102]],
  ['201-203, 201', [201, 202, 203]],
  ['5 – 6,', [5, 6]],
  ['', []],
  ['0', undefined],
  ['9-7', undefined],
  ['a1', undefined],
  ['1-99999999', undefined],
])('the room numbers %j are read as %j', (text, numbers) => {
  expect(readRoomNumbers(text)).toEqual(numbers);
});
