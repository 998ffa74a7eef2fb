import type { DocumentNode } from 'graphql';

/** The editing of a cell in place: one mutation, which returns the record or a refusal. */
export interface CellEdit<Row> {
  /** Mutation with one `input`. */
  document: DocumentNode;
  /** The editable text, or one of the choices. */
  value: (row: Row) => string;
  /** The problem of a typed text, checked before it is sent. */
  rule?: (text: string) => string | undefined;
  /** Instead of typing: the values with their words. */
  choices?: readonly (readonly [value: string, label: string])[];
  /** The value in the message after saving. */
  words?: (value: string) => string;
  /** The input. It includes the version of the row, if any, so that no unseen change is overwritten. */
  input: (row: Row, value: string) => object;
}
