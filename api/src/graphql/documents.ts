import { createHash } from 'node:crypto';
import { GraphQLError, parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { DOCUMENT_LIMITS } from '../../../schema/apiLimits';
import type { Turns } from '../core/eventLoop';
import { validateInTurns } from './cost/queryLimits';

/** The most characters of all documents together. A parsed document takes about 60 bytes for each. */
const MAX_CHARACTERS = 500_000;
/** The most documents that are cached. */
const MAX_DOCUMENTS = 2000;
/** A document of this length costs one point to read. The points grow with the square of the length; shorter ones are free. */
const ONE_POINT_CHARACTERS = 90;
/** The approximate number of characters after which the parser stops for its tokens. */
const MAX_READ = DOCUMENT_LIMITS.tokens * 4;

/**
 * The parsed and valid documents of one schema, by the SHA-256 of their text. HTTP and sockets share them. Reading a new
 * document takes up to 30 ms in several turns of the event loop, and its caller pays points for it.
 */
export class Documents {
  private readonly valid = new LRUCache<string, DocumentNode>({
    max: MAX_DOCUMENTS,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ loc }) => Math.max(1, loc?.end ?? 0),
  });

  constructor(private readonly schema: GraphQLSchema) {}

  /** The points for reading this text; 0 if it is cached. */
  readingCost(text: string): number {
    if (this.valid.has(hashOf(text))) return 0;
    return Math.floor((Math.min(text.length, MAX_READ) / ONE_POINT_CHARACTERS) ** 2);
  }

  /** The parsed document, or why it is refused. */
  async read(text: string, turns: Turns): Promise<DocumentNode | readonly GraphQLError[]> {
    const hash = hashOf(text);
    const known = this.valid.get(hash);
    if (known) return known;
    try {
      const document = await turns.do(() => parse(text, { maxTokens: DOCUMENT_LIMITS.tokens }));
      const errors = await validateInTurns(this.schema, document, turns);
      if (errors.length) return errors;
      this.valid.set(hash, document);
      return document;
    } catch (error) {
      return [error as GraphQLError];
    }
  }

  /** The document for Apollo Server, whose keys end in the hash. */
  async get(key: string): Promise<DocumentNode | undefined> {
    return this.valid.get(key.slice(-HASH_LENGTH));
  }
  async set(key: string, document: DocumentNode): Promise<void> {
    this.valid.set(key.slice(-HASH_LENGTH), document);
  }
  async delete(key: string): Promise<boolean> {
    return this.valid.delete(key.slice(-HASH_LENGTH));
  }
}

const HASH_LENGTH = 64;
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
