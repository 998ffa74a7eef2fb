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
  /** The names of its files. */
  files: string[];
}

/** A file of a mail. */
export interface StoredFile {
  name: string;
  /** The media type. */
  type: string;
  content: Buffer;
}

type Row = Omit<StoredMail, 'headers' | 'sentAt' | 'files'> & { headers: string; sentAt: number };

const TABLE = `
  CREATE TABLE IF NOT EXISTS letters (
    number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE,
    recipient TEXT NOT NULL, recipient_key TEXT NOT NULL, sender TEXT NOT NULL, subject TEXT NOT NULL,
    text TEXT NOT NULL, html TEXT NOT NULL, headers TEXT NOT NULL, sent_at INTEGER NOT NULL
  );
  CREATE INDEX IF NOT EXISTS letters_recipient ON letters (recipient_key, number);
  CREATE TABLE IF NOT EXISTS files (
    letter TEXT NOT NULL, place INTEGER NOT NULL, name TEXT NOT NULL, type TEXT NOT NULL, content BLOB NOT NULL,
    PRIMARY KEY (letter, place)
  );`;

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
  add(mail: Omit<StoredMail, 'id' | 'sentAt' | 'files'>, files: readonly StoredFile[]): void {
    const { to, from, subject, text, html, headers } = mail;
    const id = makeId();
    for (const [place, { name, type, content }] of files.entries())
      this.run('INSERT INTO files (letter, place, name, type, content) VALUES (?, ?, ?, ?, ?)', [
        id,
        place,
        name,
        type,
        content,
      ]);
    const address = [id, to, addressKey(to), from, subject];
    const values = [...address, text, html, JSON.stringify(headers), Date.now()];
    const { lastInsertRowid } = this.run(
      `INSERT INTO letters (id, recipient, recipient_key, sender, subject, text, html, headers, sent_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      values,
    );
    this.run('DELETE FROM letters WHERE number <= ?', [Number(lastInsertRowid) - MOST_STORED]);
    this.run('DELETE FROM files WHERE letter NOT IN (SELECT id FROM letters)', []);
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

  /** A file of a mail, by its place from 0. */
  findFile(id: string, place: number): StoredFile | undefined {
    const sql = 'SELECT name, type, content FROM files WHERE letter = ? AND place = ?';
    return this.database.prepare(sql).all([id, place])[0] as StoredFile | undefined;
  }

  close(): void {
    this.database.close();
  }

  // All values are in one array, since the driver takes a single argument for named parameters.
  private run(sql: string, values: (string | number | Buffer)[]) {
    return this.database.prepare(sql).run(values);
  }

  private rows(sql: string, values: (string | number)[]): StoredMail[] {
    return (this.database.prepare(sql).all(values) as Row[]).map((row) => ({
      ...row,
      headers: JSON.parse(row.headers) as StoredMail['headers'],
      sentAt: new Date(row.sentAt).toISOString(),
      files: this.filesOf(row.id),
    }));
  }

  private filesOf(id: string): string[] {
    const sql = 'SELECT name FROM files WHERE letter = ? ORDER BY place';
    return (this.database.prepare(sql).all([id]) as { name: string }[]).map(({ name }) => name);
  }
}

/** The form in which addresses are compared. */
const addressKey = (address: string): string => address.trim().toLowerCase();

const makeId = (): string => randomBytes(12).toString('hex');
