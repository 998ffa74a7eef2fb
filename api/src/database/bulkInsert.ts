import type { ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { repo } from './transaction';

/** Rows in one statement, a power of two; the widest table stays far below the engines' limits. */
const CHUNK = 512;

/** Writes the rows with few statements, without reading them back. */
export async function bulkInsert<T extends ObjectLiteral>(
  entity: new () => T,
  rows: readonly T[],
  repository = repo(entity),
): Promise<void> {
  let from = 0;
  while (from < rows.length) {
    // Few different lengths make few different statements: the embedded database caches each one prepared.
    const length = Math.min(CHUNK, 2 ** Math.floor(Math.log2(rows.length - from)));
    const values = rows.slice(from, from + length) as QueryDeepPartialEntity<T>[];
    await repository.createQueryBuilder().insert().values(values).updateEntity(false).execute();
    from += length;
  }
}
