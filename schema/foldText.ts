/** A text without case and accents, the same on every engine and in every browser. */
export const foldLetters = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
