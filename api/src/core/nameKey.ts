import { foldLetters } from '../../../schema/foldText';

/** The length of the columns that store name keys, in characters. */
const KEY_LENGTH = 120;

/** A text without case, accents or outer spaces, the same on every engine. */
export const foldText = (text: string): string => foldLetters(text).trim().replace(/\s+/g, ' ');

/** A name in the form that is compared and sorted, cut to the length of its column. */
export const nameKey = (name: string): string => foldText(name).slice(0, KEY_LENGTH);
