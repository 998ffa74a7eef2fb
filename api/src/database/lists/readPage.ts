import { In, type EntityMetadata } from 'typeorm';
import type { Counting } from '../../core/counting.decorator';
import { COUNTED_EXACTLY, type PageOf, type Slice } from '../../core/pagination';
import { BadInput } from '../../core/problems';
import { answersAll, chooseReading, type IndexRead, type Reading } from './chooseIndex';
import {
  allOf,
  columnOf,
  join,
  matchesNothing,
  whereAll,
  type Column,
  type Condition,
  type Value,
} from './conditions';
import { Deadline, fromSubjects, fromTable } from './statement';
import { repo, type RowWithId } from '../transaction';
import { subjectsWith, type Sql } from './wordSql';

/** The most rows that are read to count matches that no index can count. */
const EXAMINED = 5000;
/** The same if words are looked up for each row. */
const EXAMINED_WORDS = 2000;

export interface ListQuestion<T = RowWithId> extends Pick<Counting, 'count'>, Slice {
  /** What the viewer may see at all. The row of `after` must meet it, and need not meet the other conditions any more. */
  scope?: readonly Condition<T>[];
  where: readonly Condition<T>[];
  /**
   * Needs an index of these columns and the id; columns that the conditions fix to one value may come first.
   */
  sort: ListOrder<T>;
  /** Id of the row after which the page begins. */
  after?: string | null;
}

/** Columns by which a list is sorted, all in the same direction. Ties are sorted by id. */
export interface ListOrder<T = RowWithId> {
  by: readonly Column<T>[];
  descending?: boolean;
}

/**
 * Reads one page of the rows that meet all conditions: first the ids from an index, then the rows of the
 * page. Throws BadInput if the row of `after` is gone, and TookTooLong at the time limit.
 */
export async function readPage<T extends RowWithId>(
  entity: new () => T,
  question: ListQuestion<T>,
): Promise<PageOf<T>> {
  const { items, ...total } = await readPageOfIds(entity, question);
  return { items: await readRows(entity, items), ...total };
}

/** Reads the ids of one page, as readPage() does; readRows() reads their rows. */
export function readPageOfIds<T extends RowWithId>(
  entity: new () => T,
  question: ListQuestion<T>,
): Promise<PageOf<string>>;
// The overload checks the names of columns; here they are plain strings.
export async function readPageOfIds(
  entity: new () => RowWithId,
  { scope = [], ...asked }: ListQuestion,
): Promise<PageOf<string>> {
  const { fromEnd } = asked;
  const sort = fromEnd ? { ...asked.sort, descending: !asked.sort.descending } : asked.sort;
  const question = { ...asked, where: [...scope, ...asked.where], sort };
  if (question.where.some(matchesNothing)) return { items: [], total: 0 };
  const list = new List(entity, question);
  const where = question.after ? [await list.beyond(question.after, scope)] : [];
  const chosen = await chooseReading(list.metadata, question, (read, limit) => list.countUpTo(read, limit));
  const ids = await list.readIds(chosen, where);
  return { items: fromEnd ? ids.reverse() : ids, ...(await list.count(chosen, ids.length)) };
}

