/** A spreadsheet may begin a cell within a text after any character that can separate cells. */
const AFTER_SEPARATOR = '(?<=[,;|\\t\\r\\n])';
const CELL_START = `(?:^|${AFTER_SEPARATOR})`;
/**
 * Texts that a spreadsheet runs as a formula, also after it drops leading quotes, spaces and invisible
 * characters.
 */
const FORMULA = '(?:(?![\\t\\r\\n])["\\s\\p{C}])*[=+\\-@\\t\\r＝＋－＠]';

// After a separator at the end of a text, the closing quote would open a cell that begins with the end of the
// line.
const unguarded = new RegExp(`${CELL_START}(?=${FORMULA})|${AFTER_SEPARATOR}$`, 'gu');
const startsWithApostrophe = new RegExp(`${CELL_START}(?=')`, 'gu');
const guarded = new RegExp(`${CELL_START}'(?='|${FORMULA})|${AFTER_SEPARATOR}'$`, 'gu');

/** Writes an apostrophe before each formula in a text (OWASP, CSV injection). */
export const guardFormulas = (text: string): string => text.replace(unguarded, "'");

/**
 * Doubles the apostrophes that look like those of guardFormulas(), so that unguardFormulas() restores the
 * text.
 */
export const doubleApostrophes = (text: string): string => text.replace(startsWithApostrophe, "'");

/** Restores a text after doubleApostrophes() and then guardFormulas(). */
export const unguardFormulas = (text: string): string => text.replace(guarded, '');
