import type { ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { repo } from '../unit';

/** Rows in one statement; the widest table stays far below the engines' limits. */
const CHUNK = 400;

/** Writes the rows with few statements, and asks nothing back. */
export async function insertAll<T extends ObjectLiteral>(
  entity: new () => T,
  rows: readonly T[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += CHUNK) {
    const values = rows.slice(from, from + CHUNK) as QueryDeepPartialEntity<T>[];
    await repo(entity).createQueryBuilder().insert().values(values).updateEntity(false).execute();
  }
}
