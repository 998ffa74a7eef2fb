import fc from 'fast-check';
import { doubleApostrophes, guardFormulas, unguardFormulas } from '../../../schema/formulaGuard';
import { toCsvLine } from '../../../schema/csv';

const cellOf = (text: string) => toCsvLine([text]).replace(/\r\n$/, '');

test('every text is quoted, numbers and empty cells are not', () => {
  expect(toCsvLine(['Zoë', '12.50', '', '-5', '1 2'])).toBe('"Zoë",12.50,,-5,"1 2"\r\n');
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
  ['\u200b=1+1', "'\u200b=1+1"],
  ['＝1+1', "'＝1+1"],
  ['\t=1+1', "'\t'=1+1"],
  ["Bob;=cmd|' /C calc'!A0;", "Bob;'=cmd|' /C calc'!A0;'"],
  ['a;"=1+1', 'a;\'""=1+1'],
  ['one\n=1+1', "one\n'=1+1"],
  ['=HYPERLINK("http://a.b","c")', '\'=HYPERLINK(""http://a.b"",""c"")'],
])('%j does not become a formula', (text, cell) => {
  expect(cellOf(text)).toBe(`"${cell}"`);
});

/** Parses cells as Excel does: text after a closing quote belongs to the cell. */
function readQuoted(text: string, separator: string): string[] {
  const cells = [];
  for (let at = 0; at <= text.length; at++) {
    let cell = '';
    if (text[at] === '"') {
      for (at++; at < text.length && (text[at] !== '"' || text[at + 1] === '"'); at++) {
        cell += text[at];
        if (text[at] === '"') at++;
      }
      at++;
    }
    while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r')
      cell += text[at++];
    if (text[at] === '\r' && text[at + 1] === '\n') at++;
    cells.push(cell);
  }
  return cells;
}

/** Parses cells as a program that ignores quotes, with and without the quotes. */
const readPlain = (text: string, separator: string): string[] =>
  text.split(/\r\n|\r|\n/).flatMap((line) => {
    const cells = line.split(separator);
    return [...cells, ...cells.map((cell) => cell.replaceAll('"', ''))];
  });

/**
 * A number is written without quotes before a comma. If a reader splits at another character, the next text
 * begins with a quote, so the cell is not a formula.
 */
const beginsWithNumber = (cell: string) => /^-\d+(\.\d+)?(,|$)/.test(cell);

const texts = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n,;|"\' a1\u00a0') }),
  fc.string({ unit: 'binary' }),
);

test('no cell begins like a formula, whichever separator a spreadsheet uses', () => {
  fc.assert(
    fc.property(fc.array(fc.array(texts, { minLength: 1 })), (rows) => {
      const text = rows.map(toCsvLine).join('');
      const cells = [',', ';', '\t', '|'].flatMap((separator) => [
        ...readQuoted(text, separator),
        ...readPlain(text, separator),
      ]);
      expect(
        cells.filter((cell) => /^[=+\-@\t\r]/.test(cell.trimStart() || cell) && !beginsWithNumber(cell)),
      ).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('restoring a guarded text returns the original text', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(unguardFormulas(guardFormulas(doubleApostrophes(text)))).toBe(text);
    }),
    { numRuns: 500 },
  );
});