/** Reads the rows with these ids, in this order. Deleted rows are left out. */
export async function readRows<T extends RowWithId>(
  entity: new () => T,
  ids: readonly string[],
): Promise<T[]> {
  const rows = ids.length ? await repo(entity).findBy({ id: In([...ids]) } as never) : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

class List {
  readonly metadata: EntityMetadata;
  private readonly deadline = new Deadline();

  constructor(
    private readonly entity: new () => RowWithId,
    private readonly question: ListQuestion,
  ) {
    this.metadata = repo(entity).metadata;
  }

  private async countRows({ sql, values }: Sql): Promise<number> {
    const counting = { sql: `SELECT COUNT(*) AS count FROM (${sql}) counted`, values };
    const [row] = await this.deadline.ask<{ count: unknown }>(this.entity, counting);
    return Number(row!.count);
  }

  /** Counts the rows that the index finds, up to a limit. */
  countUpTo(read: IndexRead, limit: number): Promise<number> {
    const { sql, values } = this.selectFound('1', read, []);
    return this.countRows({ sql: `${sql} LIMIT ${limit}`, values });
  }

  /** Selects the rows that the index finds and that meet the other conditions. */
  private selectFound(
    columns: string,
    { index, words, found }: IndexRead,
    others: readonly Condition[],
  ): Sql {
    if (!words) {
      const { sql, values } = whereAll(this.metadata, [...found, ...others]);
      return { sql: `SELECT ${columns} FROM ${fromTable(this.metadata, index.name)}${sql}`, values };
    }
    const subjects = subjectsWith(words);
    const { sql, values } = whereAll(this.metadata, others);
    const from = fromSubjects(this.metadata, words.column, index.name, subjects.sql);
    return { sql: `SELECT ${columns} FROM ${from}${sql}`, values: [...subjects.values, ...values] };
  }

  /** Selects the rows of the list that also meet further conditions. */
  private select(columns: string, { parts, rest, isMerged }: Reading, more: readonly Condition[] = []): Sql {
    const [first, ...others] = parts;
    if (isMerged) return this.selectMerged(columns, parts, more);
    if (!others.length) return this.selectFound(columns, first!, [...first!.rest, ...rest, ...more]);
    const selects = parts.map((part) => this.selectFound('r.id', part, part.rest));
    const { sql, values } = whereAll(this.metadata, [...rest, ...more]);
    const union = selects.map((part) => part.sql).join(' UNION ');
    return {
      sql: `SELECT ${columns} FROM (${union}) m INNER JOIN ${fromTable(this.metadata)} ON r.id = m.id${sql}`,
      values: [...selects.flatMap((part) => part.values), ...values],
    };
  }

  /** Selects the rows of all parts, none of which is in two of them; from each part at most `most`, in the list's order. */
  private selectMerged(
    columns: string,
    parts: readonly IndexRead[],
    more: readonly Condition[],
    most?: number,
  ): Sql {
    const end = most === undefined ? '' : `${this.order} LIMIT ${most}`;
    const ordered = [...new Set(['id', ...this.question.sort.by])].map((name) => `r.${this.escape(name)}`);
    const selects = parts.map((part, place) => {
      const { sql, values } = this.selectFound(ordered.join(', '), part, [...part.rest, ...more]);
      return { sql: `SELECT * FROM (${sql}${end}) p${place}`, values };
    });
    const { sql, values } = join(selects, ' UNION ALL ');
    return { sql: `SELECT ${columns} FROM (${sql}) r`, values };
  }

  private get order(): string {
    const direction = this.question.sort.descending ? 'DESC' : 'ASC';
    const columns = [...this.question.sort.by, 'id'].map((name) => `r.${this.escape(name)} ${direction}`);
    return ` ORDER BY ${columns.join(', ')}`;
  }

  private escape(name: string): string {
    return this.metadata.connection.driver.escape(name);
  }

  async readIds(reading: Reading, more: readonly Condition[]): Promise<string[]> {
    const { take, skip } = this.question;
    const { sql, values } = reading.isMerged
      ? this.selectMerged('r.id AS id', reading.parts, more, Number(take) + Number(skip))
      : this.select('r.id AS id', reading, more);
    const rows = await this.deadline.ask<{ id: string }>(this.entity, {
      sql: `${sql}${this.order} LIMIT ${Number(take)} OFFSET ${Number(skip)}`,
      values,
    });
    return rows.map(({ id }) => id);
  }

  /** The condition for rows that come after this one, which is in the scope, in the order of the list. */
  async beyond(id: string, scope: readonly Condition[]): Promise<Condition> {
    const { by, descending } = this.question.sort;
    const row = await repo(this.entity).findOneBy({ id } as never);
    if (!row || !(await this.isWithin(id, scope)))
      throw new BadInput('The row where this page starts no longer exists. Start again from the first page.');
    const sign = descending ? '<' : '>';
    const valueOf = (column: string): Value => {
      const found = this.metadata.findColumnWithPropertyName(column)!;
      return this.metadata.connection.driver.preparePersistentValue(row[column], found) as Value;
    };
    const [first] = by;
    let sql = `r.id ${sign} ?`;
    let values: Value[] = [id];
    for (const column of [...by].reverse()) {
      const name = `r.${this.escape(column)}`;
      sql = `(${name} ${sign} ? OR (${name} = ? AND ${sql}))`;
      values = [valueOf(column), valueOf(column), ...values];
    }
    // The first comparison lets the database read a range of the index.
    return {
      sql: `r.${this.escape(first!)} ${sign}= ? AND ${sql}`,
      values: [valueOf(first!), ...values],
    };
  }

  private async isWithin(id: string, scope: readonly Condition[]): Promise<boolean> {
    const { sql, values } = whereAll(this.metadata, [{ column: 'id', is: id }, ...scope]);
    return (await this.countRows({ sql: `SELECT 1 FROM ${fromTable(this.metadata)}${sql}`, values })) > 0;
  }

  /** Counts the rows of the list; the page has `onPage` rows. */
  async count(reading: Reading, onPage: number): Promise<{ total: number; isTotalOpen: boolean }> {
    const { take, skip, after, count } = this.question;
    const seen = after ? onPage : skip + onPage;
    const exactly = (total: number) => ({ total, isTotalOpen: false });
    const atLeast = (total: number) => ({ total: Math.max(total, seen), isTotalOpen: true });
    if (!after && onPage < take && (onPage > 0 || skip === 0)) return exactly(seen);
    if (count === 'none') return atLeast(seen);
    const { few, isLong, parts, isMerged } = reading;
    // Several indexes may count the same row twice.
    if (few !== undefined && parts.length === 1 && answersAll(reading)) return exactly(few);
    if (few !== undefined || count === 'all') return exactly(await this.countRows(this.select('1', reading)));
    if (isLong) return atLeast(COUNTED_EXACTLY);
    const [read] = parts;
    if (!read!.rest.length) {
      const all = isMerged ? { ...read!, found: [...this.question.where] } : read!;
      const total = await this.countUpTo(all, COUNTED_EXACTLY + 1);
      return total <= COUNTED_EXACTLY ? exactly(total) : atLeast(COUNTED_EXACTLY);
    }
    const most = read!.rest.every(columnOf) ? EXAMINED : EXAMINED_WORDS;
    const { isEnd, left } = await this.examine(parts, Math.ceil(most / parts.length));
    return isEnd ? exactly(left) : atLeast(left);
  }

  /** Reads up to `most` rows of each part; counts those that meet the other conditions, and says whether these were all. */
  private async examine(
    parts: readonly IndexRead[],
    most: number,
  ): Promise<{ isEnd: boolean; left: number }> {
    const counts = parts.map((part) => {
      const matches = allOf(this.metadata, part.rest);
      const first = this.selectFound('r.id', part, []);
      const sql = `SELECT COUNT(*) AS examined, COALESCE(SUM(CASE WHEN ${matches.sql} THEN 1 ELSE 0 END), 0) AS count FROM (${first.sql}${this.order} LIMIT ${most}) m INNER JOIN ${fromTable(this.metadata)} ON r.id = m.id`;
      return { sql, values: [...matches.values, ...first.values] };
    });
    const all = join(counts, ' UNION ALL ');
    const rows = await this.deadline.ask<{ examined: unknown; count: unknown }>(this.entity, all);
    const left = rows.reduce((sum, { count }) => sum + Number(count), 0);
    return { left, isEnd: rows.every(({ examined }) => Number(examined) < most) };
  }
}
