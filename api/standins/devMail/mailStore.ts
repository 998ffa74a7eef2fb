import { randomBytes } from 'node:crypto';
import Database from 'libsql';

/** A mail as it arrived. */
export interface StoredMail {
  id: string;
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  /** All headers, names in lower case. */
  headers: Record<string, string>;
  sentAt: string;
}

type Row = Omit<StoredMail, 'headers' | 'sentAt'> & { headers: string; sentAt: number };

const TABLE = `
  CREATE TABLE IF NOT EXISTS letters (
    number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE,
    recipient TEXT NOT NULL, recipient_key TEXT NOT NULL, sender TEXT NOT NULL, subject TEXT NOT NULL,
    text TEXT NOT NULL, html TEXT NOT NULL, headers TEXT NOT NULL, sent_at INTEGER NOT NULL
  );
  CREATE INDEX IF NOT EXISTS letters_recipient ON letters (recipient_key, number);`;

const COLUMNS = `id, recipient AS "to", sender AS "from", subject, text, html, headers, sent_at AS sentAt`;

/** The most mails that are stored, and the most that are listed. */
const MOST_STORED = 5000;
const MOST_LISTED = 200;

/** The mails that arrived, newest first, in one SQLite file of their own. */
export class MailStore {
  private readonly database: Database.Database;

  constructor(file: string) {
    this.database = new Database(file);
    for (const setting of ['busy_timeout = 5000', 'journal_mode = WAL', 'synchronous = NORMAL'])
      this.database.pragma(setting);
    this.database.exec(TABLE);
  }

  /** Stores a mail, and deletes the oldest ones above the limit. */
  add(mail: Omit<StoredMail, 'id' | 'sentAt'>): void {
    const { to, from, subject, text, html, headers } = mail;
    const address = [makeId(), to, addressKey(to), from, subject];
    const values = [...address, text, html, JSON.stringify(headers), Date.now()];
    const { lastInsertRowid } = this.run(
      `INSERT INTO letters (id, recipient, recipient_key, sender, subject, text, html, headers, sent_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      values,
    );
    this.run('DELETE FROM letters WHERE number <= ?', [Number(lastInsertRowid) - MOST_STORED]);
  }

  /** The newest mails, all of them or those to one address. */
  list(to?: string, limit = MOST_LISTED): StoredMail[] {
    const where = to ? 'WHERE recipient_key = ?' : '';
    const sql = `SELECT ${COLUMNS} FROM letters ${where} ORDER BY number DESC LIMIT ?`;
    return this.rows(sql, to ? [addressKey(to), limit] : [limit]);
  }

  find(id: string): StoredMail | undefined {
    return this.rows(`SELECT ${COLUMNS} FROM letters WHERE id = ?`, [id])[0];
  }

  close(): void {
    this.database.close();
  }

  // All values are in one array, since the driver takes a single argument for named parameters.
  private run(sql: string, values: (string | number)[]) {
    return this.database.prepare(sql).run(values);
  }

  private rows(sql: string, values: (string | number)[]): StoredMail[] {
    return (this.database.prepare(sql).all(values) as Row[]).map((row) => ({
      ...row,
      headers: JSON.parse(row.headers) as StoredMail['headers'],
      sentAt: new Date(row.sentAt).toISOString(),
    }));
  }
}

/** The form in which addresses are compared. */
const addressKey = (address: string): string => address.trim().toLowerCase();

const makeId = (): string => randomBytes(12).toString('hex');
