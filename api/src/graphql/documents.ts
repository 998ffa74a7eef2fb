import { createHash } from 'node:crypto';
import { GraphQLError, parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Turns } from '../core/eventLoop';
import { MAX_TOKENS, validateInTurns } from './cost/queryLimits';

/** Characters of all documents together; a parsed document takes about 60 bytes for each. */
const MAX_CHARACTERS = 500_000;
/** The most documents that are kept. */
const MAX_DOCUMENTS = 2000;
/** A document of this length takes one point to read; the points grow with the square of the length. A shorter one is free. */
const ONE_POINT_CHARACTERS = 90;
/** No more of a text is read than these characters, about: the parser stops after MAX_TOKENS. */
const MAX_READ = MAX_TOKENS * 4;

/**
 * The documents of one schema that were parsed and found valid, by the SHA-256 of their text. HTTP and sockets share
 * them: reading a document takes up to 30 ms, in several turns of the event loop. A caller pays for a document that is not here yet.
 */
export class Documents {
  private readonly valid = new LRUCache<string, DocumentNode>({
    max: MAX_DOCUMENTS,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ loc }) => Math.max(1, loc?.end ?? 0),
  });

  constructor(private readonly schema: GraphQLSchema) {}

  /** Points that it takes to read this text; 0 where it was read before. */
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
      const document = await turns.do(() => parse(text, { maxTokens: MAX_TOKENS }));
      const errors = await validateInTurns(this.schema, document, turns);
      if (errors.length) return errors;
      this.valid.set(hash, document);
      return document;
    } catch (error) {
      return [error as GraphQLError];
    }
  }

  /** For Apollo Server, whose keys end in the hash. */
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
