import { LessThan, MoreThan, Not } from 'typeorm';
import { IndexChange } from './indexChange.entity';
import { WRITER, type Change } from './indexChange.subscriber';
import { repo, transaction } from '../database/transaction';

/** A line is written as the last of its transaction: after so long none can appear among older ones. In milliseconds. */
const SETTLED_MS = 10_000;
/** How long lines are kept, in milliseconds. Who has not read for half of it reads everything anew. */
const KEPT_MS = 3_600_000;
/** More lines than this at once are not worth reading one by one. */
const MOST_LINES = 5000;

/** What other processes have changed, as the log tells it: each line once, though it may become visible late. */
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

  async read(): Promise<Change[]> {
    const now = Date.now();
    if (now - this.marks.at(-1)!.at > KEPT_MS / 2) {
      await this.begin();
      return ['everything'];
    }
    const newest = (await repo(IndexChange).maximum('seq')) ?? 0;
    const lines = newest > this.floor ? await this.linesAbove(this.floor) : [];
    const fresh = lines.filter(({ seq }) => !this.seen.has(seq));
    for (const { seq } of fresh) this.seen.add(seq);
    this.marks.push({ at: now, seq: newest });
    this.settle(now - SETTLED_MS);
    return lines.length === MOST_LINES ? ['everything'] : fresh.map(({ what }) => what as Change);
  }

  private linesAbove(seq: number): Promise<IndexChange[]> {
    return repo(IndexChange).find({
      where: { seq: MoreThan(seq), writer: Not(WRITER) },
      order: { seq: 'ASC' },
      take: MOST_LINES,
    });
  }

  /** What was the newest line at that moment is not asked for again, nor any before it. */
  private settle(moment: number): void {
    while (this.marks.length > 1 && this.marks[1]!.at < moment) this.marks.shift();
    const [mark] = this.marks;
    if (mark!.at >= moment || mark!.seq <= this.floor) return;
    this.floor = mark!.seq;
    for (const seq of this.seen) if (seq <= this.floor) this.seen.delete(seq);
  }
}

/** Deletes lines that everybody has read. A job; several instances may run it at once. */
export async function forgetIndexChanges(): Promise<void> {
  const old = { at: LessThan(new Date(Date.now() - KEPT_MS)) };
  if (await repo(IndexChange).existsBy(old)) await transaction(() => repo(IndexChange).delete(old));
}
