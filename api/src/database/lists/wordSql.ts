/** A statement or a part of one, with the values of its placeholders. */
export interface Sql {
  sql: string;
  values: unknown[];
}

/** Words that more subjects have are not used to find rows; they are checked row by row. */
export const MOST_SUBJECTS = 10_000;

/** The words that a row's subject must have, the rarest first. Each must begin a word of the subject. */
export interface HasWords<C = string> {
  column: C;
  kind: string;
  words: readonly string[];
  /** The number of subjects' words that begin with the rarest one, counted up to MOST_SUBJECTS + 1. */
  subjects: number;
}

/** Sorts after every continuation of a prefix. */
const LAST = '\u{10FFFF}';

/** The condition that the word of the alias `name` begins with this one. */
export const wordBegins = (name: string, word: string): Sql => ({
  sql: `${name}.word >= ? AND ${name}.word < ?`,
  values: [word, word + LAST],
});

/** The same among words of a kind. */
function beginsLike(name: string, kind: string, word: string): Sql {
  const { sql, values } = wordBegins(name, word);
  return { sql: `${name}.kind = ? AND ${sql}`, values: [kind, ...values] };
}

/**
 * A hint for MySQL how the subquery of an EXISTS reads its table; other engines read it as a comment. While
 * rows are being added MySQL's statistics are out of date, and it may read the whole table for each row.
 */
export const firstMatchBy = (alias: string, index: string): string =>
  `/*+ SEMIJOIN(FIRSTMATCH) INDEX(${alias} ${index}) */`;
const BY_SUBJECT = firstMatchBy('o', 'search_words_thing');

/** The condition that a subject has, for each of these words, a word that begins with it. */
function eachWord(subject: string, kind: string, words: readonly string[]): Sql {
  const parts = words.map((word) => beginsLike('o', kind, word));
  return {
    sql: parts
      .map(
        ({ sql }) =>
          `EXISTS (SELECT ${BY_SUBJECT} 1 FROM search_words o WHERE o.thing = ${subject} AND ${sql})`,
      )
      .join(' AND '),
    values: parts.flatMap(({ values }) => values),
  };
}

/** The condition that the subject of the row `r` has all words. */
export const hasWords = ({ column, kind, words }: HasWords): Sql => eachWord(`r.${column}`, kind, words);

/** Selects the subjects that have all words, each once, as `thing`. */
export function subjectsWith({ kind, words: [rarest, ...others] }: HasWords): Sql {
  const first = beginsLike('w', kind, rarest!);
  const rest = eachWord('w.thing', kind, others);
  return {
    sql: `SELECT DISTINCT w.thing AS thing FROM search_words w WHERE ${[first.sql, rest.sql].filter(Boolean).join(' AND ')}`,
    values: [...first.values, ...rest.values],
  };
}

/** Selects the words of a kind that begin with this one. */
export function wordsLike(kind: string, word: string): Sql {
  const { sql, values } = beginsLike('w', kind, word);
  return { sql: `SELECT 1 FROM search_words w WHERE ${sql}`, values };
}
