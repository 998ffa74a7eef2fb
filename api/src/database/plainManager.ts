import {
  EntityManager,
  InsertResult,
  UpdateResult,
  type EntityMetadata,
  type EntityTarget,
  type FindManyOptions,
  type FindOneOptions,
  type FindOptionsWhere,
  type ObjectLiteral,
  type QueryDeepPartialEntity,
  type QueryRunner,
  type ReplicationMode,
  type UpdateOptions,
} from 'typeorm';
import { bulkInsert } from './bulkInsert';
import { PlainTable } from './plainTable';

/*
 * Most statements of the app read or write rows of one table by its columns, with the rows that its foreign keys name.
 * For each of them TypeORM's query builder takes longer than the database. This manager writes such statements itself.
 * All others go to TypeORM, and so does what TypeORM refuses.
 */

type Where<T> = FindOptionsWhere<T> | FindOptionsWhere<T>[];

const tables = new WeakMap<object, PlainTable>();

export class PlainManager extends EntityManager {
  override async find<T extends ObjectLiteral>(
    target: EntityTarget<T>,
    options: FindManyOptions<T> = {},
  ): Promise<T[]> {
    return (await this.readPlain(target, options)) ?? super.find(target, options);
  }

  override async findBy<T extends ObjectLiteral>(target: EntityTarget<T>, where: Where<T>): Promise<T[]> {
    return (await this.readPlain(target, { where })) ?? super.findBy(target, where);
  }

  override async findOne<T extends ObjectLiteral>(
    target: EntityTarget<T>,
    options: FindOneOptions<T>,
  ): Promise<T | null> {
    const found = options.where && (await this.readPlain(target, { ...options, take: 1 }));
    return found ? (found[0] ?? null) : super.findOne(target, options);
  }

  override async findOneBy<T extends ObjectLiteral>(
    target: EntityTarget<T>,
    where: Where<T>,
  ): Promise<T | null> {
    const found = await this.readPlain(target, { where, take: 1 });
    return found ? (found[0] ?? null) : super.findOneBy(target, where);
  }

  /** Complete rows are not read back; no rows are no statement. */
  override async insert<T extends ObjectLiteral>(
    target: EntityTarget<T>,
    rows: QueryDeepPartialEntity<T> | QueryDeepPartialEntity<T>[],
  ): Promise<InsertResult> {
    const table = this.table(target);
    const all = (Array.isArray(rows) ? rows : [rows]) as T[];
    if (!all.every((row) => table.isComplete(row))) return super.insert(target, rows);
    await bulkInsert(table.metadata.target as new () => T, all, this.getRepository(target));
    return new InsertResult();
  }

  override async update<T extends ObjectLiteral>(
    target: EntityTarget<T>,
    criteria: Parameters<EntityManager['update']>[1],
    values: QueryDeepPartialEntity<T>,
    options?: UpdateOptions,
  ): Promise<UpdateResult> {
    const table = this.table(target);
    const change = options ? undefined : table.update(criteria, values);
    if (!change) return super.update(target, criteria, values, options);
    return this.withRunner('master', async (runner) => {
      await runner.broadcaster.broadcast('BeforeUpdate', table.metadata, values);
      const answer = await runner.query(change.sql, change.values, true);
      await runner.broadcaster.broadcast('AfterUpdate', table.metadata, values);
      return UpdateResult.from(answer);
    });
  }

  /** Reads rows by their columns; undefined if the options ask for more than that. `end` comes last in the statement. */
  async readPlain<T extends ObjectLiteral>(
    target: EntityTarget<T>,
    options: FindManyOptions<T>,
    end = '',
  ): Promise<T[] | undefined> {
    const select = this.table(target).select<T>(options);
    const ask = (runner: QueryRunner) => runner.query(select!.sql + end, select!.values);
    return select && select.entities(await this.withRunner('slave', ask));
  }

  /** Works on the connection of the transaction, or outside of one on any. */
  private async withRunner<R>(mode: ReplicationMode, work: (runner: QueryRunner) => Promise<R>): Promise<R> {
    const runner = this.queryRunner ?? this.dataSource.createQueryRunner(mode);
    try {
      return await work(runner);
    } finally {
      if (runner !== this.queryRunner) await runner.release();
    }
  }

  private table(target: EntityTarget<ObjectLiteral>): PlainTable {
    return this.tableOf(this.dataSource.getMetadata(target));
  }

  private tableOf(metadata: EntityMetadata): PlainTable {
    const table =
      tables.get(metadata) ?? new PlainTable(metadata, this.dataSource, (other) => this.tableOf(other));
    tables.set(metadata, table);
    return table;
  }
}
