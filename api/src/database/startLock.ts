import libsql from 'libsql';
import type { DataSource } from 'typeorm';

/** How long a server waits for another one that is migrating or seeding the same database, in seconds. */
const LONGEST_S = 300;

/** Does the work while no other process does such work on the database file; a process that dies lets the next one in. */
export async function lockFile<T>(file: string, work: () => Promise<T>): Promise<T> {
  const lock = new libsql(`${file}.lock`, { timeout: LONGEST_S * 1000 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return await work();
  } finally {
    lock.close();
  }
}

/** Does the work while no other process does such work on the database of a server. */
export async function lockDatabase<T>(source: DataSource, work: () => Promise<T>): Promise<T> {
  const guard = source.createQueryRunner();
  const lock = "CONCAT('migrations of ', LEFT(DATABASE(), 48))";
  try {
    const [{ locked }] = await guard.query(`SELECT GET_LOCK(${lock}, ${LONGEST_S}) AS locked`);
    if (Number(locked) !== 1) throw new Error('another server has been preparing it for five minutes');
    return await work();
  } finally {
    await guard.query(`SELECT RELEASE_LOCK(${lock})`);
    await guard.release();
  }
}
