/** How many tints the style sheet has. */
const TINTS = 5;

/** The first letters of the first two words of a name; empty if it has no letters. */
export const initialsOf = (name: string): string =>
  (name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [])
    .slice(0, 2)
    .map((word) => [...word][0]!.toLocaleUpperCase())
    .join('');

/** The number of the tint of a record, the same on every screen. */
export const tintOf = (id: string): number =>
  [...id].reduce((sum, character) => sum + character.codePointAt(0)!, 0) % TINTS;
