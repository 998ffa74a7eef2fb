import type { DataSource } from 'typeorm';

/** The statements of an engine about its position: the set of transactions that a server has. */
interface Words {
  /** Selects the `position` of a primary, and whether it is `counted`: without, the position says nothing. */
  position: string;
  /** Waits on a replica until it has a position, for a number of seconds at most; selects `missed`, 0 if it has it. */
  wait: string;
  /** What a primary that counts no position needs. */
  needed: string;
}

const MARIADB: Words = {
  position: 'SELECT @@GLOBAL.gtid_binlog_pos AS position, @@GLOBAL.log_bin AS counted',
  wait: 'SELECT MASTER_GTID_WAIT(?, ?) AS missed',
  needed: 'log_bin',
};
const MYSQL: Words = {
  position: `SELECT @@GLOBAL.gtid_executed AS position, @@GLOBAL.log_bin AND @@GLOBAL.gtid_mode = 'ON' AS counted`,
  wait: 'SELECT WAIT_FOR_EXECUTED_GTID_SET(?, ?) AS missed',
  needed: 'log_bin and gtid_mode=ON',
};

/** Asks a server; answers its rows. */
export type Ask = (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

/** Compares a replica with its primary, by the transactions that each of them has. */
export class ReplicaPosition {
  private words: Words | undefined;

  constructor(private readonly primary: DataSource) {}

  /** Everything that the primary has committed; throws if its settings do not count that. */
  async read(): Promise<string> {
    this.words ??= await this.wordsOfServer();
    const [row] = await this.primary.query(this.words.position);
    // A primary that has never written has an empty position, which every server has reached.
    if (!Number(row.counted) || !row.position)
      throw new Error(`DATABASE_URL does not count its transactions: it needs ${this.words.needed}.`);
    return row.position;
  }

  /** Whether a replica has this position, now or within this many seconds. */
  async isReached(position: string, seconds: number, replica: Ask): Promise<boolean> {
    const [row] = await replica(this.words!.wait, [position, seconds]);
    // Null, which a server answers that replicates nothing, is no zero.
    return String(row!.missed) === '0';
  }

  /** A server may be named by the protocol of the other engine. */
  private async wordsOfServer(): Promise<Words> {
    const [{ version }] = await this.primary.query('SELECT VERSION() AS version');
    return /mariadb/i.test(version) ? MARIADB : MYSQL;
  }
}
