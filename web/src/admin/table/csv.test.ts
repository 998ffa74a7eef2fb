import { toCsv } from './csv';

const cellOf = (text: string) => toCsv([[text]]).replace(/^\uFEFF|\r\n$/g, '');

test('a file begins with the mark of UTF-8, its lines end as spreadsheets expect', () => {
  expect(
    toCsv([
      ['Name', 'Total'],
      ['Zoë', '12.50'],
    ]),
  ).toBe('\uFEFFName,Total\r\nZoë,12.50\r\n');
});

test.each([
  ['a comma', 'Smith, John', '"Smith, John"'],
  ['quotes', 'the "best"', '"the ""best"""'],
  ['a line break', 'one\ntwo', '"one\ntwo"'],
])('%s is quoted', (_case, text, cell) => {
  expect(cellOf(text)).toBe(cell);
});

test.each([
  ['=1+1', "'=1+1"],
  ['+1 555 0100', "'+1 555 0100"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-2+3', "'-2+3"],
  [' =1+1', "' =1+1"],
  ['\t=1+1', "'\t=1+1"],
  ['=HYPERLINK("http://a.b","c")', '"\'=HYPERLINK(""http://a.b"",""c"")"'],
])('%j is no formula', (text, cell) => {
  expect(cellOf(text)).toBe(cell);
});

test('numbers stay numbers', () => {
  expect(toCsv([['-5', '-12.50', '0', '1200']])).toBe('\uFEFF-5,-12.50,0,1200\r\n');
});
