import { In, type EntityManager } from 'typeorm';
import { BadInput } from '../../core/problems';
import { askedWords } from '../../core/searchWords';
import { MOST_THINGS, thingsWith, wordsLike, type Condition, type HasWords } from './listConditions';
import { SearchWord } from './searchWord.entity';
import { repo } from '../transaction';

/*
 * Words of names and addresses, by which lists are searched: a table with the same statements on every engine. The
 * engines' own full-text indices leave out short words and frequent ones, of which names are full, and read all that a
 * word matches before the first row of a page.
 */

/** Words in one search. */
export const MOST_WORDS = 5;
/** Things that are listed one by one in a condition. */
const MOST_LISTED = 500;
/** Rows in one statement. */
const CHUNK = 500;
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
 * The conditions that each word of the text begins a word of one of the sources. A text without letters and digits
 * matches nothing. Refuses too many words.
 */
export async function matchText(text: string, sources: readonly WordSource[]): Promise<Condition[]> {
  const words = askedWords(text);
  if (words.length > MOST_WORDS) throw new BadInput(`Look for at most ${MOST_WORDS} words at once.`);
  // In which source each word is looked for: each way that some source has it.
  let ways: Found[][] = words.length ? [[]] : [];
  for (const word of words) {
    const found = await findWord(word, sources);
    ways = ways.flatMap((way) => found.map((one) => [...way, one]));
  }
  const conditions = await Promise.all(ways.map((way) => conditionsOf(way, sources)));
  return conditions.length === 1 ? conditions[0]! : [{ anyOf: conditions }];
}

/** A word that a source has, and how many words begin like it there. */
interface Found {
  source: WordSource;
  word: string;
  things: number;
}

async function findWord(word: string, sources: readonly WordSource[]): Promise<Found[]> {
  const found: Found[] = [];
  for (const source of sources) {
    const { sql, values } = wordsLike(source.kind, word);
    const [row] = await repo(SearchWord).query<{ count: unknown }[]>(
      `SELECT COUNT(*) AS count FROM (${sql} LIMIT ${MOST_THINGS + 1}) counted`,
      values,
    );
    const things = Number(row!.count);
    if (things) found.push({ source, word, things });
  }
  return found;
}

async function conditionsOf(way: readonly Found[], sources: readonly WordSource[]): Promise<Condition[]> {
  const conditions: Condition[] = [];
  for (const source of sources) {
    const own = way.filter((found) => found.source === source).sort((a, b) => a.things - b.things);
    if (own.length)
      conditions.push(
        await listed({ ...source, words: own.map(({ word }) => word), things: own[0]!.things }),
      );
  }
  return conditions;
}

/** The same as a list of values where few things have all words: it is read once, and quick to check. */
async function listed(condition: HasWords): Promise<Condition> {
  if (condition.things > MOST_THINGS) return condition;
  const { sql, values } = thingsWith(condition);
  const rows = await repo(SearchWord).query<{ thing: string }[]>(`${sql} LIMIT ${MOST_LISTED + 1}`, values);
  if (rows.length > MOST_LISTED) return condition;
  return { column: condition.column, oneOf: rows.map(({ thing }) => thing) };
}
