import type { DatabaseServer } from '../databaseServer';
import { cutTables, type Shards } from './cutTables';
import { openMariadbServer } from './mariadbServer';

/** What the front has decided of each transaction that is not over. */
const DECIDED = 'SELECT HEX(LEFT(data, gtrid_length + bqual_length)) AS xid, status FROM mysql.spider_xa';

/** Does work with a front server, whose address is DATABASE_URL meanwhile, and this many data servers. */
export async function withShards<T>(count: number, work: (shards: Shards) => Promise<T>): Promise<T> {
  const data: DatabaseServer[] = [];
  // Spider tells them apart by the host alone where it records what it has prepared.
  for (let made = 0; made < count; made++) data.push(await openMariadbServer(`127.0.0.${made + 2}`));
  const front = await openMariadbServer('127.0.0.1', '--plugin-load-add=ha_spider.so');
  // A transaction is committed on all servers or none, under an id that no other one had on its connection.
  await front.ask('SET GLOBAL spider_internal_xa = ON', 'SET GLOBAL spider_internal_xa_id_type = 1');
  const before = process.env.DATABASE_URL;
  process.env.DATABASE_URL = `mariadb://root@127.0.0.1:${front.port}/test`;
  try {
    return await work({ front, data });
  } finally {
    process.env.DATABASE_URL = before ?? '';
    for (const server of [front, ...data]) await server.remove();
  }
}

/** The name of the database in an address. */
export const databaseIn = (databaseUrl: string): string => new URL(databaseUrl).pathname.slice(1);

/** What a proof calls with the address of its filled database, before the app opens it. */
export const cutInto =
  (shards: Shards, tables: readonly string[]) =>
  (databaseUrl: string): Promise<void> =>
    cutTables(shards, databaseIn(databaseUrl), tables);

/**
 * Ends the transactions that a killed data server had prepared, as their front has decided; an operator does it after such a
 * crash. Returns how many there were.
 */
export async function endPrepared({ front, data }: Shards): Promise<number> {
  const decided = new Map((await front.ask(DECIDED)).map(({ xid, status }) => [String(xid), String(status)]));
  let ended = 0;
  for (const server of data)
    for (const { formatID, gtrid_length: length, data: xid } of await server.ask('XA RECOVER')) {
      const text = (xid as Buffer).toString('hex');
      const key = `X'${text.slice(0, 2 * length)}', X'${text.slice(2 * length)}', ${formatID}`;
      const isCommitted = decided.get(text.toUpperCase()) === 'COMMIT';
      await server.ask(`XA ${isCommitted ? 'COMMIT' : 'ROLLBACK'} ${key}`);
      ended += 1;
    }
  return ended;
}
