import type { EntityMetadata } from 'typeorm';

/** Rows are not found by words that more things have; they are checked one by one. */
export const MOST_THINGS = 10_000;

export type Value = string | number | boolean | Date;

/** A value of a column. */
interface Equals {
  column: string;
  is: Value;
}
/** One of several values of a column; none of them matches nothing. */
interface OneOf {
  column: string;
  oneOf: readonly Value[];
}
/** Values of a column from `from` to `to`, both included, and before `before`. */
interface Range {
  column: string;
  from?: Value | null;
  to?: Value | null;
  before?: Value | null;
}
/** What is looked at row by row; the row is called `r`. */
interface Checked {
  sql: string;
  values: readonly Value[];
}
/** All words, the rarest first, each of which begins a word of the thing of this kind that a row has in a column. */
export interface HasWords {
  column: string;
  kind: string;
  words: readonly string[];
  /** How many words of all things begin like the rarest one, counted up to MOST_THINGS and one. */
  things: number;
}
/** At least one of these holds, each being several conditions that all hold. */
export interface AnyOf {
  anyOf: readonly (readonly Condition[])[];
}
export type Condition = Equals | OneOf | Range | Checked | HasWords | AnyOf;

export interface Sql {
  sql: string;
  values: unknown[];
}

export const isHasWords = (condition: Condition): condition is HasWords => 'words' in condition;
export const isAnyOf = (condition: Condition): condition is AnyOf => 'anyOf' in condition;
export const isEquals = (condition: Condition): condition is Equals => 'is' in condition;
/** Whether there is no value that a row could have. */
export const matchesNothing = (condition: Condition): boolean =>
  isAnyOf(condition)
    ? condition.anyOf.every((all) => all.some(matchesNothing))
    : 'oneOf' in condition && !condition.oneOf.length;
/** The column whose values an index finds; undefined where there is none. */
export const columnOf = (condition: Condition): string | undefined =>
  'column' in condition && !isHasWords(condition) ? condition.column : undefined;

/** The conditions as SQL that begins with WHERE; nothing where there are none. */
export function whereAll(metadata: EntityMetadata, conditions: readonly Condition[]): Sql {
  if (!conditions.length) return { sql: '', values: [] };
  const { sql, values } = allOf(metadata, conditions);
  return { sql: ` WHERE ${sql}`, values };
}

/** All conditions, of which there is at least one. */
export function allOf(metadata: EntityMetadata, conditions: readonly Condition[]): Sql {
  const quickFirst = [...conditions].sort((a, b) => Number(isHasWords(a)) - Number(isHasWords(b)));
  const parts = quickFirst.map((condition) => render(metadata, condition));
  return { sql: parts.map(({ sql }) => sql).join(' AND '), values: parts.flatMap(({ values }) => values) };
}

function render(metadata: EntityMetadata, condition: Condition): Sql {
  if ('sql' in condition) return { sql: condition.sql, values: [...condition.values] };
  if ('anyOf' in condition) {
    const parts = condition.anyOf.map((one) => allOf(metadata, one));
    if (!parts.length) return { sql: '1 = 0', values: [] };
    return {
      sql: `(${parts.map(({ sql }) => `(${sql})`).join(' OR ')})`,
      values: parts.flatMap(({ values }) => values),
    };
  }
  if (isHasWords(condition)) return hasWords(condition);
  const { driver } = metadata.connection;
  const found = metadata.findColumnWithPropertyName(condition.column)!;
  const name = `r.${driver.escape(found.databaseName)}`;
  const bound = (value: Value): unknown => driver.preparePersistentValue(value, found);
  if ('is' in condition) return { sql: `${name} = ?`, values: [bound(condition.is)] };
  if ('oneOf' in condition) {
    if (!condition.oneOf.length) return { sql: '1 = 0', values: [] };
    return {
      sql: `${name} IN (${condition.oneOf.map(() => '?').join(', ')})`,
      values: condition.oneOf.map(bound),
    };
  }
  const bounds = [
    ['>=', condition.from],
    ['<=', condition.to],
    ['<', condition.before],
  ] as const;
  const given = bounds.filter(([, value]) => value != null);
  if (!given.length) return { sql: '1 = 1', values: [] };
  return {
    sql: given.map(([sign]) => `${name} ${sign} ?`).join(' AND '),
    values: given.map(([, value]) => bound(value!)),
  };
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
const BY_THING = firstMatchBy('o', 'search_words_thing');

/** The same of each word, for a thing that SQL names. */
function eachWord(thing: string, kind: string, words: readonly string[]): Sql {
  const parts = words.map((word) => beginsLike('o', kind, word));
  return {
    sql: parts
      .map(
        ({ sql }) => `EXISTS (SELECT ${BY_THING} 1 FROM search_words o WHERE o.thing = ${thing} AND ${sql})`,
      )
      .join(' AND '),
    values: parts.flatMap(({ values }) => values),
  };
}

const hasWords = ({ column, kind, words }: HasWords): Sql => eachWord(`r.${column}`, kind, words);

/** The things that have all words, each once, as `thing`. */
export function thingsWith({ kind, words: [rarest, ...others] }: HasWords): Sql {
  const first = beginsLike('w', kind, rarest!);
  const rest = eachWord('w.thing', kind, others);
  return {
    sql: `SELECT DISTINCT w.thing AS thing FROM search_words w WHERE ${[first.sql, rest.sql].filter(Boolean).join(' AND ')}`,
    values: [...first.values, ...rest.values],
  };
}

/** The words that begin like this one. */
export function wordsLike(kind: string, word: string): Sql {
  const { sql, values } = beginsLike('w', kind, word);
  return { sql: `SELECT 1 FROM search_words w WHERE ${sql}`, values };
}
