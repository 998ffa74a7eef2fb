import { In, type EntityManager } from 'typeorm';
import { BadInput } from '../../core/problems';
import { askedWords } from '../../core/searchWords';
import { isId } from '../columns';
import { anyOf, type Column, type Condition } from './conditions';
import { SearchWord } from './searchWord.entity';
import { MOST_SUBJECTS, subjectsWith, wordsLike, type HasWords } from './wordSql';
import { repo } from '../transaction';

/*
 * The index of words in names and addresses by which lists are searched: a table that works the same on every
 * engine. The engines' own full-text indexes skip short and frequent words, which names often have, and read
 * all matches of a word before the first row of a page.
 */

/** The most words in one search. */
export const MOST_WORDS = 5;
/** The most subjects that a condition lists one by one. */
const MOST_LISTED = 500;
/** Rows that one statement inserts or deletes. */
const CHUNK = 500;

/** The words of a subject. A subject is a row, or a value that several rows have in a column. */
export interface WordsOf {
  kind: string;
  thing: string;
  words: readonly string[];
  /** True if earlier words stay when new ones are added, because rows still have the earlier text in a column. */
  isKept?: boolean;
}

/** Adds words in the transaction of this manager. Words that already exist are kept. */
export async function addWords(manager: EntityManager, subjects: readonly WordsOf[]): Promise<void> {
  const rows = subjects.flatMap(({ kind, thing, words }) => words.map((word) => ({ kind, word, thing })));
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

/** Removes all words of these subjects in the transaction of this manager. */
export async function removeWords(
  manager: EntityManager,
  kind: string,
  subjects: readonly string[],
): Promise<void> {
  for (let from = 0; from < subjects.length; from += CHUNK)
    await manager.delete(SearchWord, { kind, thing: In(subjects.slice(from, from + CHUNK)) });
}

/** A source of words: the kind of subject, and the list's column that holds the subject of a row. */
export interface WordSource<T> {
  kind: string;
  column: Column<T>;
}

/**
 * The conditions of a search text. Each word must begin a word of one of the sources. A text that is an id is
 * compared with the columns `ids`, if there are any. An empty text makes no condition, and a text without
 * letters and digits matches nothing. Refuses too many words.
 */
export async function matchText<T>(
  text: string | null | undefined,
  sources: readonly WordSource<T>[],
  ids: readonly Column<T>[] = [],
): Promise<readonly Condition<T>[]> {
  const typed = text?.trim().toLowerCase();
  if (!typed) return [];
  if (ids.length && isId(typed)) return anyOf<T>(ids.map((column) => [{ column, is: typed }]));
  const words = askedWords(text!.trim());
  if (words.length > MOST_WORDS) throw new BadInput(`Search for at most ${MOST_WORDS} words at once.`);
  // Each way assigns every word to one source that has it.
  let ways: Found<T>[][] = words.length ? [[]] : [];
  for (const word of words) {
    const found = await findWord(word, sources);
    ways = ways.flatMap((way) => found.map((one) => [...way, one]));
  }
  return anyOf(await Promise.all(ways.map((way) => conditionsOf(way, sources))));
}

/** A word, a source that has it, and the number of subjects with a word that begins with it. */
interface Found<T> {
  source: WordSource<T>;
  word: string;
  subjects: number;
}

async function findWord<T>(word: string, sources: readonly WordSource<T>[]): Promise<Found<T>[]> {
  const found: Found<T>[] = [];
  for (const source of sources) {
    const { sql, values } = wordsLike(source.kind, word);
    const [row] = await repo(SearchWord).query<{ count: unknown }[]>(
      `SELECT COUNT(*) AS count FROM (${sql} LIMIT ${MOST_SUBJECTS + 1}) counted`,
      values,
    );
    const subjects = Number(row!.count);
    if (subjects) found.push({ source, word, subjects });
  }
  return found;
}

async function conditionsOf<T>(
  way: readonly Found<T>[],
  sources: readonly WordSource<T>[],
): Promise<Condition<T>[]> {
  const conditions: Condition<T>[] = [];
  for (const source of sources) {
    const own = way.filter((found) => found.source === source).sort((a, b) => a.subjects - b.subjects);
    if (own.length)
      conditions.push(
        await listed({ ...source, words: own.map(({ word }) => word), subjects: own[0]!.subjects }),
      );
  }
  return conditions;
}

/**
 * Replaces the condition by a list of values if few subjects have all words: that is read once and fast to
 * check.
 */
async function listed<T>(condition: HasWords<Column<T>>): Promise<Condition<T>> {
  if (condition.subjects > MOST_SUBJECTS) return condition;
  const { sql, values } = subjectsWith(condition);
  const rows = await repo(SearchWord).query<{ thing: string }[]>(`${sql} LIMIT ${MOST_LISTED + 1}`, values);
  if (rows.length > MOST_LISTED) return condition;
  return { column: condition.column, oneOf: rows.map(({ thing }) => thing) };
}
