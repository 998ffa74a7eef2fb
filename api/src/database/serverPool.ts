import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import mysql from 'mysql2';
import type { DataSource } from 'typeorm';
import { NoConnection } from './dbErrors';

/*
 * mysql2 waits for ever for a connection that has gone silent: one whose packets are lost on the way answers nothing
 * and is never closed. The pool gives up after a while, throws such connections away, and asks one that has rested
 * whether it still answers before somebody relies on it.
 */

/** How long is waited for what, in milliseconds. */
export interface DatabaseTimeouts {
  /** For a new connection. */
  connectMs: number;
  /**
   * For a connection of the pool, with all that it takes to get one; for the answer to one statement; and half of it
   * for a row that others have locked.
   */
  timeoutMs: number;
}

/** A connection that has rested for longer is asked whether it answers, and has so long to do so; in milliseconds. */
const RESTED_MS = 1000;
const PING_MS = 300;
/** How long connections have to say goodbye when the pool is closed, in milliseconds. */
const END_MS = 2000;

/** Connections of a pool that are in use and idle, and callers that wait for one. */
export interface PoolState {
  used: number;
  idle: number;
  wanted: number;
}

const states = new WeakMap<object, () => PoolState>();

/** What the pool of a database does now; undefined with the embedded database, which has none. */
export const poolState = ({ driver }: DataSource): PoolState | undefined =>
  states.get((driver as { pool?: mysql.Pool }).pool ?? driver)?.();

type Connection = mysql.PoolConnection & { lastActiveTime: number; stream: Duplex };
type Callback = Parameters<mysql.Pool['getConnection']>[0];
type QueryCallback = (error: mysql.QueryError | null, ...answer: unknown[]) => void;

/** What TypeORM uses as mysql2, with pools that give up on silent connections. */
export class ServerDriver {
  private isMigrated = false;

  constructor(private readonly timeouts: DatabaseTimeouts) {}

  /** Until this is called statements may last as long as they need, as migrations do. */
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
      connection.stream.once('close', () => {
        all.delete(connection);
        idle.delete(connection);
      });
      limitEachQuery(connection, () => (this.isMigrated ? timeoutMs : undefined));
      prepareSession(connection, Math.max(1, Math.floor(timeoutMs / 2000)));
    });

    const getConnection = pool.getConnection.bind(pool);
    const getAnswering = (callback: Callback): void =>
      getConnection((error, connection) => {
        if (error) return callback(error, connection);
        void answers(connection as Connection).then((isAnswering) => {
          if (isAnswering) return callback(null, connection);
          // The others that rest have most likely been lost with it.
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
        // Those that could not be told, or were only being opened.
        all.forEach(throwAway);
        callback?.(null);
      });
    };
    return pool;
  };
}

/**
 * Each connection refuses values that do not fit their column, whatever the server's default, since a cut text is
 * lost; and waits so many seconds for a locked row.
 */
function prepareSession(connection: mysql.PoolConnection, lockSeconds: number): void {
  connection.query(
    `SET SESSION sql_mode = CONCAT(@@sql_mode, ',STRICT_ALL_TABLES'), innodb_lock_wait_timeout = ${lockSeconds}`,
    (error) => {
      if (error) connection.destroy();
    },
  );
}

/** Whether a connection can be used. One that was used a moment ago is taken to answer. */
async function answers(connection: Connection): Promise<boolean> {
  if (Date.now() - connection.lastActiveTime < RESTED_MS) return true;
  return Promise.race([
    new Promise<boolean>((resolve) => connection.ping((error) => resolve(!error))),
    // One turn more: a process that was busy itself has not read the answer yet.
    pause(PING_MS, false).then((silent) => new Promise<boolean>((resolve) => setImmediate(resolve, silent))),
  ]);
}

/** Ends every statement of a connection after so many milliseconds, and the connection with it. */
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

/** Nothing more is said over a silent connection, not even that it ends. */
function throwAway(connection: Connection): void {
  connection.destroy();
  connection.stream.destroy();
}
