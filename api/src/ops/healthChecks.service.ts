import { statfs } from 'node:fs/promises';
import type { DataSource } from 'typeorm';
import { config } from '../core/config';
import { readReplica } from '../database/onReplica';
import { secondsAhead } from '../database/serverClock';

/** Megabytes that stay free where files are stored: with less, uploads and the embedded database are about to fail. */
const FREE_MB = 200;
/** Seconds by which our clock may differ from the database server's: holds, links and sign-ins end by ours. */
const APART_SECONDS = 30;

/** Throws where the disk of DATA_DIR is nearly full; an instance that stores nothing there has no such folder. */
export async function checkDisk(): Promise<void> {
  const disk = await statfs(config.dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  const megabytes = disk ? Math.floor((disk.bavail * disk.bsize) / 1e6) : FREE_MB;
  if (megabytes < FREE_MB) throw new Error(`${megabytes} MB are free in ${config.dataDir}.`);
}

/** Throws where our clock and the database server's are apart. */
export async function checkClock(database: DataSource): Promise<void> {
  const apart = await secondsAhead(database);
  if (Math.abs(apart) > APART_SECONDS)
    throw new Error(`Our clock is ${apart} s ahead of the database server's.`);
}

/** A check that throws while lists of staff are not read from the read replica; undefined without one. */
export function replicaCheck(): (() => Promise<void>) | undefined {
  const replica = readReplica();
  return replica && (() => replica.check());
}
