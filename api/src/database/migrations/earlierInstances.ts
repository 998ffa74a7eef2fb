import type { QueryRunner } from 'typeorm';

/** The name of the lock that a starting server holds on its database, as an expression. */
export const START_LOCK = "CONCAT('migrations of ', LEFT(DATABASE(), 48))";

/**
 * Whether instances use the database that connected before the one that holds its lock, other than those that wait for the lock.
 * It sees connections of the own user.
 */
export async function isUsedByEarlier(runner: QueryRunner): Promise<boolean> {
  const [own] = await runner.query(`SELECT DATABASE() AS db, IS_USED_LOCK(${START_LOCK}) AS holder`);
  const connections: { Id: unknown; db: unknown; Info: string | null }[] =
    await runner.query('SHOW PROCESSLIST');
  return connections.some(
    ({ Id, db, Info }) => db === own.db && Number(Id) < Number(own.holder) && !Info?.includes('GET_LOCK'),
  );
}
