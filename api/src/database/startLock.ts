import libsql from 'libsql';
import type { DataSource } from 'typeorm';
import { START_LOCK } from './migrations/earlierInstances';

/** Seconds that a server waits for another one that migrates or seeds the same database. */
const LONGEST_S = 300;

/** Runs the work under a lock on the database file. The lock of a process that dies is released. */
export async function lockFile<T>(file: string, work: () => Promise<T>): Promise<T> {
  const lock = new libsql(`${file}.lock`, { timeout: LONGEST_S * 1000 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return await work();
  } finally {
    lock.close();
  }
}

/** Runs the work under a lock on the database of a server. */
export async function lockDatabase<T>(source: DataSource, work: () => Promise<T>): Promise<T> {
  const guard = source.createQueryRunner();
  try {
    const [{ locked }] = await guard.query(`SELECT GET_LOCK(${START_LOCK}, ${LONGEST_S}) AS locked`);
    if (Number(locked) !== 1) throw new Error('another server has been migrating it for five minutes');
    return await work();
  } finally {
    await guard.query(`SELECT RELEASE_LOCK(${START_LOCK})`);
    await guard.release();
  }
}
