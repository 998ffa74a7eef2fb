import type { DataSource } from 'typeorm';
import { config } from '../core/config';
import { useReadReplica } from '../database/onReplica';
import { ReadReplica } from '../database/readReplica';
import { hasMark, markChangeFeed } from '../search/index/changeFeed.service';

/** Opens the read replica that the settings name, if they name one, and answers what closes it. */
export function openReadReplica(database: DataSource): () => Promise<void> {
  const url = config.databaseReplicaUrl;
  if (!url) return () => Promise.resolve();
  const replica = new ReadReplica(database, url, { write: markChangeFeed, has: hasMark });
  useReadReplica(replica);
  return () => replica.close();
}
