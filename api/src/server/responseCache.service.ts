import { parse } from 'graphql';
import { LRUCache } from 'lru-cache';
import { countCommits } from '../database/transaction';

/** An answer as it was sent. */
interface CachedResponse {
  contentType: string;
  body: string;
}
interface StoredResponse extends CachedResponse {
  commits: number;
}

/** How long another instance's write may go unseen, in milliseconds; one's own is seen at once. */
const TTL_MS = 1000;
/** Characters of all answers together, and of the largest that is kept. */
const MAX_SIZE = 32_000_000;
const MAX_ENTRY = 500_000;

const kept = new LRUCache<string, StoredResponse>({
  ttl: TTL_MS,
  maxSize: MAX_SIZE,
  maxEntrySize: MAX_ENTRY,
  sizeCalculation: ({ body }, key) => body.length + key.length,
});

/** A question that is being answered: what to answer at once, or how to keep the answer when it is there. */
export interface ResponseLookup {
  known: CachedResponse | undefined;
  keep(answer: CachedResponse): void;
}

/**
 * What nobody in particular asks again within a second gets the same answer, unless something was written
 * meanwhile. Only queries without errors are kept: everything else is worked out each time.
 */
export function lookUpResponse(accept: string, text: string): ResponseLookup {
  const key = `${accept}\n${text}`;
  const commits = countCommits();
  const found = kept.get(key);
  return {
    known: found?.commits === commits ? found : undefined,
    keep: (answer) => {
      // An answer that a write overtook on its way belongs to the past.
      if (countCommits() === commits && isQuery(text)) kept.set(key, { ...answer, commits });
    },
  };
}

/** Forgets everything; when the house closes. */
export const clearResponseCache = (): void => kept.clear();

/** Whether a document only reads, by its words: the same few come again and again, with other variables. */
const reads = new LRUCache<string, boolean>({
  maxSize: 1_000_000,
  sizeCalculation: (_, document) => document.length || 1,
});

function isQuery(text: string): boolean {
  const { query: document } = JSON.parse(text) as { query?: string };
  // Named by its hash alone.
  if (!document) return false;
  let known = reads.get(document);
  if (known === undefined) {
    const { definitions } = parse(document, { noLocation: true });
    known = definitions.every((one) => one.kind !== 'OperationDefinition' || one.operation === 'query');
    reads.set(document, known);
  }
  return known;
}
