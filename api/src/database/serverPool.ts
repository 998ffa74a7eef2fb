import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import mysql from 'mysql2';
import type { DataSource } from 'typeorm';
import { notePeer } from '../core/certificateEnds';
import { NoConnection } from './dbErrors';

/*
 * mysql2 waits for ever for a silent connection: one whose packets are lost, so that it neither answers nor
 * closes. This pool gives up after a time limit, destroys such connections, and pings an idle connection
 * before it is used again.
 */

/** Time limits in milliseconds. */
export interface DatabaseTimeouts {
  /** For a new connection. */
  connectMs: number;
  /**
   * For a connection from the pool in all, and for the answer to one statement. The limit for a locked row is
   * half of it.
   */
  timeoutMs: number;
}

/** Milliseconds after which an idle connection is pinged before use. */
const RESTED_MS = 1000;
/** Milliseconds that a connection has to answer a ping. */
const PING_MS = 300;
/** Bytes of the longest list that GROUP_CONCAT makes. */
const LONGEST_LIST = 1_000_000;
/** Milliseconds that connections have to close in an orderly way when the pool ends. */
const END_MS = 2000;

/** The numbers of used and idle connections of a pool, and of callers that wait for one. */
export interface PoolState {
  used: number;
  idle: number;
  wanted: number;
}

const states = new WeakMap<object, () => PoolState>();

/** The present state of a database's pool; undefined for the embedded database, which has no pool. */
export const poolState = ({ driver }: DataSource): PoolState | undefined =>
  states.get((driver as { pool?: mysql.Pool }).pool ?? driver)?.();

type Connection = mysql.PoolConnection & { lastActiveTime: number; stream: Duplex };
type Callback = Parameters<mysql.Pool['getConnection']>[0];
type QueryCallback = (error: mysql.QueryError | null, ...answer: unknown[]) => void;

/** Replaces mysql2 for TypeORM, with pools that give up on silent connections. */
export class ServerDriver {
  private isMigrated = false;

  constructor(private readonly timeouts: DatabaseTimeouts) {}

  /** Sets a time limit on statements from now on. Migrations run without one. */
  limitQueries(): void {
    this.isMigrated = true;
  }

  createPool = (options: mysql.PoolOptions): mysql.Pool => {
    const { connectMs, timeoutMs } = this.timeouts;
    const pool = mysql.createPool({ ...options, connectTimeout: connectMs });
    const [all, idle] = [new Set<Connection>(), new Set<Connection>()];
    let wanted = 0;
    states.set(pool, () => ({ used: all.size - idle.size, idle: idle.size, wanted }));
    pool.on('acquire', (connection) => idle.delete(connection as Connection));
    pool.on('release', (connection) => idle.add(connection as Connection));
    pool.on('connection', (opened) => {
      const connection = opened as Connection;
      all.add(connection);
      notePeer('the database server', connection.stream);
      connection.stream.once('close', () => {
        all.delete(connection);
        idle.delete(connection);
      });
      limitEachQuery(connection, () => (this.isMigrated ? timeoutMs : undefined));
      prepareSession(connection, Math.max(1, Math.floor(timeoutMs / 2000)));
      // TypeORM asks for this form of the connection with every statement, and mysql2 would make it each time.
      const promises = connection.promise();
      connection.promise = () => promises;
    });

    const getConnection = pool.getConnection.bind(pool);
    const getAnswering = (callback: Callback): void =>
      getConnection((error, connection) => {
        if (error) return callback(error, connection);
        void answers(connection as Connection).then((isAnswering) => {
          if (isAnswering) return callback(null, connection);
          // The other idle connections are most likely lost too.
          for (const silent of [connection as Connection, ...idle]) throwAway(silent);
          return getAnswering(callback);
        });
      });
    pool.getConnection = (callback) => {
      let isOver = false;
      wanted += 1;
      const giveUp = setTimeout(() => {
        isOver = true;
        wanted -= 1;
        callback(new NoConnection(timeoutMs), undefined as never);
      }, timeoutMs);
      getAnswering((error, connection) => {
        clearTimeout(giveUp);
        if (isOver) {
          if (!error) connection.release();
          return;
        }
        wanted -= 1;
        callback(error, connection);
      });
    };
    const end = pool.end.bind(pool);
    pool.end = (callback) => {
      const ended = new Promise<void>((resolve) => end(() => resolve()));
      void Promise.race([ended, pause(END_MS, undefined, { ref: false })]).then(() => {
        // Some connections did not close in time or were still being opened.
        all.forEach(throwAway);
        callback?.(null);
      });
    };
    return pool;
  };
}

/**
 * Makes a connection refuse values that do not fit their column, whatever the server's default: the server
 * would cut texts. Sets the seconds that a statement waits for a locked row, the length at which the server cuts a
 * list of values, and that a transaction reads what others have committed, so that no transaction has to say it.
 */
function prepareSession(connection: mysql.PoolConnection, lockSeconds: number): void {
  for (const setting of [
    `SESSION sql_mode = CONCAT(@@sql_mode, ',STRICT_ALL_TABLES'), innodb_lock_wait_timeout = ${lockSeconds}`,
    `SESSION group_concat_max_len = ${LONGEST_LIST}`,
    'SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
  ])
    connection.query(`SET ${setting}`, (error) => {
      if (error) connection.destroy();
    });
}

/** Whether a connection answers. One that was used within the last second is assumed to answer. */
async function answers(connection: Connection): Promise<boolean> {
  if (Date.now() - connection.lastActiveTime < RESTED_MS) return true;
  return Promise.race([
    new Promise<boolean>((resolve) => connection.ping((error) => resolve(!error))),
    // Waits one more turn, since a process that was busy itself has not read the answer yet.
    pause(PING_MS, false).then((silent) => new Promise<boolean>((resolve) => setImmediate(resolve, silent))),
  ]);
}

/** Ends a statement, and its connection, after this number of milliseconds. */
function limitEachQuery(connection: Connection, limitMs: () => number | undefined): void {
  const query = connection.query.bind(connection) as (...words: unknown[]) => mysql.Query;
  const limited = (sql: string | mysql.QueryOptions, ...words: unknown[]): mysql.Query => {
    const timeout = limitMs();
    const callback = words.at(-1);
    if (!timeout || typeof callback !== 'function') return query(sql, ...words);
    const options = typeof sql === 'string' ? { sql } : sql;
    return query({ ...options, timeout }, ...words.slice(0, -1), ((error, ...answer) => {
      if (error?.code === 'PROTOCOL_SEQUENCE_TIMEOUT') throwAway(connection);
      (callback as QueryCallback)(error, ...answer);
    }) satisfies QueryCallback);
  };
  connection.query = limited as Connection['query'];
}

/** Destroys a silent connection without sending anything more over it. */
function throwAway(connection: Connection): void {
  connection.destroy();
  connection.stream.destroy();
}
