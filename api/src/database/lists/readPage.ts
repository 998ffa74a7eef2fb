import { In, type EntityMetadata } from 'typeorm';
import type { Counting } from '../../core/counting.decorator';
import { COUNTED_EXACTLY, type PageOf } from '../../core/pagination';
import { BadInput } from '../../core/problems';
import { chooseAccess, type Access, type ChosenAccess, type IndexAccess } from './chooseIndex';
import {
  allOf,
  columnOf,
  matchesNothing,
  thingsWith,
  whereAll,
  type Condition,
  type Sql,
  type Value,
} from './listConditions';
import { Deadline, fromTable, fromThings } from './listSql';
import { repo, type RowWithId } from '../transaction';

/** So many rows are looked at to tell how many there are at least, where no index can count them. */
const EXAMINED = 5000;
/** The same where the words of each have to be looked up. */
const EXAMINED_WORDS = 2000;

export interface ListQuestion extends Counting {
  where: readonly Condition[];
  /** Some index begins with these columns, or with others that the conditions give one value, and goes on with the id. */
  sort: ListOrder;
  /** Id of the row after which the page begins. */
  after?: string | null;
  take: number;
  skip: number;
}

/** Columns by which a list is sorted, all in the same direction. */
export interface ListOrder {
  by: readonly string[];
  descending?: boolean;
}

/**
 * One page of the rows for which all conditions hold, in an order whose ties are broken by id. The ids are read from
 * an index, and the rows of the page alone by their ids. Throws BadInput where the row of `after` is gone, and
 * TookTooLong.
 */
export async function readPage<T extends RowWithId>(
  entity: new () => T,
  question: ListQuestion,
): Promise<PageOf<T>> {
  const { items, ...total } = await readPageOfIds(entity, question);
  return { items: await readRows(entity, items), ...total };
}

/** The same without the rows, which readRows() reads bit by bit where they are many. */
export async function readPageOfIds<T extends RowWithId>(
  entity: new () => T,
  question: ListQuestion,
): Promise<PageOf<string>> {
  if (question.where.some(matchesNothing)) return { items: [], total: 0 };
  const list = new List(entity, question);
  const where = question.after ? [await list.beyond(question.after)] : [];
  const chosen = await chooseAccess(list.metadata, question, (access, limit) =>
    list.countUpTo(access, limit),
  );
  const ids = await list.readIds(chosen.access, where);
  return { items: ids, ...(await list.count(chosen, ids.length)) };
}

