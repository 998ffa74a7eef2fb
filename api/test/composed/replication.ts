import path from 'node:path';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { freePort, makeDatabase, opens, start } from './servers';

const isMysql = process.env.COMPOSED_ENGINE === 'mysql';
const PROTOCOL = isMysql ? 'mysql' : 'mariadb';

/** The statements about replication, in the words of each engine. */
const WORDS = isMysql
  ? {
      follow: (port: number) =>
        `CHANGE REPLICATION SOURCE TO SOURCE_HOST = '127.0.0.1', SOURCE_PORT = ${port}, SOURCE_USER = 'follower', SOURCE_PASSWORD = 'follower', SOURCE_AUTO_POSITION = 1, GET_SOURCE_PUBLIC_KEY = 1`,
      delay: (seconds: number) => `CHANGE REPLICATION SOURCE TO SOURCE_DELAY = ${seconds}`,
      start: 'START REPLICA',
      stop: 'STOP REPLICA',
      position: 'SELECT @@GLOBAL.gtid_executed AS position',
      pretend: (position: string) =>
        `SET GLOBAL gtid_purged = CONCAT('+', GTID_SUBTRACT('${position.split(':')[0]}:1-1000000', @@GLOBAL.gtid_executed))`,
      wait: 'SELECT WAIT_FOR_EXECUTED_GTID_SET(?, 30) AS missed',
    }
  : {
      follow: (port: number) =>
        `CHANGE MASTER TO MASTER_HOST = '127.0.0.1', MASTER_PORT = ${port}, MASTER_USER = 'follower', MASTER_PASSWORD = 'follower', MASTER_USE_GTID = slave_pos`,
      delay: (seconds: number) => `CHANGE MASTER TO MASTER_DELAY = ${seconds}`,
      start: 'START SLAVE',
      stop: 'STOP SLAVE',
      position: 'SELECT @@GLOBAL.gtid_binlog_pos AS position',
      pretend: () => `SET GLOBAL gtid_slave_pos = '0-1-1000000'`,
      wait: 'SELECT MASTER_GTID_WAIT(?, 30) AS missed',
    };

/** A primary with a replica, both servers of COMPOSED_ENGINE, and what can happen to the replica. */
export interface Replication {
  /** Addresses without a database; that of the replica with an account that may only read. */
  primaryUrl: string;
  replicaUrl: string;
  /** Applies everything this many seconds after it was committed. */
  delay(seconds: number): Promise<void>;
  /** Applies nothing any more. */
  halt(): Promise<void>;
  /** Waits until the replica has everything. */
  catchUp(): Promise<void>;
  /** Lets the replica, which is halted, say that it has more than the primary, as a replica of another one may. */
  pretendAhead(): Promise<void>;
  /** The statements that each server ran during the work, and that name this table after FROM. */
  statementsFrom(table: string, work: () => Promise<unknown>): Promise<{ primary: number; replica: number }>;
  kill(): Promise<void>;
  close(): Promise<void>;
}

export async function startReplication(folder: string): Promise<Replication> {
  const [primary, replica] = await Promise.all([startServer(folder, 1), startServer(folder, 2)]);
  for (const sql of [
    "CREATE USER follower@'%' IDENTIFIED BY 'follower'",
    "GRANT REPLICATION SLAVE ON *.* TO follower@'%'",
    "CREATE USER reader@'%' IDENTIFIED BY 'reader'",
    "GRANT SELECT ON *.* TO reader@'%'",
    "CREATE USER IF NOT EXISTS root@'%'",
    "GRANT ALL ON *.* TO root@'%' WITH GRANT OPTION",
  ])
    await primary.ask(sql);
  await replica.ask(WORDS.follow(primary.port));
  await replica.ask(WORDS.start);
  await replica.ask('SET GLOBAL read_only = ON');
  const catchUp = async () => {
    const [{ position }] = (await primary.ask(WORDS.position)) as [RowDataPacket];
    const [{ missed }] = (await replica.ask(WORDS.wait, [position])) as [RowDataPacket];
    if (missed !== 0) throw new Error('The replica did not catch up.');
  };
  await catchUp();
  return {
    primaryUrl: `${PROTOCOL}://root@127.0.0.1:${primary.port}/test`,
    replicaUrl: `${PROTOCOL}://reader:reader@127.0.0.1:${replica.port}/test`,
    async delay(seconds) {
      for (const sql of [WORDS.stop, WORDS.delay(seconds), WORDS.start]) await replica.ask(sql);
    },
    halt: async () => void (await replica.ask(WORDS.stop)),
    catchUp,
    async pretendAhead() {
      const [{ position }] = (await primary.ask(WORDS.position)) as [RowDataPacket];
      await replica.ask(WORDS.pretend(String(position)));
    },
    async statementsFrom(table, work) {
      const servers = [primary, replica];
      for (const { ask } of servers) await ask('TRUNCATE mysql.general_log');
      await work();
      const counted = `SELECT COUNT(*) AS count FROM mysql.general_log WHERE CONVERT(argument USING utf8mb4) REGEXP ?`;
      const counts = [];
      for (const { ask } of servers) {
        // The brackets keep this statement from counting itself.
        const [row] = await ask(counted, [`FROM [\`]${table}\``]);
        counts.push(Number(row!.count));
      }
      return { primary: counts[0]!, replica: counts[1]! };
    },
    kill: () => replica.stop(),
    async close() {
      await Promise.all([primary.stop(), replica.stop()]);
    },
  };
}

async function startServer(folder: string, id: number) {
  const port = await freePort();
  const at = path.join(folder, `server${id}`);
  const [program, ...words] = makeDatabase(at);
  const options = [
    `--port=${port}`,
    '--bind-address=127.0.0.1',
    `--socket=${at}.sock`,
    `--pid-file=${at}.pid`,
    `--server-id=${id}`,
    '--log-bin=binary',
    '--log-output=TABLE',
    '--general-log=ON',
    '--log-bin-trust-function-creators=ON',
    '--innodb-flush-log-at-trx-commit=0',
    '--sync-binlog=0',
    ...(isMysql ? ['--gtid-mode=ON', '--enforce-gtid-consistency=ON'] : []),
  ];
  const started = start(program!, [...words, ...options], port);
  const root: Connection = await opens(started, () =>
    createConnection({ socketPath: `${at}.sock`, user: 'root' }),
  );
  root.on('error', () => undefined);
  const ask = async (sql: string, values?: unknown[]): Promise<RowDataPacket[]> =>
    (await root.query<RowDataPacket[]>(sql, values))[0];
  return {
    port,
    ask,
    async stop() {
      root.destroy();
      await started.stop();
    },
  };
}
