import type { EntityMetadata } from 'typeorm';
import { columnOf, isAnyOf, isEquals, isHasWords, type AnyOf, type Condition } from './conditions';
import { MOST_SUBJECTS, type HasWords } from './wordSql';

/*
 * This file chooses the index by which a list is read. The engine's planner does not see what order, conditions and
 * limit mean together. A list is read by:
 * 1. the index in the order of the list that answers all conditions: reading ends with the page;
 * 2. otherwise what finds the fewest rows, where these are few: they are read, checked and sorted;
 * 3. otherwise the index in the order of the list that answers most conditions: each row is checked in turn.
 */

/** A way that finds at most this many rows finds few. */
const FEW = 10_000;
/** The same where the index has all columns that are needed, so that sorting reads no rows. */
const FEW_COVERED = 40_000;

interface TableIndex {
  /** Undefined for the primary key. */
  name: string | undefined;
  columns: string[];
  isUnique: boolean;
}
/** An index with the conditions that it answers, and those that remain to be checked on each row. */
export interface IndexRead {
  index: TableIndex;
  found: Condition[];
  rest: Condition[];
  /** Words that find values of the index's first column. */
  words?: HasWords;
}
/** How a list is read: by one index, or by several of which each finds an alternative of a condition. */
export interface Reading {
  parts: IndexRead[];
  /** Conditions beside the alternatives. */
  rest: Condition[];
  /** How many rows the indexes find, where these are few; otherwise the list is read in its order. */
  few?: number;
  /** Whether the list is known to have more than few rows. */
  isLong?: boolean;
}

interface Question {
  where: readonly Condition[];
  sort: { by: readonly string[] };
}
/** Counts what an index finds, up to a limit. */
type CountUpTo = (read: IndexRead, limit: number) => Promise<number>;

/** Chooses how to read the list. Counts rows only where no index in the order of the list answers all conditions. */
export async function chooseReading(
  metadata: EntityMetadata,
  question: Question,
  countUpTo: CountUpTo,
): Promise<Reading> {
  const indexes = indexesOf(metadata);
  const ordered = inOrder(indexes, question);
  if (!ordered)
    throw new Error(`No index of ${metadata.tableName} is in the order of ${question.sort.by.join(', ')}.`);
  if (!ordered.rest.length) return byOne(ordered);
  let fewest: Reading | undefined;
  let isLong = false;
  for (const reading of readings(indexes, question.where)) {
    const most = Math.min(fewest?.few ?? Infinity, covers(reading, question) ? FEW_COVERED : FEW);
    const few = await countFew(reading, most, countUpTo);
    if (few !== undefined) fewest = { ...reading, few };
    else if (!fewest && answersAll(reading)) isLong = true;
    if (few === 0) break;
  }
  return fewest ?? { ...byOne(ordered), isLong };
}

/** Whether the indexes leave no condition to be checked. */
export const answersAll = ({ parts, rest }: Reading): boolean =>
  !rest.length && parts.every((part) => !part.rest.length);

const byOne = (read: IndexRead): Reading => ({ parts: [read], rest: [] });

/** How many rows the indexes find, where these are at most `most`; undefined where there are more. */
async function countFew({ parts }: Reading, most: number, countUpTo: CountUpTo): Promise<number | undefined> {
  let count = 0;
  for (const part of parts) {
    count += await countUpTo(part, most + 1 - count);
    if (count > most) return undefined;
  }
  return count;
}

/** Whether one index has all columns of the conditions and the order. */
function covers({ parts }: Reading, { where, sort }: Question): boolean {
  if (parts.length > 1 || parts[0]!.words) return false;
  const columns = new Set([...parts[0]!.index.columns, 'id']);
  const needed = [...where.map(columnOf), ...sort.by];
  return needed.every((column) => column !== undefined && columns.has(column));
}

function indexesOf(metadata: EntityMetadata): TableIndex[] {
  const own = metadata.indices.map(({ name, columns, isUnique }) => ({
    name,
    columns: columns.map(({ propertyName }) => propertyName),
    isUnique,
  }));
  return [...own, { name: undefined, columns: ['id'], isUnique: true }];
}

/** An index answers values of its first columns, then a range or several values of the next one. */
function readBy(index: TableIndex, where: readonly Condition[]): IndexRead {
  const found: Condition[] = [];
  for (const column of index.columns) {
    const own = where.filter((condition) => columnOf(condition) === column);
    found.push(...own);
    if (!own.some(isEquals)) break;
  }
  return { index, found, rest: where.filter((condition) => !found.includes(condition)) };
}

/** What each index answers, most conditions first. */
const mostFirst = (indexes: TableIndex[], where: readonly Condition[]): IndexRead[] =>
  indexes.map((index) => readBy(index, where)).sort((one, other) => one.rest.length - other.rest.length);

/** The index that has, after columns of one value, the columns of the order and the id; of several the one that answers most conditions. */
function inOrder(indexes: TableIndex[], { where, sort }: Question): IndexRead | undefined {
  const fixed = new Set<string>(where.filter(isEquals).map(({ column }) => column));
  const [first] = sort.by;
  const isUnique = indexes.some((index) => index.isUnique && index.columns.join() === first);
  const order = isUnique ? [first!] : [...sort.by, 'id'];
  const ordered = indexes.filter(({ columns }) => {
    const place = columns.indexOf(first!);
    const isFixed = place >= 0 && columns.slice(0, place).every((column) => fixed.has(column));
    return isFixed && order.every((column, index) => columns[place + index] === column);
  });
  return mostFirst(ordered, where)[0];
}

/** The ways to find rows: by words, by one index, or by several for the alternatives of a condition. */
const readings = (indexes: TableIndex[], where: readonly Condition[]): Reading[] => [
  ...finders(indexes, where).map(byOne),
  ...where.filter(isAnyOf).flatMap((condition) => byAlternatives(indexes, where, condition) ?? []),
];

/** The indexes that find rows, without those that answer only what an earlier one does. */
function finders(indexes: TableIndex[], where: readonly Condition[]): IndexRead[] {
  const byWords = where.filter(isHasWords).flatMap((words): IndexRead[] => {
    const index = indexes.find(({ columns }) => columns[0] === words.column);
    if (!index || words.subjects > MOST_SUBJECTS) return [];
    return [{ index, words, found: [words], rest: where.filter((other) => other !== words) }];
  });
  const useful: IndexRead[] = [];
  for (const read of mostFirst(indexes, where))
    if (!useful.some((earlier) => read.found.every((condition) => earlier.found.includes(condition))))
      useful.push(read);
  return [...byWords, ...useful.filter(({ found }) => found.length)];
}

/** The best index for each alternative; undefined where one has none. */
function byAlternatives(
  indexes: TableIndex[],
  where: readonly Condition[],
  condition: AnyOf,
): Reading | undefined {
  const parts = condition.anyOf.map((conditions) => finders(indexes, conditions)[0]);
  if (!parts.every((part) => part !== undefined)) return undefined;
  return { parts, rest: where.filter((other) => other !== condition) };
}
