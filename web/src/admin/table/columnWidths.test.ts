import { readLanguageFrom } from '../../../../schema/language';
import { fitColumns, haveRoom, leastWidth } from './columnWidths';

const columns = [
  { field: 'id', width: 200, isExtra: true },
  { field: 'guest' },
  { field: 'created', width: 100, isExtra: true },
  { field: 'open', width: 64, isAction: true },
];
const fitting = (room: number) => fitColumns(columns, room).map(({ field }) => field);

test('extra columns are hidden from the right if not all fit', () => {
  expect(columns.map(leastWidth)).toEqual([180, 112, 90, 64]);
  expect([haveRoom(columns, 476), haveRoom(columns, 475)]).toEqual([true, false]);
  expect(fitting(446)).toEqual(['id', 'guest', 'created', 'open']);
  expect(fitting(445)).toEqual(['id', 'guest', 'open']);
  expect(fitting(355)).toEqual(['guest', 'open']);
  expect(fitting(100)).toEqual(['guest', 'open']);
});

test('a column is as wide as the longest word of its name in other languages', () => {
  const column = { field: 'due', width: 100, label: 'Name der Unterkunftsart' };
  expect(leastWidth(column)).toBe(90);
  readLanguageFrom(() => 'de');
  expect([leastWidth(column), haveRoom([column], 133)]).toEqual([134, false]);
  readLanguageFrom(() => 'en');
});

test('a column that shares the remaining width keeps the minimum that it names', () => {
  const email = { field: 'email', minWidth: 200 };
  expect(leastWidth(email)).toBe(200);
  expect([haveRoom([email, columns[3]!], 264), haveRoom([email, columns[3]!], 263)]).toEqual([true, false]);
});
