import { LessThan, MoreThan, Not, type EntityManager } from 'typeorm';
import { bulkInsert } from '../database/bulkInsert';
import { newId } from '../database/columns';
import { repo, transaction } from '../database/transaction';
import { IndexChange, type DirtyPart } from './indexChange.entity';

/** This process, as a writer of the feed. */
const WRITER = newId();

/** A line is written as the last of its transaction: after so many milliseconds none can appear among older ones. */
const SETTLED_MS = 10_000;
/** How long lines are stored, in milliseconds. A process that has not read for half of it reads everything anew. */
const STORED_MS = 3_600_000;
/** More lines than this at once are not worth reading one by one. */
const MAX_LINES = 5000;

/** Writes the parts to the feed as the last statement of the manager's transaction. */
export async function appendToChangeFeed(manager: EntityManager, parts: DirtyPart[]): Promise<void> {
  const at = new Date();
  const lines = parts.map((what) => ({ what, writer: WRITER, at }) as IndexChange);
  await bulkInsert(IndexChange, lines, manager.getRepository(IndexChange));
}

/** Reads what other processes have written to the feed: each line once, though it may become visible late. */
export class ChangeFeed {
  private floor = 0;
  private seen = new Set<number>();
  private marks: { at: number; seq: number }[] = [];

  /** To be called before everything is read for the first time. */
  async begin(): Promise<void> {
    const settled = new Date(Date.now() - SETTLED_MS);
    this.floor = (await repo(IndexChange).maximum('seq', { at: LessThan(settled) })) ?? 0;
    this.seen.clear();
    this.marks = [{ at: Date.now(), seq: this.floor }];
  }

  async read(): Promise<DirtyPart[]> {
    const now = Date.now();
    if (now - this.marks.at(-1)!.at > STORED_MS / 2) {
      await this.begin();
      return ['everything'];
    }
    const newest = (await repo(IndexChange).maximum('seq')) ?? 0;
    const lines = newest > this.floor ? await this.linesAbove(this.floor) : [];
    const unseen = lines.filter(({ seq }) => !this.seen.has(seq));
    for (const { seq } of unseen) this.seen.add(seq);
    this.marks.push({ at: now, seq: newest });
    this.settle(now - SETTLED_MS);
    return lines.length === MAX_LINES ? ['everything'] : unseen.map(({ what }) => what as DirtyPart);
  }

  private linesAbove(seq: number): Promise<IndexChange[]> {
    return repo(IndexChange).find({
      where: { seq: MoreThan(seq), writer: Not(WRITER) },
      order: { seq: 'ASC' },
      take: MAX_LINES,
    });
  }

  /** The line that was the newest at that moment is not asked for again, nor any before it. */
  private settle(moment: number): void {
    while (this.marks.length > 1 && this.marks[1]!.at < moment) this.marks.shift();
    const [mark] = this.marks;
    if (mark!.at >= moment || mark!.seq <= this.floor) return;
    this.floor = mark!.seq;
    for (const seq of this.seen) if (seq <= this.floor) this.seen.delete(seq);
  }
}

/** Deletes lines that every process has read. A job; several instances may run it at once. */
export async function forgetIndexChanges(): Promise<void> {
  const old = { at: LessThan(new Date(Date.now() - STORED_MS)) };
  if (await repo(IndexChange).existsBy(old)) await transaction(() => repo(IndexChange).delete(old));
}
