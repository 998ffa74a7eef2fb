/** A statement or a part of one, with the values of its places. */
export interface Sql {
  sql: string;
  values: unknown[];
}

/** Rows are not found by words that more subjects have; these are checked row by row. */
export const MOST_SUBJECTS = 10_000;

/** All words, the rarest first, each of which begins a word of the subject of this kind that a row has in a column. */
export interface HasWords<C = string> {
  column: C;
  kind: string;
  words: readonly string[];
  /** How many words of all subjects begin like the rarest one, counted up to MOST_SUBJECTS and one. */
  subjects: number;
}

/** Follows every word that has the same beginning. */
const LAST = '\u{10FFFF}';

/** The word of the alias `name` begins like this one. */
export const wordBegins = (name: string, word: string): Sql => ({
  sql: `${name}.word >= ? AND ${name}.word < ?`,
  values: [word, word + LAST],
});

/** The same, among words of a kind. */
function beginsLike(name: string, kind: string, word: string): Sql {
  const { sql, values } = wordBegins(name, word);
  return { sql: `${name}.kind = ? AND ${sql}`, values: [kind, ...values] };
}

/**
 * How the subquery of an EXISTS reads its table, for MySQL; a comment to others. While rows are being added, its
 * statistics lag behind, and it may choose to read the whole table for each row.
 */
export const firstMatchBy = (alias: string, index: string): string =>
  `/*+ SEMIJOIN(FIRSTMATCH) INDEX(${alias} ${index}) */`;
const BY_SUBJECT = firstMatchBy('o', 'search_words_thing');

/** The subject that the SQL names has a word like each of these. */
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

/** The subject of the row `r` has all words. */
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

/** Selects the words of a kind that begin like this one. */
export function wordsLike(kind: string, word: string): Sql {
  const { sql, values } = beginsLike('w', kind, word);
  return { sql: `SELECT 1 FROM search_words w WHERE ${sql}`, values };
}
