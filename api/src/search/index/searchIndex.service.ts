import { now } from '../../core/clock';
import type { Turns } from '../../core/eventLoop';
import { log } from '../../core/log';
import { perApp } from '../../core/appState';
import { singleFlight } from '../../core/singleFlight';
import { countForeignCommit } from '../../database/transaction';
import { AvailabilityBitset } from './availabilityBitset';
import { ChangeFeed } from './changeFeed.service';
import { nightOf } from './dayNumber';
import type { DirtyPart } from './indexChange.entity';
import {
  batches,
  countDifferences,
  putHotels,
  refreshAll,
  refreshParts,
  replaceRoomTypesByHotels,
} from './refreshIndex.service';
import { SearchIndex } from './searchIndex';
import { BATCH, countRoomNumbers, readCities, readHotels, readIdsAfter } from './searchIndexRows.service';

/*
 * Each process has a search index in memory that answers which hotels match. The database remains authoritative:
 * the unique key of a night decides whether it is sold. Dirty parts of the index are reloaded
 *   - after each commit of this process that wrote to them; searches wait for that,
 *   - every half second, a few at a time, if the change feed has changes of other processes,
 *   - by resync, twenty hotels every two seconds, which repairs any other difference within one round:
 *     seventeen minutes for ten thousand hotels.
 */

/** Days before today in the index, and days after which it is rebuilt. */
const DAYS_BEHIND = 31;
const DAYS_UNTIL_REBUILD = 62;
/** Five years, the longest time ahead that can be booked. */
const DAYS_AHEAD = 1830;
/**
 * Milliseconds that one run of the job spends on changes of other processes before it reads the feed again.
 */
const FOLLOW_MS = 400;

/** Retries until the work succeeds and logs failures. Searches use the index as it is in the meantime. */
const watch = (work: Promise<void>): Promise<void> =>
  work.catch((error: unknown) => log.error({ error }, 'the search index could not be read'));

const today = (): number => Math.floor(now().getTime() / 86_400_000);

const isOutdated = ({ nights }: SearchIndex): boolean =>
  Math.abs(today() - DAYS_BEHIND - nights.firstDay) > DAYS_UNTIL_REBUILD;

/** The search index of one app, and what is known to be out of date in it. */
class LiveIndex {
  private isOpen = false;
  private index: SearchIndex | undefined;
  /** Dirty parts that this process has written. */
  private own = new Set<DirtyPart>();
  /** Dirty parts that other processes have written. */
  private readonly foreign = new Set<DirtyPart>();
  /** Parts written during a rebuild, which may have read them before; undefined if no rebuild is running. */
  private sinceBuildBegan: Set<DirtyPart> | undefined;
  /** The work that searches wait for. */
  private refreshed: Promise<void> = Promise.resolve();
  private rebuilt: Promise<void> = Promise.resolve();
  private lastTurn: Promise<unknown> = Promise.resolve();
  private readonly feed = new ChangeFeed();
  /** When the index last had all changes of other processes, in milliseconds since 1970. */
  private followedAt = 0;
  /** The last hotel that resync has read, and the number of hotels that differed in this round. */
  private resyncedTo = '';
  private repaired = 0;

  /** Builds the index in the background so that the start does not wait and the first search finds it ready. */
  open(): void {
    this.followedAt = Date.now();
    this.isOpen = true;
    this.rebuilt = watch(this.rebuild());
  }

  async close(): Promise<void> {
    this.isOpen = false;
    await Promise.allSettled([this.rebuilt, this.refreshed, this.lastTurn]);
  }

  /** Whether the index is built. */
  get isBuilt(): boolean {
    return this.index !== undefined;
  }

  /**
   * The number of dirty parts, -1 without an index, and for how long changes of others may have been unread.
   */
  get state(): { unread: number; lagSeconds: number } {
    return {
      unread: this.index ? this.own.size + this.foreign.size : -1,
      lagSeconds: (Date.now() - this.followedAt) / 1000,
    };
  }

