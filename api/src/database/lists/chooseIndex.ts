import type { EntityMetadata } from 'typeorm';
import { columnOf, isAnyOf, isEquals, isHasWords, isOneOf, type AnyOf, type Condition } from './conditions';
import { MOST_SUBJECTS, type HasWords } from './wordSql';

/*
 * This file chooses the index by which a list is read, since the engine's planner does not combine order,
 * conditions and limit well. A list is read by:
 * 1. the index in the list's order that answers all conditions: reading stops at the end of the page;
 * 2. otherwise the index that finds the fewest rows, if these are few: they are read, checked and sorted;
 * 3. otherwise the index in the list's order that answers the most conditions: rows are checked one by one.
 * Where a column has one of several values, such as one of the viewer's hotels, an index that begins with this column is read
 * once for each value, in the list's order, and the rows are merged.
 */

/** The most values of a column whose rows are merged. With more of them, rows are checked one by one. */
const MOST_MERGED = 100;

/** The most rows that count as few. */
const FEW = 10_000;
/** The same for an index that has all needed columns, so that sorting reads no rows. */
const FEW_COVERED = 40_000;

interface TableIndex {
  /** Undefined for the primary key. */
  name: string | undefined;
  columns: string[];
  isUnique: boolean;
}
/** An index with the conditions that it answers (`found`) and those to check on each row (`rest`). */
export interface IndexRead {
  index: TableIndex;
  found: Condition[];
  rest: Condition[];
  /** Words that find values of the index's first column. */
  words?: HasWords;
}
/** The way to read a list: by one index, or by several, one for each alternative of a condition. */
export interface Reading {
  parts: IndexRead[];
  /** The conditions other than the alternatives. */
  rest: Condition[];
  /** The number of rows that the indexes find, if these are few; otherwise the list is read in its order. */
  few?: number;
  /** Whether the list is known to have more than few rows. */
  isLong?: boolean;
  /** Whether each part is read in the list's order and no row is in two of them. */
  isMerged?: boolean;
}

interface Question {
  where: readonly Condition[];
  sort: { by: readonly string[] };
}
/** Counts the rows that an index finds, up to a limit. */
type CountUpTo = (read: IndexRead, limit: number) => Promise<number>;

/** Chooses how to read the list. Counts rows only if no index in the list's order answers all conditions. */
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
  const merged = mergedInOrder(indexes, question, ordered.rest.length);
  if (merged && answersAll(merged)) return merged;
  let fewest: Reading | undefined;
  let isLong = false;
  for (const reading of readings(indexes, question.where)) {
    const most = Math.min(fewest?.few ?? Infinity, covers(reading, question) ? FEW_COVERED : FEW);
    const few = await countFew(reading, most, countUpTo);
    if (few !== undefined) fewest = { ...reading, few };
    else if (!fewest && answersAll(reading)) isLong = true;
    if (few === 0) break;
  }
  return fewest ?? { ...(merged ?? byOne(ordered)), isLong };
}

/** Whether the indexes answer all conditions. */
export const answersAll = ({ parts, rest }: Reading): boolean =>
  !rest.length && parts.every((part) => !part.rest.length);

const byOne = (read: IndexRead): Reading => ({ parts: [read], rest: [] });

/** The number of rows that the indexes find; undefined if there are more than `most`. */
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

/**
 * Matches conditions to an index: one or several values of each first column, then a range of the next.
 */
function readBy(index: TableIndex, where: readonly Condition[]): IndexRead {
  const found: Condition[] = [];
  for (const column of index.columns) {
    const own = where.filter((condition) => columnOf(condition) === column);
    found.push(...own);
    if (!own.some((condition) => isEquals(condition) || isOneOf(condition))) break;
  }
  return { index, found, rest: where.filter((condition) => !found.includes(condition)) };
}

/** The conditions that each index answers; the index with the most is first. */
const mostFirst = (indexes: TableIndex[], where: readonly Condition[]): IndexRead[] =>
  indexes.map((index) => readBy(index, where)).sort((one, other) => one.rest.length - other.rest.length);

/**
 * The index in the list's order, with the columns of the sort and the id after columns with one value. Of
 * several it is the one that answers the most conditions.
 */
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

/**
 * The index that begins with a column of several values, in the list's order for each of them; undefined unless it leaves
 * fewer conditions than `most`.
 */
function mergedInOrder(indexes: TableIndex[], { where, sort }: Question, most: number): Reading | undefined {
  let best: Reading | undefined;
  for (const condition of where.filter(isOneOf)) {
    const values = [...new Set(condition.oneOf)];
    if (values.length > MOST_MERGED) continue;
    const parts = values.map((is): IndexRead | undefined => {
      const one = { column: condition.column, is };
      const read = inOrder(indexes, {
        where: where.map((other) => (other === condition ? one : other)),
        sort,
      });
      return read?.found.includes(one) ? read : undefined;
    });
    if (!parts.every((part) => part !== undefined)) continue;
    if (parts[0]!.rest.length < Math.min(most, best?.parts[0]!.rest.length ?? most))
      best = { parts, rest: [], isMerged: true };
  }
  return best;
}

/** The ways to find rows: by words, by one index, or by one index for each alternative of a condition. */
const readings = (indexes: TableIndex[], where: readonly Condition[]): Reading[] => [
  ...finders(indexes, where).map(byOne),
  ...where.filter(isAnyOf).flatMap((condition) => byAlternatives(indexes, where, condition) ?? []),
];

/** The indexes that find rows, without those that answer only the conditions of an earlier one. */
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

/** The best index for each alternative; undefined if one alternative has no index. */
function byAlternatives(
  indexes: TableIndex[],
  where: readonly Condition[],
  condition: AnyOf,
): Reading | undefined {
  const parts = condition.anyOf.map((conditions) => finders(indexes, conditions)[0]);
  if (!parts.every((part) => part !== undefined)) return undefined;
  return { parts, rest: where.filter((other) => other !== condition) };
}
