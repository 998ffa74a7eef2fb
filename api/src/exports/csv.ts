/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** With it at the beginning of a file, spreadsheets know that it is UTF-8. */
export const CSV_MARK = '\uFEFF';

/**
 * A line of a CSV file, its cells quoted where needed. A cell that a spreadsheet would run as a formula begins with an
 * apostrophe (OWASP, CSV injection); numbers stay numbers.
 */
export const toCsvLine = (cells: readonly string[]): string => `${cells.map(toCell).join(',')}\r\n`;

function toCell(text: string): string {
  const safe = FORMULA.test(text.trimStart()) || FORMULA.test(text) ? guard(text) : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const guard = (text: string): string => (NUMBER.test(text) ? text : `'${text}`);
