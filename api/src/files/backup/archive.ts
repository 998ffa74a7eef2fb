import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline as unpack, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/*
 * A backup is gzip over lines of JSON: a head; each uploaded picture with its bytes; each table with one line per
 * row; and an end with the number and the SHA-256 of the lines of each table and of the whole file before it.
 */

/** A backup that cannot be written or read. The message says what to do. */
export class BackupProblem extends Error {}

const FORMAT = 'staybook-backup-1';

/** The first line. */
export interface Head {
  format: typeof FORMAT;
  /** The moment of the snapshot, ISO 8601 in UTC. */
  takenAt: string;
  /** The migrations that had been run. */
  migrations: string[];
}

/** An entry between head and end: a picture, a table, or a row of the preceding table. */
export type Entry =
  { file: string; base64: string } | { table: string; columns: string[] } | (string | number | null)[];

/** The contents written or verified: rows and hash by table, and the pictures. */
export interface Summary {
  tables: Record<string, { rows: number; sha256: string }>;
  files: number;
}
type End = Summary & { sha256: string };

/** Writes a backup to a file, or to standard output if none is named, and answers its contents. */
export async function writeArchive(
  file: string | undefined,
  head: Omit<Head, 'format'>,
  entries: AsyncIterable<Entry>,
): Promise<Summary> {
  const check = new Check();
  const lines = async function* () {
    const first = JSON.stringify({ format: FORMAT, ...head });
    yield `${check.add(first)}\n`;
    for await (const entry of entries) {
      const line = JSON.stringify(entry);
      check.count(entry, line);
      yield `${check.add(line)}\n`;
    }
    yield `${JSON.stringify(check.end())}\n`;
  };
  // Created as a new file that only the owner can read: it contains guests' texts and sign-in data.
  const target = file ? createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }) : process.stdout;
  await pipeline(Readable.from(lines()), createGzip({ level: 3 }), target, { end: Boolean(file) });
  return check.summary();
}

/** Reads a whole backup. Refuses a truncated, changed or invalid one. */
export async function checkArchive(file: string): Promise<Head & Summary> {
  const check = new Check();
  let head: Head | undefined;
  let end: End | undefined;
  for await (const line of readLines(file)) {
    const value = parse(line, file);
    if (!head) {
      head = value as Head;
      if (head.format !== FORMAT)
        throw new BackupProblem(`${file} is not a backup that this version can read.`);
    } else if ('sha256' in (value as object)) {
      end = value as End;
      continue;
    } else check.count(value as Entry, line);
    check.add(line);
  }
  if (!head || !end || JSON.stringify(check.end()) !== JSON.stringify(end))
    throw new BackupProblem(`${file} is damaged: it is cut off, or was changed after it was made.`);
  return { ...head, ...check.summary() };
}

/** The entries of a verified backup. */
export async function* readEntries(file: string): AsyncGenerator<Entry> {
  let isHead = true;
  for await (const line of readLines(file)) {
    const value = parse(line, file);
    if (!isHead && !('sha256' in (value as object))) yield value as Entry;
    isHead = false;
  }
}

/** Counts and hashes the lines of a stream. */
class Check {
  private readonly all = createHash('sha256');
  private readonly tables: { table: string; rows: number; hash: Hash }[] = [];
  private files = 0;

  add(line: string): string {
    this.all.update(line).update('\n');
    return line;
  }

  count(entry: Entry, line: string): void {
    if (Array.isArray(entry)) {
      const table = this.tables.at(-1)!;
      table.rows += 1;
      table.hash.update(line).update('\n');
    } else if ('table' in entry)
      this.tables.push({ table: entry.table, rows: 0, hash: createHash('sha256') });
    else this.files += 1;
  }

  summary(): Summary {
    const tables = this.tables.map(
      ({ table, rows, hash }) => [table, { rows, sha256: hash.copy().digest('hex') }] as const,
    );
    return { tables: Object.fromEntries(tables), files: this.files };
  }

  end(): End {
    return { ...this.summary(), sha256: this.all.copy().digest('hex') };
  }
}

/** Splits at \n only: a text may contain other characters that some readers take for line ends. */
async function* readLines(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip();
  // An error of the file ends the stream.
  unpack(createReadStream(file), unpacked, () => undefined);
  let parts: Buffer[] = [];
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      let from = 0;
      for (let to = chunk.indexOf(10); to >= 0; to = chunk.indexOf(10, from)) {
        yield Buffer.concat([...parts, chunk.subarray(from, to)]).toString();
        parts = [];
        from = to + 1;
      }
      if (from < chunk.length) parts.push(chunk.subarray(from));
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EACCES') throw new BackupProblem(`${file} cannot be read: ${message}`);
    if (!code?.startsWith('Z_') && code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    throw new BackupProblem(`${file} is damaged, or is no backup: ${message}.`);
  }
}

function parse(line: string, file: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new BackupProblem(`${file} is damaged, or is no backup.`);
  }
}
