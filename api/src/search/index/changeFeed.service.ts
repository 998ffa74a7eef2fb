import { Between, LessThan, MoreThanOrEqual, type EntityManager } from 'typeorm';
import { perApp } from '../../core/appState';
import { bulkInsert } from '../../database/bulkInsert';
import { newId } from '../../database/columns';
import { repo, transaction } from '../../database/transaction';
import { IndexChange, type DirtyPart } from './indexChange.entity';

/** The id of this instance as a writer of the feed. */
const writerId = perApp(() => newId());

/** Milliseconds for which lines are kept. A process that has not read for half of that reloads everything. */
const STORED_MS = 3_600_000;
/**
 * Milliseconds to wait for a missing line. Writing its lines is the last step of a transaction before its
 * commit.
 */
const GAP_MS = 600_000;
/** The most lines, and the most gaps, that are read at once. */
const PAGE = 1000;
const GAPS_AT_ONCE = 100;
/** How many lines back a starting process looks for lines that may still become visible. */
const NUMBERS_BEHIND = 100_000;

/** Writes the parts to the feed as the last statement of the manager's transaction. */
export async function appendToChangeFeed(manager: EntityManager, parts: DirtyPart[]): Promise<void> {
  const [writer, at] = [writerId(), new Date()];
  const lines = parts.map((what) => ({ what, writer, at }) satisfies Omit<IndexChange, 'seq'> as IndexChange);
  await bulkInsert(IndexChange, lines, manager.getRepository(IndexChange));
}

/** Writes a line that reloads nothing, and returns it: who finds it in a database has all that was committed before. */
export async function markChangeFeed(): Promise<Mark> {
  // Its writer is of one line only, so that no line of another history equals it.
  const line = { what: 'nothing' satisfies DirtyPart, writer: newId(), at: new Date() };
  const { identifiers } = await transaction(() => repo(IndexChange).insert(line));
  return { seq: identifiers[0]!.seq as number, writer: line.writer };
}

/** Whether the feed still has the line. */
export const hasMark = ({ seq, writer }: Mark): Promise<boolean> =>
  repo(IndexChange).existsBy({ seq, writer });

/** Names a line. */
export type Mark = Pick<IndexChange, 'seq' | 'writer'>;

/** A place in the feed: what a reader has read before it, and what was missing. */
export interface FeedPosition {
  next: number;
  gaps: Pick<Gap, 'first' | 'last'>[];
  /** By Date.now(). */
  at: number;
}

/** Whether the feed may have lost lines after this time, by Date.now(). */
export const isTooOld = (at: number): boolean => Date.now() - at > STORED_MS / 2;

/** A range of numbers, both ends included, whose lines were missing when later ones were visible. */
interface Gap {
  first: number;
  last: number;
  /** When the gap was found, by Date.now(). */
  since: number;
}

/**
 * Reads the lines that other processes write, each line once. A line gets its number when it is written but
 * becomes visible when its transaction commits, so it may appear after later ones. A skipped number is
 * queried again until its line appears or its transaction can no longer commit.
 */
export class ChangeFeed {
  private next = 1;
  private gaps: Gap[] = [];
  private readAt = Date.now();

  /** Call this before everything is read for the first time. */
  async begin(): Promise<void> {
    const newest = (await repo(IndexChange).maximum('seq')) ?? 0;
    this.gaps = (await findGaps(newest - NUMBERS_BEHIND)).map((gap) => ({ ...gap, since: Date.now() }));
    this.next = newest + 1;
    this.readAt = Date.now();
  }

  get position(): FeedPosition {
    return { next: this.next, gaps: [...this.gaps], at: this.readAt };
  }

  /** Call this instead of begin() if everything was read when the feed was at this position, by any process. */
  resume({ next, gaps, at }: FeedPosition): void {
    this.next = next;
    // Their lines may have appeared while nobody looked.
    this.gaps = gaps.map(({ first, last }) => ({ first, last, since: Date.now() }));
    this.readAt = at;
  }

  /** The parts written since the last call; 'everything' if lines may have been deleted in between. */
  async read(): Promise<DirtyPart[]> {
    if (isTooOld(this.readAt)) {
      await this.begin();
      return ['everything'];
    }
    const lines = await this.readGaps();
    for (let page = await this.readOn(); page.length; page = await this.readOn()) lines.push(...page);
    this.readAt = Date.now();
    const parts = lines.filter(({ writer }) => writer !== writerId()).map(({ what }) => what as DirtyPart);
    return parts.filter((part) => part !== 'nothing');
  }

  private async readOn(): Promise<IndexChange[]> {
    const lines = await repo(IndexChange).find({
      where: { seq: MoreThanOrEqual(this.next) },
      order: { seq: 'ASC' },
      take: PAGE,
    });
    for (const { seq } of lines) {
      if (seq > this.next) this.gaps.push({ first: this.next, last: seq - 1, since: Date.now() });
      this.next = seq + 1;
    }
    return lines;
  }

  private async readGaps(): Promise<IndexChange[]> {
    const oldest = Date.now() - GAP_MS;
    const open = this.gaps.filter(({ since }) => since > oldest);
    const found: IndexChange[] = [];
    for (let from = 0; from < open.length; from += GAPS_AT_ONCE) {
      const where = open
        .slice(from, from + GAPS_AT_ONCE)
        .map(({ first, last }) => ({ seq: Between(first, last) }));
      found.push(...(await repo(IndexChange).find({ where, order: { seq: 'ASC' } })));
    }
    this.gaps = open.flatMap((gap) => withoutLines(gap, found));
    return found;
  }
}

/** The rest of a gap after these lines, in order, have appeared. */
function withoutLines({ first, last, since }: Gap, lines: IndexChange[]): Gap[] {
  const left: Gap[] = [];
  let from = first;
  for (const { seq } of lines) {
    if (seq < first || seq > last) continue;
    if (seq > from) left.push({ first: from, last: seq - 1, since });
    from = seq + 1;
  }
  if (from <= last) left.push({ first: from, last, since });
  return left;
}

/** Numbers above this one that are missing between two lines. */
async function findGaps(above: number): Promise<Pick<Gap, 'first' | 'last'>[]> {
  const table = repo(IndexChange).metadata.tablePath;
  const rows = await repo(IndexChange).query<{ before: number; seq: number }[]>(
    `SELECT numbered.before_it AS \`before\`, numbered.seq AS seq
     FROM (SELECT seq, LAG(seq) OVER (ORDER BY seq) AS before_it FROM ${table} WHERE seq > ?) AS numbered
     WHERE numbered.seq > numbered.before_it + 1`,
    [above],
  );
  return rows.map(({ before, seq }) => ({ first: Number(before) + 1, last: Number(seq) - 1 }));
}

/** Job: deletes lines that every process has read. Several instances may run it at once. */
export async function purgeIndexChanges(): Promise<void> {
  const old = { at: LessThan(new Date(Date.now() - STORED_MS)) };
  if (await repo(IndexChange).existsBy(old)) await transaction(() => repo(IndexChange).delete(old));
}
