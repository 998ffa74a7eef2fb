import { perLanguage } from './language';
import { wholeNumber } from './spoken';

/** The names of a text's placeholders, `{name}` and `{count, plural, ...}`. A branch of a plural has a blank or `#`. */
export type NamesIn<Text extends string> = Text extends `${string}{${infer Rest}`
  ? NameOf<Before<Before<Rest, '}'>, ','>> | NamesIn<Rest>
  : never;
type Before<Text extends string, Mark extends string> = Text extends `${infer Start}${Mark}${string}`
  ? Start
  : Text;
type NameOf<Text extends string> = Text extends `${string}${' ' | '#' | '{'}${string}` | '' ? never : Text;

const plurals = perLanguage((language) => new Intl.PluralRules(language));

let translate = (text: string): string => text;

/**
 * Says how texts are translated into `currentLanguage()`. The api calls it once. The web needs none: its build has written the
 * translations in place of the texts.
 */
export function translateBy(lookUp: (text: string) => string): void {
  translate = lookUp;
}

/** A text without placeholders in the language of the reader; one that has no translation as it is. */
export const translated = (text: string): string => translate(text);

/** Marks a text that is translated where it is used, such as a row of a table: by `fill`, or by `translated`. */
export const text = <const Text extends string>(text: Text): Text => text;

/** What a text needs to be filled: a value for each of its placeholders. Plurals take numbers. */
export type Values<Text extends string> = string extends Text
  ? Record<string, string | number>
  : { [Name in NamesIn<Text>]: string | number };

/** A piece of a text: words, or the place of a value. */
export type Piece = string | { name: string };

/** Cuts a text into the pieces before, at and after its outermost braces. */
function outermost(text: string): { words: string; inBraces?: string }[] {
  const found = [];
  let depth = 0;
  let start = 0;
  let words = '';
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '{' && depth++ === 0) {
      words = text.slice(start, at);
      start = at + 1;
    } else if (text[at] === '}' && --depth === 0) {
      found.push({ words, inBraces: text.slice(start, at) });
      start = at + 1;
    }
  }
  return [...found, { words: text.slice(start) }];
}

/**
 * The branch of a plural for a number: the one for exactly this number (`=0`), else the one that the language has for it (`one`,
 * `other`), with the number for `#`. Of a choice (`{rule, select, ALLOWED {…} other {…}}`), the branch for a value.
 */
function branchFor(kind: string, branches: string, value: unknown): string {
  const byName = new Map(outermost(branches).map(({ words, inBraces }) => [words.trim(), inBraces] as const));
  const other = byName.get('other') ?? '';
  if (kind === 'select') return byName.get(String(value)) ?? other;
  const count = Number(value);
  const branch = byName.get(`=${count}`) ?? byName.get(plurals().select(count)) ?? other;
  return branch.replaceAll('#', wholeNumber(count));
}

/** The pieces of a text, its plurals decided by the values. */
export function piecesOf(text: string, values: Record<string, unknown>): Piece[] {
  return outermost(text).flatMap(({ words, inBraces }): Piece[] => {
    if (inBraces === undefined) return [words];
    const [name = '', kind, ...branches] = inBraces.split(',');
    const rest = branches.join(',');
    if (!kind) return [words, { name }];
    return [words, ...piecesOf(branchFor(kind.trim(), rest, values[name]), values)];
  });
}

/**
 * A text in the language of the reader with its placeholders filled, in the ICU format: `{name}` is replaced by a value, and
 * `{count, plural, =0 {no rooms} one {# room} other {# rooms}}` by the branch for a number.
 */
export function fill<const Text extends string>(text: Text, values: Values<Text>): string {
  const known: Record<string, string | number> = values;
  return piecesOf(translate(text), known)
    .map((piece) => (typeof piece === 'string' ? piece : known[piece.name]))
    .join('');
}
