import { In, type FindOptionsWhere } from 'typeorm';
import { repo, transaction, type RowWithId } from './transaction';

/** Rows of one transaction. The number is small, so that no one waits long for their locks. */
const BATCH = 100;

/**
 * Changes or deletes the rows that meet a condition, a hundred in each transaction, until none is left. A
 * changed row must no longer meet the condition. `change` gets the condition of the batch, and its ids.
 */
export async function inBatches<T extends RowWithId>(
  entity: new () => T,
  where: FindOptionsWhere<T>,
  change: (those: FindOptionsWhere<T>, ids: string[]) => Promise<unknown>,
): Promise<void> {
  for (;;) {
    const rows = await repo(entity).find({ select: { id: true }, where, take: BATCH } as never);
    if (!rows.length) return;
    const ids = rows.map(({ id }) => id);
    const those = { id: In(ids) } as FindOptionsWhere<T>;
    await transaction(() => change(those, ids));
  }
}
