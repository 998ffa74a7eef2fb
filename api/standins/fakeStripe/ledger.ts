import Database from 'libsql';

type Value = string | number | null;

const TABLES = `
  CREATE TABLE IF NOT EXISTS sessions (
    id TEXT PRIMARY KEY, status TEXT NOT NULL, amount_cents INTEGER NOT NULL,
    created_at INTEGER NOT NULL, expires_at INTEGER NOT NULL,
    url TEXT NOT NULL, asked TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS sessions_due ON sessions (expires_at) WHERE status = 'open';
  CREATE TABLE IF NOT EXISTS payments (
    id TEXT PRIMARY KEY, session_id TEXT NOT NULL UNIQUE REFERENCES sessions (id),
    amount_cents INTEGER NOT NULL, card TEXT NOT NULL, email TEXT, created_at INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS refunds (
    id TEXT PRIMARY KEY, payment_id TEXT NOT NULL REFERENCES payments (id),
    amount_cents INTEGER NOT NULL, asked TEXT NOT NULL, created_at INTEGER NOT NULL
  );
  CREATE INDEX IF NOT EXISTS refunds_payment ON refunds (payment_id);
  CREATE TABLE IF NOT EXISTS disputes (
    id TEXT PRIMARY KEY, payment_id TEXT NOT NULL REFERENCES payments (id),
    amount_cents INTEGER NOT NULL, reason TEXT NOT NULL, status TEXT NOT NULL, evidence TEXT NOT NULL DEFAULT '{}',
    submissions INTEGER NOT NULL DEFAULT 0, created_at INTEGER NOT NULL, due_at INTEGER NOT NULL
  );
  CREATE INDEX IF NOT EXISTS disputes_payment ON disputes (payment_id);
  CREATE TABLE IF NOT EXISTS cancelled_refunds (
    refund_id TEXT PRIMARY KEY REFERENCES refunds (id), created_at INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS payouts (
    id TEXT PRIMARY KEY, amount_cents INTEGER NOT NULL, created_at INTEGER NOT NULL, arrives_at INTEGER NOT NULL,
    failed_at INTEGER
  );
  CREATE TABLE IF NOT EXISTS balance_transactions (
    number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, category TEXT NOT NULL, source TEXT NOT NULL,
    amount_cents INTEGER NOT NULL, fee_cents INTEGER NOT NULL,
    created_at INTEGER NOT NULL, available_at INTEGER NOT NULL, payout_id TEXT REFERENCES payouts (id),
    UNIQUE (source, category)
  );
  CREATE INDEX IF NOT EXISTS balance_payout ON balance_transactions (payout_id, available_at);
  CREATE TABLE IF NOT EXISTS events (
    number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, type TEXT NOT NULL,
    body TEXT NOT NULL, created_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0, next_attempt_at INTEGER
  );
  CREATE INDEX IF NOT EXISTS events_due ON events (next_attempt_at) WHERE next_attempt_at IS NOT NULL;
  CREATE TABLE IF NOT EXISTS answers (
    key TEXT PRIMARY KEY, request TEXT NOT NULL, status INTEGER NOT NULL, body TEXT NOT NULL,
    created_at INTEGER NOT NULL
  );`;

/**
 * The database of fakeStripe, a SQLite file of its own. Rows are added or change their status, and are never deleted.
 * Every call is synchronous, so no other request of this process interrupts a transaction.
 */
export class Ledger {
  private readonly database: Database.Database;

  constructor(file: string) {
    this.database = new Database(file);
    for (const setting of [
      'busy_timeout = 5000',
      'journal_mode = WAL',
      'synchronous = NORMAL',
      'foreign_keys = ON',
    ])
      this.database.pragma(setting);
    this.database.exec(TABLES);
  }

  /** The version of the file's contents; 0 for a new file, and for those made before it was counted. */
  get version(): number {
    return this.row<{ user_version: number }>('PRAGMA user_version')!.user_version;
  }

  set version(version: number) {
    this.database.exec(`PRAGMA user_version = ${version}`);
  }

  rows<Row>(sql: string, values: Value[] = []): Row[] {
    // All values are in one array, since the driver takes a single argument for named parameters.
    return this.database.prepare(sql).all(values) as Row[];
  }

  row<Row>(sql: string, values: Value[] = []): Row | undefined {
    return this.rows<Row>(sql, values)[0];
  }

  /** Runs a statement and returns how many rows it changed. */
  change(sql: string, values: Value[]): number {
    return this.database.prepare(sql).run(values).changes;
  }

  /** Runs the work in a transaction. */
  transaction<Result>(work: () => Result): Result {
    return this.database.transaction(work).immediate();
  }

  close(): void {
    this.database.close();
  }
}

/** Seconds since 1970, the unit of all moments in the provider's API. */
export const seconds = (): number => Math.floor(Date.now() / 1000);
