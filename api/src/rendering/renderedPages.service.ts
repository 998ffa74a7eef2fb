import { LRUCache } from 'lru-cache';
import { now } from '../core/clock';
import { log } from '../core/log';
import { pacedTurns } from '../core/pacedTurns';
import { limitConcurrencyByKey, QueueFull } from '../core/concurrency';
import { countCommits } from '../database/transaction';
import { networkOf } from '../access/limits/address';

/** A page as sent. */
export interface StoredPage {
  text: string;
  /** The text's compressed forms and its ETag. */
  forms: Map<string, Promise<Buffer> | string>;
}

/** Milliseconds after which writes of other instances become visible; own writes are visible at once. */
const TTL_MS = 1000;
/** Most characters of all cached pages together, of one page, and of an address. */
const MAX_SIZE = 32_000_000;
const MAX_ENTRY = 2_000_000;
const MAX_ADDRESS = 1000;
/** The most pages that wait to be rendered; a further one is sent without content. */
const MOST_WAITING = 8;
/** The most pages of one network that are rendered or wait, so that other networks get their turn. */
const MOST_OF_VISITOR = 3;
/** Milliseconds that a page may take to be rendered, including the wait. */
const DEADLINE_MS = 1500;

/** Renders the page at an address for a visitor at a network address, until the signal aborts. */
type Render = (address: string, visitor: string, signal: AbortSignal) => Promise<string | undefined>;

/**
 * Renders pages for signed-out visitors and caches them by address for a second, or until the next commit.
 * Simultaneous requests for a page share one rendering.
 */
export class RenderedPages {
  private readonly pages = new LRUCache<string, { page: StoredPage; commits: number }>({
    ttl: TTL_MS,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
    maxSize: MAX_SIZE,
    maxEntrySize: MAX_ENTRY,
    // The compressed forms are a fraction of the text.
    sizeCalculation: ({ page }, key) => 2 * page.text.length + key.length,
  });
  private readonly flights = new Map<string, Promise<StoredPage | undefined>>();
  private readonly turns = pacedTurns(MOST_WAITING);
  private readonly fewOfVisitor = limitConcurrencyByKey(MOST_OF_VISITOR, 0);
  private readonly failures = new Set<string>();

  constructor(
    private readonly render: Render,
    private readonly deadlineMs = DEADLINE_MS,
  ) {}

  /** The page at an address; undefined if it is not a public page, rendering took too long or it failed. */
  async find(address: string, visitor: string): Promise<StoredPage | undefined> {
    if (address.length > MAX_ADDRESS || !/^\/(?!\/)/.test(address)) return undefined;
    const commits = countCommits();
    const stored = this.pages.get(address);
    if (stored?.commits === commits) return stored.page;
    const key = `${commits} ${address}`;
    const flight = this.flights.get(key) ?? this.renderAndStore(address, visitor, commits);
    if (!this.flights.has(key)) {
      this.flights.set(key, flight);
      void flight.finally(() => this.flights.delete(key));
    }
    return flight;
  }

  private async renderAndStore(
    address: string,
    visitor: string,
    commits: number,
  ): Promise<StoredPage | undefined> {
    const signal = AbortSignal.timeout(this.deadlineMs);
    const givenUp = new Promise<undefined>((resolve) =>
      signal.addEventListener('abort', () => resolve(undefined)),
    );
    try {
      const text = await Promise.race([this.renderInTurn(address, visitor, signal), givenUp]);
      if (text === undefined) return undefined;
      const page: StoredPage = { text, forms: new Map() };
      // A page is outdated if a write commits during its rendering.
      if (countCommits() === commits) this.pages.set(address, { page, commits });
      return page;
    } catch (error) {
      if (!(error instanceof QueueFull)) this.report(address, error);
      return undefined;
    }
  }

  /** Renders the page when it is its turn, unless the request was aborted in the meantime. */
  private renderInTurn(address: string, visitor: string, signal: AbortSignal): Promise<string | undefined> {
    return this.fewOfVisitor(networkOf(visitor), () =>
      this.turns(async () => (signal.aborted ? undefined : this.render(address, visitor, signal))),
    );
  }

  /** Logs each failure once: a failing address is requested repeatedly. */
  private report(address: string, error: unknown): void {
    const words = error instanceof Error ? error.message : String(error);
    if (this.failures.has(words)) return;
    if (this.failures.size < 100) this.failures.add(words);
    log.error({ error, address }, 'a page could not be rendered and is sent without its content');
  }
}
