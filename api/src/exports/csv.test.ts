import { toCsvLine } from './csv';

const cellOf = (text: string) => toCsvLine([text]).replace(/\r\n$/, '');

test('a line ends as spreadsheets expect', () => {
  expect(toCsvLine(['Zoë', '12.50'])).toBe('Zoë,12.50\r\n');
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
  expect(toCsvLine(['-5', '-12.50', '0', '1200'])).toBe('-5,-12.50,0,1200\r\n');
});