/** The rows with these ids, in this order; those that are gone are left out. */
export async function readRows<T extends RowWithId>(
  entity: new () => T,
  ids: readonly string[],
): Promise<T[]> {
  const rows = ids.length ? await repo(entity).findBy({ id: In([...ids]) } as never) : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

class List<T extends RowWithId> {
  readonly metadata: EntityMetadata;
  private readonly deadline = new Deadline();

  constructor(
    private readonly entity: new () => T,
    private readonly question: ListQuestion,
  ) {
    this.metadata = repo(entity).metadata;
  }

  private ask<Row>(sql: Sql): Promise<Row[]> {
    return this.deadline.ask(
      this.metadata,
      (text, values) => repo(this.entity).query<Row[]>(text, values),
      sql,
    );
  }

  private async countRows({ sql, values }: Sql): Promise<number> {
    const counting = { sql: `SELECT COUNT(*) AS count FROM (${sql}) counted`, values };
    const [row] = await this.ask<{ count: unknown }>(counting);
    return Number(row!.count);
  }

  countUpTo(access: IndexAccess, limit: number): Promise<number> {
    const { sql, values } = this.select('1', { ...access, rest: [] });
    return this.countRows({ sql: `${sql} LIMIT ${limit}`, values });
  }

  /** The rows that the access finds and for which its other conditions hold as well. */
  private select(columns: string, access: Access, more: readonly Condition[] = []): Sql {
    if ('index' in access && access.words) {
      const things = thingsWith(access.words);
      const { sql, values } = whereAll(this.metadata, [...access.rest, ...more]);
      const from = fromThings(this.metadata, access.words.column, access.index.name, things.sql);
      return { sql: `SELECT ${columns} FROM ${from}${sql}`, values: [...things.values, ...values] };
    }
    if ('index' in access) {
      const { sql, values } = whereAll(this.metadata, [...access.found, ...access.rest, ...more]);
      return { sql: `SELECT ${columns} FROM ${fromTable(this.metadata, access.index.name)}${sql}`, values };
    }
    const parts = access.parts.map((part) => this.select('r.id', part));
    const { sql, values } = whereAll(this.metadata, [...access.rest, ...more]);
    const union = parts.map((part) => part.sql).join(' UNION ');
    return {
      sql: `SELECT ${columns} FROM (${union}) m INNER JOIN ${fromTable(this.metadata)} ON r.id = m.id${sql}`,
      values: [...parts.flatMap((part) => part.values), ...values],
    };
  }

  private get order(): string {
    const direction = this.question.sort.descending ? 'DESC' : 'ASC';
    const columns = [...this.question.sort.by, 'id'].map((name) => `r.${this.escape(name)} ${direction}`);
    return ` ORDER BY ${columns.join(', ')}`;
  }

  private escape(name: string): string {
    return this.metadata.connection.driver.escape(name);
  }

  async readIds(access: Access, more: readonly Condition[]): Promise<string[]> {
    const { sql, values } = this.select('r.id AS id', access, more);
    const { take, skip } = this.question;
    const rows = await this.ask<{ id: string }>({
      sql: `${sql}${this.order} LIMIT ${Number(take)} OFFSET ${Number(skip)}`,
      values,
    });
    return rows.map(({ id }) => id);
  }

  /** What comes after this row in the order of the list. */
  async beyond(id: string): Promise<Condition> {
    const { by, descending } = this.question.sort;
    const row = await repo(this.entity).findOneBy({ id } as never);
    if (!row)
      throw new BadInput('The row after which the page begins is gone. Begin with the first page again.');
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
    // Beside the ties, a range of the index.
    return {
      sql: `r.${this.escape(first!)} ${sign}= ? AND ${sql}`,
      values: [valueOf(first!), ...values],
    };
  }

  /** How many rows the list has, of which so many are on this page. */
  async count(
    { access, few, isLong }: ChosenAccess,
    onPage: number,
  ): Promise<{ total: number; isTotalOpen: boolean }> {
    const { take, skip, after } = this.question;
    const seen = after ? onPage : skip + onPage;
    const isEnd = !after && onPage < take && (onPage > 0 || skip === 0);
    if (isEnd) return { total: seen, isTotalOpen: false };
    if (this.question.count === 'none') return { total: seen, isTotalOpen: true };
    // Of several indices together, some rows may be counted twice.
    if (few !== undefined && 'index' in access && !access.rest.length)
      return { total: few, isTotalOpen: false };
    if (few !== undefined || this.question.count === 'all')
      return { total: await this.countRows(this.select('1', access)), isTotalOpen: false };
    if (isLong) return { total: Math.max(COUNTED_EXACTLY, seen), isTotalOpen: true };
    if (!access.rest.length) {
      const total = await this.countUpTo(access as IndexAccess, COUNTED_EXACTLY + 1);
      if (total <= COUNTED_EXACTLY) return { total, isTotalOpen: false };
      return { total: Math.max(COUNTED_EXACTLY, seen), isTotalOpen: true };
    }
    const most = access.rest.every(columnOf) ? EXAMINED : EXAMINED_WORDS;
    const { examined, count } = await this.examine(access as IndexAccess, most);
    if (examined < most) return { total: count, isTotalOpen: false };
    return { total: Math.max(count, seen), isTotalOpen: true };
  }

  /** How many of the first rows in order there are, and how many of them the conditions leave. */
  private async examine(
    { index, found, rest }: IndexAccess,
    most: number,
  ): Promise<{ examined: number; count: number }> {
    const first = this.select('r.id', { index, found, rest: [] });
    const { sql, values } = allOf(this.metadata, rest);
    const [row] = await this.ask<{ examined: unknown; count: unknown }>({
      sql: `SELECT COUNT(*) AS examined, COALESCE(SUM(CASE WHEN ${sql} THEN 1 ELSE 0 END), 0) AS count FROM (${first.sql}${this.order} LIMIT ${most}) m INNER JOIN ${fromTable(this.metadata)} ON r.id = m.id`,
      values: [...values, ...first.values],
    });
    return { examined: Number(row!.examined), count: Number(row!.count) };
  }
}
