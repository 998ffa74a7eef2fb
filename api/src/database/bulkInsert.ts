import type { EntityMetadata, EntitySubscriberInterface, ObjectLiteral } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import { repo } from './transaction';

/** Rows in one statement, a power of two. The widest table stays far below the engines' limits. */
const CHUNK = 512;
/** Rows that are one statement in any number. */
const FEW = 16;

/**
 * Inserts rows with few statements and does not read them back. Subscribers see each row, as with `insert()`.
 * TypeORM's own insert spends more time on the names of its parameters than the database spends on the rows.
 */
export async function bulkInsert<T extends ObjectLiteral>(
  entity: new () => T,
  rows: readonly T[],
  repository = repo(entity),
): Promise<void> {
  const { manager, metadata } = repository;
  const { driver } = manager.connection;
  const columns = metadata.columns.filter((column) => !column.isGenerated);
  const names = columns.map(({ databaseName }) => driver.escape(databaseName)).join(', ');
  const places = `(${columns.map(() => '?').join(', ')})`;
  const valueOf = (row: T, column: ColumnMetadata): unknown => {
    const value = column.getEntityValue(row);
    return value === undefined ? (column.default ?? null) : driver.preparePersistentValue(value, column);
  };

  const isHeard = hasListeners(metadata, manager.connection.subscribers);
  let from = 0;
  while (from < rows.length) {
    // Few different lengths make few different statements, so the embedded database can cache them.
    const left = rows.length - from;
    const length = left <= FEW ? left : Math.min(CHUNK, 2 ** Math.floor(Math.log2(left)));
    const chunk = rows.slice(from, from + length);
    const sql = `INSERT INTO ${driver.escape(metadata.tableName)} (${names}) VALUES ${Array(length).fill(places).join(', ')}`;
    const values: unknown[] = [];
    for (const row of chunk) for (const column of columns) values.push(valueOf(row, column));
    await manager.query(sql, values);
    if (isHeard)
      for (const row of chunk) await manager.queryRunner?.broadcaster.broadcast('AfterInsert', metadata, row);
    from += length;
  }
}

/** Whether anything runs after the insert of a row of this table. */
const hasListeners = (
  { target, afterInsertListeners }: EntityMetadata,
  subscribers: readonly EntitySubscriberInterface<unknown>[],
): boolean =>
  afterInsertListeners.length > 0 ||
  subscribers.some((one) => one.afterInsert && [undefined, Object, target].includes(one.listenTo?.()));
