import { LRUCache } from 'lru-cache';
import { now } from '../core/clock';
import { log } from '../core/log';
import { pacedTurns } from '../core/pacedTurns';
import { slotsByKey, TooManyWaiting } from '../core/slots';
import { countCommits } from '../database/transaction';
import { networkOf } from '../access/limits/address';

/** A page as it is sent. */
export interface StoredPage {
  text: string;
  /** What was made of the text for sending it: its compressed forms and its tag. */
  forms: Map<string, Promise<Buffer> | string>;
}

/** How long another instance's write may go unseen, in milliseconds; this one's own is seen at once. */
const TTL_MS = 1000;
/** Characters of all remembered pages together, of the largest, and of the longest address. */
const MAX_SIZE = 32_000_000;
const MAX_ENTRY = 2_000_000;
const MAX_ADDRESS = 1000;
/** Pages that wait until one can be rendered; one more gets its page without. */
const MOST_WAITING = 8;
/** Pages of one network that are rendered or wait: callers from other networks have their turn soon. */
const MOST_OF_VISITOR = 3;
/** How long a page may take to be rendered, waiting included, in milliseconds. */
const DEADLINE_MS = 1500;

/** Renders the page at an address, for a visitor at a network address, until the signal gives it up. */
type Render = (address: string, visitor: string, signal: AbortSignal) => Promise<string | undefined>;

/**
 * Pages of visitors who are not signed in, rendered: remembered by address for a second, unless something is written
 * meanwhile, as answers are. Whoever asks for a page that is being rendered gets the same one.
 */
export class RenderedPages {
  private readonly pages = new LRUCache<string, { page: StoredPage; commits: number }>({
    ttl: TTL_MS,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
    maxSize: MAX_SIZE,
    maxEntrySize: MAX_ENTRY,
    // compressed forms are a fraction of the text
    sizeCalculation: ({ page }, key) => 2 * page.text.length + key.length,
  });
  private readonly flights = new Map<string, Promise<StoredPage | undefined>>();
  private readonly turns = pacedTurns(MOST_WAITING);
  private readonly fewOfVisitor = slotsByKey(MOST_OF_VISITOR, 0);
  private readonly failures = new Set<string>();

  constructor(
    private readonly render: Render,
    private readonly deadlineMs = DEADLINE_MS,
  ) {}

  /** The page at an address; undefined where it is not rendered: for what it is, for lack of time, or for a failure. */
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

  forget(): void {
    this.pages.clear();
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
      // a page that was overtaken by a write is out of date for whoever comes next
      if (countCommits() === commits) this.pages.set(address, { page, commits });
      return page;
    } catch (error) {
      if (!(error instanceof TooManyWaiting)) this.report(address, error);
      return undefined;
    }
  }

  /** Renders when it is its turn; a page that was given up meanwhile is not rendered any more. */
  private renderInTurn(address: string, visitor: string, signal: AbortSignal): Promise<string | undefined> {
    return this.fewOfVisitor(networkOf(visitor), () =>
      this.turns(async () => (signal.aborted ? undefined : this.render(address, visitor, signal))),
    );
  }

  /** Each failure is logged once: an address that fails is asked for again and again. */
  private report(address: string, error: unknown): void {
    const words = error instanceof Error ? error.message : String(error);
    if (this.failures.has(words)) return;
    if (this.failures.size < 100) this.failures.add(words);
    log.error({ error, address }, 'a page could not be rendered and is sent without its content');
  }
}
