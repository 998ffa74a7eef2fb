import type { Turns } from '../../core/eventLoop';
import { log } from '../../core/log';
import { perApp } from '../../core/appState';
import { singleFlight } from '../../core/singleFlight';
import { countForeignCommit } from '../../database/transaction';
import { emptyIndex, isOutdated, readSaved, readTables } from './buildIndex.service';
import { ChangeFeed, type FeedPosition } from './changeFeed.service';
import type { DirtyPart } from './indexChange.entity';
import { writeIndexFile } from './indexFile.service';
import {
  batches,
  refreshAll,
  readHotelsAfter,
  refreshParts,
  replaceRoomTypesByHotels,
} from './refreshIndex.service';
import type { SearchIndex } from './searchIndex';
import { BATCH, readCities } from './searchIndexRows.service';

/*
 * Each process has a search index in memory that answers which hotels match. The database remains authoritative:
 * the unique key of a night decides whether it is sold. Dirty parts of the index are reloaded
 *   - after each commit of this process that wrote to them; searches wait for that,
 *   - every half second, a few at a time, if the change feed has changes of other processes,
 *   - by resync, twenty hotels every two seconds, which repairs any other difference within one round:
 *     seventeen minutes for ten thousand hotels.
 * Everything is reloaded in place, hotel by hotel, so that there is one index at any time. A process that starts reads
 * what an earlier one has saved, where it may, and else the tables.
 */

/**
 * Milliseconds that one run of the job spends on changes of other processes before it reads the feed again.
 */
const FOLLOW_MS = 400;

/** Retries until the work succeeds and logs failures. Searches use the index as it is in the meantime. */
const watch = (work: Promise<void>): Promise<void> =>
  work.catch((error: unknown) => log.error({ error }, 'the search index could not be read'));

/** The search index of one app, and what is known to be out of date in it. */
class LiveIndex {
  private isOpen = false;
  private index = emptyIndex();
  private built = false;
  private isReloading = false;
  /** Dirty parts that this process has written. */
  private own = new Set<DirtyPart>();
  /** Dirty parts that other processes have written. */
  private readonly foreign = new Set<DirtyPart>();
  /** The work that searches wait for. */
  private refreshed: Promise<void> = Promise.resolve();
  private reloaded: Promise<void> = Promise.resolve();
  private lastTurn: Promise<unknown> = Promise.resolve();
  private readonly feed = new ChangeFeed();
  /** When the index last had all changes of other processes, in milliseconds since 1970. */
  private followedAt = 0;
  /** Parts of lines before this position are in the index or dirty. */
  private position = this.feed.position;
  /** The position at the last run of the job that saves. */
  private earlier: FeedPosition | undefined;
  /** The last hotel that resync has read, and the number of hotels that differed in this round. */
  private resyncedTo = '';
  private repaired = 0;

  /** Builds the index in the background so that the start does not wait and the first search finds it ready. */
  open(): void {
    this.followedAt = Date.now();
    this.isOpen = true;
    this.reloaded = watch(this.reload());
  }

  /** Ends, and saves the index for the next process. */
  async close(): Promise<void> {
    this.isOpen = false;
    await Promise.allSettled([this.reloaded, this.refreshed, this.lastTurn]);
    await this.saveFrom(this.position).catch((error: unknown) =>
      log.error({ error }, 'the search index could not be saved'),
    );
  }

  /** Whether the index is built. */
  get isBuilt(): boolean {
    return this.built;
  }

  /**
   * The number of dirty parts, -1 without an index, and for how long changes of others may have been unread.
   */
  get state(): { unread: number; lagSeconds: number } {
    return {
      unread: this.built ? this.own.size + this.foreign.size : -1,
      lagSeconds: (Date.now() - this.followedAt) / 1000,
    };
  }

  /** The index with everything that this process has committed so far. */
  async current(): Promise<SearchIndex> {
    if (!this.isReloading && (!this.built || isOutdated(this.index))) this.own.add('everything');
    this.readOwn();
    await Promise.all([this.reloaded, this.refreshed]);
    if (!this.built) throw new Error('The search index could not be built.');
    return this.index;
  }

  /** Reloads these parts in the background. Does nothing in a process without an index. */
  markDirty(parts: DirtyPart[]): void {
    if (!this.isOpen || !parts.length) return;
    for (const part of parts) this.own.add(part);
    this.readOwn();
  }

