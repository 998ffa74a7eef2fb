import { Kind, parse } from 'graphql';
import { LRUCache } from 'lru-cache';
import { commitCache } from './commitCache.service';
import { perApp } from '../../core/appState';

/** A response as it was sent. */
export interface CachedResponse {
  contentType: string;
  body: string;
}

/** The most characters of all responses together, and of one response. */
const MAX_SIZE = 32_000_000;
const MAX_ENTRY = 500_000;

const lookUp = commitCache<CachedResponse>({
  maxSize: MAX_SIZE,
  maxEntrySize: MAX_ENTRY,
  sizeOf: ({ body }) => body.length,
});

/** Answers to introspection, which are valid until the server stops. */
const ofSchema = perApp(
  () =>
    new LRUCache<string, CachedResponse>({
      maxSize: 8_000_000,
      sizeCalculation: ({ body }, key) => body.length + key.length,
    }),
);

/** The cached response to a request, or a function that stores it later. */
export interface ResponseLookup {
  cached: CachedResponse | undefined;
  /** `document` is the document of the request. */
  store(response: CachedResponse, document: unknown): void;
}

/**
 * Looks up the response to an equal request of a signed-out visitor; `accept` is what the visitor reads. It is valid for a second or until a commit;
 * responses to introspection stay as long as there is room. Only queries without errors are stored. `text` is the
 * body of the request.
 */
export function lookUpResponse(accept: string, text: string): ResponseLookup {
  const key = `${accept}\n${text}`;
  const { cached = ofSchema().get(key), store } = lookUp(key);
  return {
    cached,
    store: (response, document) => {
      const kind = kindOf(document);
      if (kind === 'query') store(response);
      else if (kind === 'introspection') ofSchema().set(key, response);
    },
  };
}

type Answered = 'query' | 'introspection' | 'other';

/** The kind of each document, by its text. The same few documents come repeatedly with different variables. */
const kinds = new LRUCache<string, Answered>({
  maxSize: 1_000_000,
  sizeCalculation: (_, document) => document.length || 1,
});

function kindOf(document: unknown): Answered {
  // A persisted query has only its hash.
  if (typeof document !== 'string' || !document) return 'other';
  let kind = kinds.get(document);
  if (kind === undefined) kinds.set(document, (kind = readKind(document)));
  return kind;
}

function readKind(text: string): Answered {
  const { definitions } = parse(text, { noLocation: true });
  const operations = definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  if (operations.some(({ operation }) => operation !== 'query')) return 'other';
  const fields = operations.flatMap(({ selectionSet }) => selectionSet.selections);
  const isOfSchema = fields.every((one) => one.kind === Kind.FIELD && one.name.value.startsWith('__'));
  return isOfSchema ? 'introspection' : 'query';
}
