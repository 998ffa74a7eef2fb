import { guardFormulas } from '../../core/formulaGuard';

const NUMBER = /^-?\d+(\.\d+)?$/;

/** With it at the beginning of a file, spreadsheets know that it is UTF-8. */
export const CSV_MARK = '\uFEFF';

/**
 * A line of a CSV file. Every text is quoted, and an apostrophe stands before each formula in it; numbers stay numbers
 * and empty cells stay empty.
 */
export const toCsvLine = (cells: readonly string[]): string => `${cells.map(toCell).join(',')}\r\n`;

const toCell = (text: string): string =>
  !text || NUMBER.test(text) ? text : `"${guardFormulas(text).replaceAll('"', '""')}"`;
