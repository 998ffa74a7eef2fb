/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * Lines of cells as a CSV file: quoted where needed, with the mark by which spreadsheets know that it is UTF-8. A cell
 * that a spreadsheet would run as a formula begins with an apostrophe (OWASP, CSV injection); numbers stay numbers.
 */
export const toCsv = (lines: readonly (readonly string[])[]): string =>
  `\uFEFF${lines.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('')}`;

function toCell(text: string): string {
  const safe = FORMULA.test(text.trimStart()) || FORMULA.test(text) ? guard(text) : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const guard = (text: string): string => (NUMBER.test(text) ? text : `'${text}`);
