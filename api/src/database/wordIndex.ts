import { In, type EntityManager } from 'typeorm';
import { BadInput } from '../core/problems';
import { askedWords } from '../core/searchWords';
import type { Condition, OneOf, Value } from './listConditions';
import { SearchWord } from './searchWord.entity';
import { repo } from './transaction';

/*
 * Words of names and addresses, by which lists are searched: a table with the same statements on every engine. The
 * engines' own full-text indices leave out short words and frequent ones, of which names are full, and read all that a
 * word matches before the first row of a page.
 */

/** Words in one search. */
const MOST_WORDS = 6;
/** So many rows of a word are read; where it has more, the rows of the list are checked one by one. */
const MOST_THINGS = 1000;
/** Rows in one statement. */
const CHUNK = 500;
/** Follows every word that has the same beginning. */
const LAST = '\u{10FFFF}';

/** By which words a thing is found: a row, or all rows that have it in a column. */
export interface WordsOf {
  kind: string;
  thing: string;
  words: readonly string[];
  /** Whether words stay when others come, since rows have the thing in a column as it was. */
  isKept?: boolean;
}

/** Adds words, in the transaction of this manager; those that are there already stay. */
export async function addWords(manager: EntityManager, things: readonly WordsOf[]): Promise<void> {
  const rows = things.flatMap(({ kind, thing, words }) => words.map((word) => ({ kind, word, thing })));
  for (let from = 0; from < rows.length; from += CHUNK)
    await manager
      .createQueryBuilder()
      .insert()
      .into(SearchWord)
      .values(rows.slice(from, from + CHUNK))
      .orIgnore()
      .updateEntity(false)
      .execute();
}

/** Removes all words of these things, in the transaction of this manager. */
export async function removeWords(
  manager: EntityManager,
  kind: string,
  things: readonly string[],
): Promise<void> {
  for (let from = 0; from < things.length; from += CHUNK)
    await manager.delete(SearchWord, { kind, thing: In(things.slice(from, from + CHUNK)) });
}

/** What words are looked for in: the things of a kind, and the column of the list that says which one a row has. */
export interface WordSource {
  kind: string;
  column: string;
}

/**
 * The condition that each word of the text begins a word of one of the sources; rows that no source finds do not
 * match, and a text without letters and digits matches nothing. Refuses too many words.
 */
export async function matchText(text: string, sources: readonly WordSource[]): Promise<Condition> {
  const words = askedWords(text);
  if (words.length > MOST_WORDS) throw new BadInput(`Look for at most ${MOST_WORDS} words at once.`);
  const matches = await Promise.all(words.map((word) => matchWord(word, sources)));
  let ways: Condition[][] = words.length ? [[]] : [];
  for (const match of matches) ways = ways.flatMap((way) => match.flatMap((one) => join(way, one)));
  return { anyOf: ways.map(foundFirst) };
}

/** The ways in which a word can match, one for each source that has it. */
async function matchWord(word: string, sources: readonly WordSource[]): Promise<Condition[]> {
  const found = await Promise.all(
    sources.map(async ({ kind, column }): Promise<Condition | undefined> => {
      const things = await findThings(kind, word);
      if (!things.length) return undefined;
      return things.length > MOST_THINGS ? hasWord(kind, column, word) : { column, oneOf: things };
    }),
  );
  return found.filter((condition) => condition !== undefined);
}

async function findThings(kind: string, word: string): Promise<string[]> {
  const rows = await repo(SearchWord)
    .createQueryBuilder('found')
    .select('found.thing', 'thing')
    .where('found.kind = :kind AND found.word >= :word AND found.word < :last', {
      kind,
      word,
      last: word + LAST,
    })
    .limit(MOST_THINGS + 1)
    .getRawMany<{ thing: string }>();
  const things = [...new Set(rows.map(({ thing }) => thing))];
  // Several words of one thing may begin so: then it is not known whether there are more.
  return rows.length > MOST_THINGS ? rows.map(({ thing }) => thing) : things;
}

/** Whether the thing of a row has such a word, for words that too many have. */
const hasWord = (kind: string, column: string, word: string): Condition => ({
  sql: `EXISTS (SELECT 1 FROM search_words w WHERE w.kind = ? AND w.thing = r.${column} AND w.word >= ? AND w.word < ?)`,
  values: [kind, word, word + LAST] satisfies Value[],
});

/** Both conditions; those that list values of the same column become one. Nothing where they have no value in common. */
function join(way: readonly Condition[], condition: Condition): Condition[][] {
  if (!isOneOf(condition)) return [[...way, condition]];
  const same = way.find((other): other is OneOf => isOneOf(other) && other.column === condition.column);
  if (!same) return [[...way, condition]];
  const values = new Set(condition.oneOf);
  const oneOf = same.oneOf.filter((value) => values.has(value));
  if (!oneOf.length) return [];
  return [way.map((other) => (other === same ? { column: same.column, oneOf } : other))];
}

const isOneOf = (condition: Condition): condition is OneOf => 'oneOf' in condition;

/** What can be found by an index comes before what is checked row by row. */
const foundFirst = (way: readonly Condition[]): Condition[] => [
  ...way.filter(isOneOf),
  ...way.filter((condition) => !isOneOf(condition)),
];
