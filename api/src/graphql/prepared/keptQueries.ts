import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { PreparedQuery } from './preparedQuery';

/** A prepared query is kept from the third time it is asked for: what is asked once would only fill the memory. */
const ASKED = 3;

interface Asked {
  schema: GraphQLSchema;
  /** Parsed and valid; the same object each time the same text is asked for. */
  document: DocumentNode;
  /** Undefined where the document has none of the name that was asked for. */
  operation: OperationDefinitionNode | undefined;
}

/** The prepared queries of a server, the least recently used first out. */
export class KeptQueries {
  private readonly kept: LRUCache<OperationDefinitionNode, PreparedQuery>;
  /** How often each operation was asked for until it was kept; Infinity for one that is too large to be kept. */
  private readonly asked = new WeakMap<OperationDefinitionNode, number>();

  /** Fields of one query beyond which it is not kept, and of all of them together. */
  constructor(private readonly most: { query: number; all: number }) {
    this.kept = new LRUCache({ maxSize: most.all });
  }

  get queries(): number {
    return this.kept.size;
  }

  /** Of all kept queries. */
  get fields(): number {
    return this.kept.calculatedSize;
  }

  /** The query as it is prepared, by an earlier run where it was asked for often; undefined for what is no query. */
  prepare({ schema, document, operation }: Asked): PreparedQuery | undefined {
    if (operation?.operation !== 'query') return undefined;
    const known = this.kept.get(operation);
    if (known?.schema === schema) return known;
    const times = (this.asked.get(operation) ?? 0) + 1;
    this.asked.set(operation, times);
    const isKept = times >= ASKED && times !== Infinity;
    return new PreparedQuery(schema, document, operation, isKept ? (query) => this.keep(query) : undefined);
  }

  /** Keeps what a run has prepared, unless it is too much. */
  private keep(query: PreparedQuery): void {
    const { operation, size } = query;
    this.kept.delete(operation);
    if (size > this.most.query) this.asked.set(operation, Infinity);
    else this.kept.set(operation, query, { size });
  }
}
