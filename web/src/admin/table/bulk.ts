import type { DocumentNode } from 'graphql';

/** An action on several rows by one mutation, which reports the outcome of each. */
export interface BulkAction<Row> {
  /** The words of its button, such as 'Disable'. */
  label: string;
  /** Mutation with one `input`. It returns a list of BulkResult. */
  document: DocumentNode;
  input: (ids: string[], reason: string) => object;
  /** True for rows that it applies to. */
  fits: (row: Row) => boolean;
  /** The outcome, after the number of rows: 'disabled'. */
  done: string;
  /** The confirmation; without it, the action runs at once. */
  ask?: {
    title: (rows: readonly Row[]) => string;
    text: (rows: readonly Row[]) => string;
    keep: string;
    /** The label of a required reason. */
    reason?: string;
  };
  /** The action that undoes it, if that is safe. */
  undo?: () => BulkAction<Row>;
}

export interface BulkAnswer {
  id: string;
  problem: string | null;
}
