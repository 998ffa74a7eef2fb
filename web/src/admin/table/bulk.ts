import type { DocumentNode } from 'graphql';

/** What is done with several rows by one mutation, which answers for each what became of it. */
export interface BulkAction<Row> {
  /** As its button reads, such as 'Disable'. */
  label: string;
  /** Mutation with one `input`, that answers a list of BulkResult. */
  document: DocumentNode;
  input: (ids: string[], reason: string) => object;
  /** Rows for which it makes sense. */
  fits: (row: Row) => boolean;
  /** What it did, after the number of rows: 'disabled'. */
  done: string;
  /** Asked before it is done; without it, it is done at once. */
  ask?: {
    title: (rows: readonly Row[]) => string;
    text: (rows: readonly Row[]) => string;
    keep: string;
    /** Label of a text without which it is not done. */
    reason?: string;
  };
  /** The action that takes it back, where that is safe. */
  undo?: () => BulkAction<Row>;
}

export interface BulkAnswer {
  id: string;
  problem: string | null;
}
