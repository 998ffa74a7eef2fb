import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { PreparedQuery } from './preparedQuery';

/** A prepared query is cached from its third request on, since one-time queries would only fill the memory. */
const ASKED = 3;

interface Asked {
  schema: GraphQLSchema;
  /** Parsed and valid; always the same object for the same text. */
  document: DocumentNode;
  /** Undefined if the document has no operation of the requested name. */
  operation: OperationDefinitionNode | undefined;
}

/** The cached prepared queries of a server. The least recently used are evicted first. */
export class KeptQueries {
  private readonly kept: LRUCache<OperationDefinitionNode, PreparedQuery>;
  /** The number of requests for each operation until it was cached; Infinity for one that is too large. */
  private readonly asked = new WeakMap<OperationDefinitionNode, number>();

  /** `most` limits the fields of one cached query and of all together. */
  constructor(private readonly most: { query: number; all: number }) {
    this.kept = new LRUCache({ maxSize: most.all });
  }

  get queries(): number {
    return this.kept.size;
  }

  /** The number of fields of all cached queries. */
  get fields(): number {
    return this.kept.calculatedSize;
  }

  /** The prepared query, cached if it was requested often; undefined for other operations. */
  prepare({ schema, document, operation }: Asked): PreparedQuery | undefined {
    if (operation?.operation !== 'query') return undefined;
    const known = this.kept.get(operation);
    if (known?.schema === schema) return known;
    const times = (this.asked.get(operation) ?? 0) + 1;
    this.asked.set(operation, times);
    const isKept = times >= ASKED && times !== Infinity;
    return new PreparedQuery(schema, document, operation, isKept ? (query) => this.keep(query) : undefined);
  }

  /** Caches a prepared query, unless it is too large. */
  private keep(query: PreparedQuery): void {
    const { operation, size } = query;
    this.kept.delete(operation);
    if (size > this.most.query) this.asked.set(operation, Infinity);
    else this.kept.set(operation, query, { size });
  }
}
