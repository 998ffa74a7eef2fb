import { guardFormulas } from './formulaGuard';

const NUMBER = /^-?\d+(\.\d+)?$/;

/** A byte order mark, by which spreadsheets recognise UTF-8. */
export const CSV_MARK = '\uFEFF';

/**
 * A line of a CSV file. Every text is quoted, and an apostrophe precedes each formula. Numbers are not
 * quoted, and empty cells stay empty.
 */
export const toCsvLine = (cells: readonly string[]): string => `${cells.map(toCell).join(',')}\r\n`;

const toCell = (text: string): string =>
  !text || NUMBER.test(text) ? text : `"${guardFormulas(text).replaceAll('"', '""')}"`;
