import { In, type FindOptionsWhere } from 'typeorm';
import { repo, transaction, type RowWithId } from './transaction';

/** Rows of one transaction: few enough that nobody waits for it. */
const PIECE = 100;

/**
 * Removes or changes rows that fulfil a condition, in transactions of a hundred each, until none does any more: the
 * change must make that so.
 */
export async function inPieces<T extends RowWithId>(
  entity: new () => T,
  where: FindOptionsWhere<T>,
  change: (those: FindOptionsWhere<T>) => Promise<unknown>,
): Promise<void> {
  for (;;) {
    const rows = await repo(entity).find({ select: { id: true }, where, take: PIECE } as never);
    if (!rows.length) return;
    const those = { id: In(rows.map(({ id }) => id)) } as FindOptionsWhere<T>;
    await transaction(() => change(those));
  }
}
