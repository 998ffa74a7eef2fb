import DataLoader from 'dataloader';
import { In, type FindOptionsWhere, type ObjectLiteral } from 'typeorm';
import type { CachedTable } from './cachedTable';
import { repo } from './transaction';

/** The loaders of all domains, by name; each `domain.ts` adds its own. */
export interface Loaders {}

/** The functions that make a domain's loaders, by name. */
export type LoaderTable = Readonly<Record<string, (kit: LoaderKit) => unknown>>;
/** The loaders that a table makes. */
export type LoadersOf<T extends LoaderTable> = { readonly [K in keyof T]: ReturnType<T[K]> };

/** The rows that an operation may still read, and a signal that all its pieces have requested their rows. */
export interface RowBudget {
  rowsLeft: number;
  countRows(rows: number): void;
  pieces: { whenAllAsked: (load: () => void) => void };
}

/** The most keys of one statement. The embedded database blocks the event loop while it reads. */
const KEYS_A_STATEMENT = 100;

/** Makes loaders that read within the budget of one operation. */
export class LoaderKit {
  /** One batch reads all keys of one tick and of the operation's pieces that wait for a turn. */
  readonly options: Pick<DataLoader.Options<string, unknown>, 'batchScheduleFn' | 'maxBatchSize'>;

  constructor(readonly budget: RowBudget) {
    this.options = { batchScheduleFn: budget.pieces.whenAllAsked, maxBatchSize: KEYS_A_STATEMENT };
  }

  /** Loads the one row with this value of `key` that meets the other conditions. */
  row<T extends ObjectLiteral>(
    entity: new () => T,
    key: keyof T & string,
    where: FindOptionsWhere<T> = {},
  ): DataLoader<string, T | null> {
    return this.batch(async (values) => {
      const rows = await repo(entity).findBy({ ...where, [key]: In([...values]) });
      this.budget.countRows(rows.length);
      const found = new Map<string, T>(rows.map((row) => [row[key], row]));
      return values.map((value) => found.get(value) ?? null);
    });
  }

  /** Loads all rows with this value of `key`, in the order of the columns. */
  rows<T extends ObjectLiteral>(
    entity: new () => T,
    key: keyof T & string,
    ...order: (keyof T & string)[]
  ): DataLoader<string, T[]> {
    return this.batch(async (values) => {
      const rows = await repo(entity).find({
        where: { [key]: In([...values]) } as never,
        order: Object.fromEntries(order.map((column) => [column, 'ASC'])) as never,
        take: this.budget.rowsLeft + 1,
      });
      this.budget.countRows(rows.length);
      const lists = new Map<string, T[]>(values.map((value) => [value, []]));
      for (const row of rows) lists.get(row[key])!.push(row);
      return values.map((value) => lists.get(value)!);
    });
  }

  /** Counts the rows with this value of `key` that meet the other conditions. */
  count<T extends ObjectLiteral>(
    entity: new () => T,
    key: keyof T & string,
    where: FindOptionsWhere<T> = {},
  ): DataLoader<string, number> {
    return this.batch(async (values) => {
      const rows = await repo(entity)
        .createQueryBuilder('row')
        .select(`row.${key}`, 'key')
        .addSelect('COUNT(*)', 'rows')
        .where({ ...where, [key]: In([...values]) })
        .groupBy(`row.${key}`)
        .getRawMany<{ key: string; rows: string | number }>();
      const counts = new Map(rows.map((row) => [row.key, Number(row.rows)]));
      return values.map((value) => counts.get(value) ?? 0);
    });
  }

  /** Loads cached rows at once and the others together in one statement. */
  cached<T>(table: CachedTable<T>): { load(id: string): T | Promise<T | null> } {
    const missing = this.batch(table.read);
    return { load: (id) => table.find(id) ?? missing.load(id) };
  }

  /** Loads by the domain's own statement. */
  batch<T>(load: (keys: readonly string[]) => Promise<T[]>): DataLoader<string, T> {
    return new DataLoader<string, T>(load, this.options);
  }
}

/** The loaders of one operation; each is made at its first use. */
class OperationLoaders {
  readonly made: Record<string, unknown> = {};

  constructor(readonly kit: LoaderKit) {}
}

/** Adds the loaders of a domain; the server calls it once for each domain at its start. */
export function addLoaders(table: LoaderTable): void {
  for (const [name, make] of Object.entries(table))
    Object.defineProperty(OperationLoaders.prototype, name, {
      configurable: true,
      get(this: OperationLoaders) {
        return (this.made[name] ??= make(this.kit));
      },
    });
}

/** Loads rows for the resolvers of one operation, or of one event of a subscription, within its budget. */
export const makeLoaders = (budget: RowBudget): Loaders =>
  new OperationLoaders(new LoaderKit(budget)) as unknown as Loaders;
