/*
 * References of bookings, as people read and say them: K7M4-2QXR. A letter, a digit, and six of both, in two groups. Letters
 * and digits that look alike (0 O, 1 I L, U V) are left out. No word, name or number has this form, so that a text is one
 * or the other.
 */

/** The digits of references. */
const DIGITS = '23456789';
/** The letters of references: Crockford's, which has neither I, L, O nor U. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ';
/** The alphabet of references. */
export const REFERENCE_ALPHABET = DIGITS + LETTERS;

/** The characters at each place, from the first. */
const PLACES = [LETTERS, DIGITS, ...Array.from({ length: 6 }, () => REFERENCE_ALPHABET)];

/** How many references there are: 128 thousand million. */
export const REFERENCE_COUNT = PLACES.reduce((count, { length }) => count * length, 1);

/** Characters of a reference with its dash. */
export const REFERENCE_LENGTH = PLACES.length + 1;

const SHAPE = new RegExp(`^${PLACES.map((characters) => `[${characters}]`).join('')}$`);

const grouped = (characters: string): string => `${characters.slice(0, 4)}-${characters.slice(4)}`;

/** The reference with this number, from 0 to REFERENCE_COUNT - 1. */
export function referenceAt(number: number): string {
  let rest = number;
  const characters = PLACES.map((choices) => {
    const choice = choices[rest % choices.length]!;
    rest = Math.floor(rest / choices.length);
    return choice;
  });
  return grouped(characters.join(''));
}

/**
 * The reference that a person typed: in any case, with blanks, with any dash or none. Undefined if the text is none, such as
 * an id.
 */
export function parseReference(text: string): string | undefined {
  const characters = text.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
  return SHAPE.test(characters) ? grouped(characters) : undefined;
}

/** What people read of a booking: its reference. A booking that an older version has just made has none for a few seconds. */
export const referenceOf = ({ id, reference }: { id: string; reference: string | null }): string =>
  reference ?? id;
