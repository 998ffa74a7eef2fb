import type { EntityMetadata } from 'typeorm';
import {
  columnOf,
  isAnyOf,
  isEquals,
  isHasWords,
  matchesNothing,
  MOST_THINGS,
  type AnyOf,
  type Condition,
  type HasWords,
} from './listConditions';

/*
 * Which index a list is read by is decided here, not by the planner of the engine, which does not see what order,
 * conditions and limit mean together: an index in the order of the list, so that reading ends with the page; or, where
 * a condition leaves few rows, the one that finds these, which are then sorted.
 */

/** So few rows are read and sorted rather than skipped in order. */
const FEW = 10_000;
/** The same where the index alone says all that is asked. */
const FEW_COVERED = 40_000;

interface TableIndex {
  /** Undefined for the primary key. */
  name?: string;
  columns: string[];
  isUnique: boolean;
}
/** An index with the conditions that it answers, and those that are left to be checked row by row. */
export interface IndexAccess {
  index: TableIndex;
  found: Condition[];
  rest: Condition[];
  /** Words by which the values of the index's column are found. */
  words?: HasWords;
}
/** Several indices, whose rows together are found. */
interface UnionAccess {
  parts: IndexAccess[];
  found: [AnyOf];
  rest: Condition[];
}
export type Access = IndexAccess | UnionAccess;
export interface ChosenAccess {
  access: Access;
  /** How many rows it finds, where these are few; otherwise it is in the order of the list. */
  few?: number;
  /** Whether the list is known to have more than few rows. */
  isLong?: boolean;
}

interface Wanted {
  where: readonly Condition[];
  sort: { by: readonly string[] };
}
/** Counts what an access finds by its index alone, up to a limit. */
export type CountUpTo = (access: IndexAccess, limit: number) => Promise<number>;

/** Chooses how to read the list; counts what conditions leave only where the order of the list does not do alone. */
export async function chooseAccess(
  metadata: EntityMetadata,
  wanted: Wanted,
  countUpTo: CountUpTo,
): Promise<ChosenAccess> {
  const indices = indicesOf(metadata);
  const ordered = inOrder(indices, wanted);
  if (!ordered)
    throw new Error(`No index of ${metadata.tableName} is in the order of ${wanted.sort.by.join(', ')}.`);
  if (!ordered.rest.length) return { access: ordered };
  let least: ChosenAccess | undefined;
  let isLong = false;
  for (const access of finding(indices, wanted.where)) {
    const most = covers(access, wanted) ? FEW_COVERED : FEW;
    const few = await countFew(access, Math.min(least?.few ?? most, most), countUpTo);
    if (few !== undefined) least = { access, few };
    else if (!least && !access.rest.length) isLong = true;
    if (few === 0) break;
  }
  return least ?? { access: ordered, isLong };
}

/** How many rows the access finds, where these are at most so many. */
async function countFew(access: Access, most: number, countUpTo: CountUpTo): Promise<number | undefined> {
  let count = 0;
  for (const part of 'parts' in access ? access.parts : [access]) {
    count += await countUpTo(part, most + 1 - count);
    if (count > most) return undefined;
  }
  return count;
}

/** Whether the index alone has all columns that the conditions and the order ask for. */
function covers(access: Access, { where, sort }: Wanted): boolean {
  if ('parts' in access || access.words) return false;
  const columns = new Set([...access.index.columns, 'id']);
  const asked = [...where.map(columnOf), ...sort.by];
  return asked.every((column) => column !== undefined && columns.has(column));
}

function indicesOf(metadata: EntityMetadata): TableIndex[] {
  const own = metadata.indices.map(({ name, columns, isUnique }) => ({
    name,
    columns: columns.map(({ propertyName }) => propertyName),
    isUnique,
  }));
  return [...own, { columns: ['id'], isUnique: true }];
}

/** What the index answers: values of its first columns, then a range or several values of the next one. */
function accessBy(index: TableIndex, where: readonly Condition[]): IndexAccess {
  const found: Condition[] = [];
  for (const column of index.columns) {
    const own = where.filter((condition) => columnOf(condition) === column);
    found.push(...own);
    if (!own.some(isEquals)) break;
  }
  return { index, found, rest: where.filter((condition) => !found.includes(condition)) };
}

/** The index in the order of the list that answers most conditions. */
function inOrder(indices: TableIndex[], { where, sort }: Wanted): IndexAccess | undefined {
  const fixed = new Set(where.filter(isEquals).map(({ column }) => column));
  const [first] = sort.by;
  const isUnique = indices.some(({ columns, isUnique }) => isUnique && columns.join() === first);
  const wanted = isUnique ? [first!] : [...sort.by, 'id'];
  return indices
    .filter(({ columns }) => {
      const place = columns.indexOf(first!);
      const isFixed = place >= 0 && columns.slice(0, place).every((column) => fixed.has(column));
      return isFixed && wanted.every((column, index) => columns[place + index] === column);
    })
    .map((index) => accessBy(index, where))
    .sort((one, other) => one.rest.length - other.rest.length)[0];
}

/** The ways to find rows by conditions, without those that answer no more than another one. */
function finding(indices: TableIndex[], where: readonly Condition[]): Access[] {
  const byWords = where.filter(isHasWords).flatMap((words): IndexAccess[] => {
    const index = indices.find(({ columns }) => columns[0] === words.column);
    if (!index || words.things > MOST_THINGS) return [];
    return [{ index, words, found: [words], rest: where.filter((other) => other !== words) }];
  });
  const byIndex = indices
    .map((index) => accessBy(index, where))
    .filter(({ found }) => found.length)
    .sort((one, other) => one.rest.length - other.rest.length);
  const useful = byIndex.filter(
    ({ found }, place) =>
      !byIndex
        .slice(0, place)
        .some((earlier) => found.every((condition) => earlier.found.includes(condition))),
  );
  return [
    ...byWords,
    ...useful,
    ...where.filter(isAnyOf).flatMap((condition) => union(indices, where, condition) ?? []),
  ];
}

/** The union of what finds each alternative; undefined where no index finds one of them. */
function union(
  indices: TableIndex[],
  where: readonly Condition[],
  condition: AnyOf,
): UnionAccess | undefined {
  const parts = condition.anyOf
    .filter((conditions) => !conditions.some(matchesNothing))
    .map((conditions) => finding(indices, conditions)[0]);
  if (!parts.every((part) => part && 'index' in part)) return undefined;
  const rest = where.filter((other) => other !== condition);
  return { parts: parts as IndexAccess[], found: [condition], rest };
}
