import { parse } from 'graphql';
import { LRUCache } from 'lru-cache';
import { clearCommitCaches, commitCache } from './commitCache.service';

/** A response as it was sent. */
export interface CachedResponse {
  contentType: string;
  body: string;
}

/** Characters of all responses together, and of the largest that is stored. */
const MAX_SIZE = 32_000_000;
const MAX_ENTRY = 500_000;

const lookUp = commitCache<CachedResponse>({
  maxSize: MAX_SIZE,
  maxEntrySize: MAX_ENTRY,
  sizeOf: ({ body }) => body.length,
});

/** The cached response to a request, or the way to store it when it is there. */
export interface ResponseLookup {
  cached: CachedResponse | undefined;
  /** `document` is what was asked for. */
  store(response: CachedResponse, document: unknown): void;
}

/**
 * Equal requests of signed-out visitors get the same response for a second, unless something was written meanwhile.
 * Only queries without errors are stored. `text` is the body of the request.
 */
export function lookUpResponse(accept: string, text: string): ResponseLookup {
  const { cached, store } = lookUp(`${accept}\n${text}`);
  return {
    cached,
    store: (response, document) => {
      if (isQuery(document)) store(response);
    },
  };
}

/** Empties this and every other cache of answers; when the server stops. */
export const clearResponseCache = clearCommitCaches;

/** Whether a document is a query, by its text: the same few come again and again, with other variables. */
const queries = new LRUCache<string, boolean>({
  maxSize: 1_000_000,
  sizeCalculation: (_, document) => document.length || 1,
});

function isQuery(document: unknown): boolean {
  // A persisted query is named by its hash alone.
  if (typeof document !== 'string' || !document) return false;
  let known = queries.get(document);
  if (known === undefined) {
    const { definitions } = parse(document, { noLocation: true });
    known = definitions.every((one) => one.kind !== 'OperationDefinition' || one.operation === 'query');
    queries.set(document, known);
  }
  return known;
}