  /** The index with everything that this process has committed so far. */
  async current(): Promise<SearchIndex> {
    if (!this.sinceBuildBegan && (!this.index || isOutdated(this.index))) this.own.add('everything');
    this.readOwn();
    await Promise.all([this.rebuilt, this.refreshed]);
    if (!this.index) throw new Error('The search index could not be built.');
    return this.index;
  }

  /** Reloads these parts in the background. Does nothing in a process without an index. */
  markDirty(parts: DirtyPart[]): void {
    if (!this.isOpen || !parts.length) return;
    for (const part of parts) {
      this.own.add(part);
      this.sinceBuildBegan?.add(part);
    }
    this.readOwn();
  }

  /**
   * Job: reloads all parts that other processes have written. Nights come first, since guests notice outdated
   * nights soonest. Parts that cannot be read are moved to the parts of this process and read in the next run.
   */
  async followChangeFeed(): Promise<void> {
    if (!this.index) return;
    this.readOwn();
    do {
      for (const part of await this.feed.read()) {
        this.foreign.add(part);
        this.sinceBuildBegan?.add(part);
      }
      if (this.foreign.delete('everything')) void watch(this.rebuild());
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
      await this.inTurn(() => refreshParts(this.index!, parts));
      for (const part of parts) this.foreign.delete(part);
      countForeignCommit();
      if (Date.now() > until) return;
    }
  }

  /** Job: reloads the next hotels, dirty or not. */
  resync(): Promise<void> {
    return this.inTurn(async () => {
      if (!this.index) return;
      const ids = new Set([
        ...(await readIdsAfter(this.resyncedTo)),
        ...this.index.idsAfter(this.resyncedTo, BATCH),
      ]);
      const batch = [...ids].sort().slice(0, BATCH);
      const hotels = await readHotels(batch, nightOf(this.index.nights.firstDay));
      this.repaired += countDifferences(this.index, batch, hotels);
      putHotels(this.index, batch, hotels);
      this.resyncedTo = batch.at(-1) ?? '';
      if (batch.length) return;
      this.index.setCities(await readCities());
      if (this.repaired)
        log.info({ repaired: this.repaired }, 'hotels differed from the search index and were reloaded');
      this.repaired = 0;
    });
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
        // A running build reads them itself.
        if (!this.index) return;
        try {
          await refreshAll(this.index, parts);
        } catch (error) {
          for (const part of parts) this.own.add(part);
          throw error;
        }
      }),
  );

  /** Rebuilds the index. Searches use the old one until the new one has all changes made in the meantime. */
  private readonly rebuild = singleFlight<void, void>(
    () => 'all',
    async () => {
      const meanwhile = (this.sinceBuildBegan = new Set());
      try {
        const built = await this.buildIndex();
        await this.inTurn(async () => {
          this.sinceBuildBegan = undefined;
          meanwhile.delete('everything');
          await refreshAll(built, meanwhile);
          this.index = built;
        });
      } catch (error) {
        this.own.add('everything');
        throw error;
      } finally {
        this.sinceBuildBegan = undefined;
      }
    },
  );

  /** Starts to reload the parts that this process has written. */
  private readOwn(): void {
    if (this.own.delete('everything')) this.rebuilt = watch(this.rebuild());
    if (this.own.size) this.refreshed = watch(this.refreshOwn());
  }

  private async buildIndex(): Promise<SearchIndex> {
    if (!this.index) await this.feed.begin();
    const nights = new AvailabilityBitset(
      today() - DAYS_BEHIND,
      DAYS_BEHIND + DAYS_AHEAD + DAYS_UNTIL_REBUILD,
      await countRoomNumbers(),
    );
    const built = new SearchIndex(nights);
    built.setCities(await readCities());
    for (let ids = await readIdsAfter(''); ids.length; ids = await readIdsAfter(ids.at(-1)!))
      for (const hotel of await readHotels(ids, nightOf(nights.firstDay))) built.put(hotel);
    return built;
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