  /**
   * Job: reloads all parts that other processes have written. Nights come first, since guests notice outdated
   * nights soonest. Parts that cannot be read are moved to the parts of this process and read in the next run.
   */
  async followChangeFeed(): Promise<void> {
    if (!this.built) return;
    this.readOwn();
    do {
      for (const part of await this.feed.read()) this.foreign.add(part);
      this.position = this.feed.position;
      if (this.foreign.delete('everything')) void watch(this.reload());
      await replaceRoomTypesByHotels(this.foreign);
      await this.readForeign();
    } while (this.foreign.size && this.isOpen);
    this.followedAt = Date.now();
  }

  /** Reloads parts of other processes for a limited time, after which the feed is read again. */
  private async readForeign(): Promise<void> {
    const until = Date.now() + FOLLOW_MS;
    const isNight = (part: DirtyPart) => Number(part.startsWith('room:'));
    for (const parts of batches([...this.foreign].sort((a, b) => isNight(b) - isNight(a)))) {
      await this.inTurn(() => refreshParts(this.index, parts));
      for (const part of parts) this.foreign.delete(part);
      countForeignCommit();
      if (Date.now() > until) return;
    }
  }

  /** Job: reloads the next hotels, dirty or not. */
  resync(): Promise<void> {
    return this.inTurn(async () => {
      if (!this.built) return;
      const { last, put } = await readHotelsAfter(this.index, this.resyncedTo, BATCH);
      this.repaired += put();
      this.resyncedTo = last ?? '';
      if (last !== undefined) return;
      this.index.setCities(await readCities());
      if (this.repaired)
        log.info({ repaired: this.repaired }, 'hotels differed from the search index and were reloaded');
      this.repaired = 0;
    });
  }

  /**
   * Job: saves the index for the next process. It says that the index has the changes before the position of the job's
   * last run: of those just read from the feed, a transaction of this process may not know yet that it has committed.
   */
  async save(): Promise<void> {
    const { earlier } = this;
    this.earlier = this.position;
    if (earlier) await this.saveFrom(earlier);
  }

  private async saveFrom(position: FeedPosition): Promise<void> {
    if (!this.built) return;
    const dirty = await this.inTurn(() => Promise.resolve([...this.own, ...this.foreign]));
    if (this.isReloading || dirty.includes('everything')) return;
    await writeIndexFile(this.index, { position, dirty });
  }

  /** One after the other, so that a later read is also stored later. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.lastTurn.then(work);
    this.lastTurn = turn.catch(() => undefined);
    return turn;
  }

  private readonly refreshOwn = singleFlight<void, void>(
    () => 'own',
    () =>
      this.inTurn(async () => {
        const parts = this.own;
        this.own = new Set();
        try {
          await refreshAll(this.index, parts);
        } catch (error) {
          for (const part of parts) this.own.add(part);
          throw error;
        }
      }),
  );

  /** Reads everything: for the first time, or in place while searches go on. */
  private readonly reload = singleFlight<void, void>(
    () => 'all',
    async () => {
      this.isReloading = true;
      try {
        if (!this.built && (await this.inTurn(() => this.takeSaved()))) return;
        const isRead = await readTables(
          this.index,
          this.built,
          (work) => this.inTurn(work),
          () => this.isOpen,
        );
        if (isRead) this.built = true;
        else this.own.add('everything');
      } catch (error) {
        this.own.add('everything');
        throw error;
      } finally {
        this.isReloading = false;
      }
    },
  );

  /** Takes what an earlier process has saved; without it, the feed begins now. */
  private async takeSaved(): Promise<boolean> {
    const saved = await readSaved(this.feed);
    if (saved) this.index = saved;
    else await this.feed.begin();
    this.position = this.feed.position;
    this.built = saved !== undefined;
    return this.built;
  }

  /** Starts to reload the parts that this process has written. */
  private readOwn(): void {
    if (this.own.delete('everything')) this.reloaded = watch(this.reload());
    if (this.own.size) this.refreshed = watch(this.refreshOwn());
  }
}

/** The search index of the current app. */
export const liveIndex = perApp(() => new LiveIndex());

/**
 * Runs a computation on the current index and yields to other work before it: a search takes a few
 * milliseconds.
 */
export async function withIndex<T>(turns: Turns, compute: (index: SearchIndex) => T): Promise<T> {
  const current = await liveIndex().current();
  return turns.do(() => compute(current));
}
