import type { DocumentNode } from 'graphql';
import type { Duty } from '../../../../schema/staffPages';

/** What the person said in the confirmation; empty where it was not asked for. */
export interface Said {
  reason: string;
  choice: string;
}

/** An action on several rows by one mutation, which reports the outcome of each. */
export interface BulkAction<Row> {
  /** The words of its button, such as 'Disable'. */
  label: string;
  /** The duties that grant it; null for administrators only. Without it, it comes with the list. */
  duties?: readonly Duty[] | null;
  /** Mutation with one `input`. It returns a list of BulkResult. */
  document: DocumentNode;
  input: (ids: string[], said: Said) => object;
  /** True for rows that it applies to. */
  fits: (row: Row) => boolean;
  /** The outcome for a number of rows: `{count, plural, one {# user disabled.} other {# users disabled.}}`. */
  done: string;
  /** The confirmation; without it, the action runs at once. */
  ask?: {
    title: (rows: readonly Row[]) => string;
    text: (rows: readonly Row[]) => string;
    keep: string;
    /** The label of a reason, and whether it may be left out. */
    reason?: { label: string; isOptional?: boolean };
    /** A choice that the action needs; the first is chosen at first. */
    choice?: {
      label: string;
      options: readonly { value: string; label: string; hint: (rows: readonly Row[]) => string }[];
    };
  };
  /** The action that undoes it, if that is safe. */
  undo?: () => BulkAction<Row>;
}

export interface BulkAnswer {
  id: string;
  problem: string | null;
}
