/** Where a spreadsheet may begin a cell within a text: behind any character by which one splits lines into cells. */
const AFTER_SEPARATOR = '(?<=[,;|\\t\\r\\n])';
const CELL_START = `(?:^|${AFTER_SEPARATOR})`;
/** What a spreadsheet runs as a formula, also where it drops the quotes, spaces and invisible characters before it. */
const FORMULA = '(?:(?![\\t\\r\\n])["\\s\\p{C}])*[=+\\-@\\t\\r＝＋－＠]';

// Behind a separator at the end of a text, its closing quote would open a cell that begins with the end of the line.
const unguarded = new RegExp(`${CELL_START}(?=${FORMULA})|${AFTER_SEPARATOR}$`, 'gu');
const startsWithApostrophe = new RegExp(`${CELL_START}(?=')`, 'gu');
const guarded = new RegExp(`${CELL_START}'(?='|${FORMULA})|${AFTER_SEPARATOR}'$`, 'gu');

/** Writes an apostrophe before each formula in a text (OWASP, CSV injection). */
export const guardFormulas = (text: string): string => text.replace(unguarded, "'");

/** Doubles the apostrophes that would be taken for those of guardFormulas(), so that unguardFormulas() restores the text. */
export const doubleApostrophes = (text: string): string => text.replace(startsWithApostrophe, "'");

/** Restores a text that doubleApostrophes() and then guardFormulas() have changed. */
export const unguardFormulas = (text: string): string => text.replace(guarded, '');
