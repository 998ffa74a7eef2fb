import { open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { config } from '../../core/config';
import { awaitTurn } from '../../core/eventLoop';
import { log } from '../../core/log';
import { newId } from '../../database/columns';
import { knownMigrations } from '../../database/storedRows';
import { hasMark, isTooOld, markChangeFeed, type FeedPosition, type Mark } from './changeFeed.service';
import { hotelColumns } from './hotelRecord.service';
import type { SearchIndex } from './searchIndex';
import type { HotelRows } from './indexedHotel';
import type { DirtyPart } from './indexChange.entity';

/*
 * The index in a file of DATA_DIR, so that a process is ready sooner. Lines of JSON, each character one byte: what the
 * file is, then each hotel, at last the checksum and a mark. The mark is a line of the change feed that is written after
 * the hotels were: a database that has it has all that the file says, and lines of the feed for what was written since.
 * Another database, or one restored from a backup of before, does not have it.
 */

const NAME = 'search-index';
const UNFINISHED = '.unfinished';
/** Increase it where hotels are written, or read from the tables, in another way. */
const FORMAT = 1;
/** Milliseconds in which an index is surely written. */
const WRITTEN_WITHIN = 600_000;
/** Bytes read or written at once. */
const PIECE = 1 << 16;
/** More than the last line has. */
const TAIL = 256;

/** What the index had when it was saved: changes before the position, except those of dirty parts. */
export interface SavedState {
  position: FeedPosition;
  dirty: DirtyPart[];
}
interface FirstLine extends SavedState {
  kind: string;
}
interface LastLine {
  mark: Mark;
  checksum: number;
}

/** What has to be equal: the format, the columns of a record, and the migrations, which may have changed rows. */
const kind = (): string => [FORMAT, ...hotelColumns(), knownMigrations().at(-1)].join();

/** Replaces the file, all of it or nothing. Does nothing where there is no DATA_DIR, as in an instance that stores nothing. */
export async function writeIndexFile(index: SearchIndex, state: SavedState): Promise<void> {
  const folder = await stat(config.dataDir).catch(() => undefined);
  if (!folder) return;
  const unfinished = path.join(config.dataDir, `${NAME}.${newId()}${UNFINISHED}`);
  try {
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await writeLines(file, index, state);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path.join(config.dataDir, NAME));
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function writeLines(file: FileHandle, index: SearchIndex, state: SavedState): Promise<void> {
  let checksum = 0;
  let piece = `${JSON.stringify({ kind: kind(), ...state } satisfies FirstLine)}\n`;
  const write = async () => {
    const bytes = Buffer.from(piece, 'latin1');
    checksum = crc32(bytes, checksum);
    piece = '';
    await file.write(bytes);
    await awaitTurn();
  };
  for (const id of [...index.hotelIds()]) {
    // The hotel may be gone by now.
    const rows = index.rowsOf(id);
    if (rows) piece += `${JSON.stringify(rows)}\n`;
    if (piece.length > PIECE) await write();
  }
  await write();
  piece = JSON.stringify({ mark: await markChangeFeed(), checksum } satisfies LastLine);
  await write();
}

/**
 * Fills the index from the file, which must be empty, and returns what it had when it was saved. Returns undefined if
 * there is no file, or, with a line in the log, if it is damaged, too old or of another database; the index is then of no
 * use.
 */
export async function readIndexFile(index: SearchIndex): Promise<SavedState | undefined> {
  const names = await readdir(config.dataDir).catch((): string[] => []);
  await removeUnfinished(names);
  if (!names.includes(NAME)) return undefined;
  const file = await open(path.join(config.dataDir, NAME));
  try {
    return await readLines(file, index);
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof Unusable)) throw error;
    log.info({ reason: error.message }, 'the saved search index is not used; it is read from the database');
    return undefined;
  } finally {
    await file.close();
  }
}

/** Removes what processes were writing when they were killed. Younger files may be those of an instance that writes now. */
async function removeUnfinished(names: readonly string[]): Promise<void> {
  for (const name of names) {
    if (!name.startsWith(`${NAME}.`) || !name.endsWith(UNFINISHED)) continue;
    const file = path.join(config.dataDir, name);
    const written = await stat(file).catch(() => undefined);
    if (written && Date.now() - written.mtimeMs > WRITTEN_WITHIN) await rm(file, { force: true });
  }
}

/** The file cannot be used; the message says why. */
class Unusable extends Error {}

async function readLines(file: FileHandle, index: SearchIndex): Promise<SavedState> {
  const { size } = await file.stat();
  const start = Math.max(0, size - TAIL);
  const tail = await file.read(Buffer.alloc(size - start), 0, size - start, start);
  const last = tail.buffer.toString('latin1').split('\n').at(-1)!;
  const { mark, checksum } = JSON.parse(last) as LastLine;
  if (!(await hasMark(mark))) throw new Unusable('The database is another one, or it was restored.');
  let state: FirstLine | undefined;
  const found = await eachLine(file, size - last.length, (line) => {
    if (state) index.put(JSON.parse(line) as HotelRows);
    else state = usable(JSON.parse(line) as FirstLine);
  });
  if (!state || found !== checksum) throw new Unusable('Its checksum is another one.');
  return { position: state.position, dirty: state.dirty };
}

/** Reads the lines in the first bytes of a file, and returns their checksum. */
async function eachLine(file: FileHandle, end: number, take: (line: string) => void): Promise<number> {
  let checksum = 0;
  let piece = Buffer.alloc(PIECE);
  /** Bytes in the piece that begin a line. */
  let begun = 0;
  for (let at = 0; at < end;) {
    if (begun === piece.length) piece = Buffer.concat([piece, Buffer.alloc(PIECE)]);
    const { bytesRead } = await file.read(piece, begun, Math.min(piece.length - begun, end - at), at);
    if (!bytesRead) throw new Unusable('It ends too early.');
    at += bytesRead;
    const filled = piece.subarray(0, begun + bytesRead);
    checksum = crc32(filled.subarray(begun), checksum);
    let start = 0;
    for (let stop; (stop = filled.indexOf('\n', start)) >= 0; start = stop + 1)
      takeLine(take, filled.toString('latin1', start, stop));
    begun = filled.copy(piece, 0, start);
    await awaitTurn();
  }
  return checksum;
}

/** The checksum is known at the end only, so a damaged line may be anything. */
function takeLine(take: (line: string) => void, line: string): void {
  try {
    take(line);
  } catch (error) {
    throw error instanceof Unusable ? error : new Unusable(`It is damaged: ${(error as Error).message}`);
  }
}

function usable(state: FirstLine): FirstLine {
  if (state.kind !== kind()) throw new Unusable('It was written by another version.');
  if (isTooOld(state.position.at)) throw new Unusable('It is too old.');
  return state;
}
