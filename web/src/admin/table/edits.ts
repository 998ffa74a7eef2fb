import type { DocumentNode } from 'graphql';

/** How a cell is edited in place: one mutation, which answers the record or why it was refused. */
export interface CellEdit<Row> {
  /** Mutation with one `input`. */
  document: DocumentNode;
  /** The value as it is typed, or one of the choices. */
  value: (row: Row) => string;
  /** What is wrong with what was typed, before it is sent. */
  rule?: (text: string) => string | undefined;
  /** Instead of typing: the values with their words. */
  choices?: readonly (readonly [value: string, label: string])[];
  /** The value as the message says it, once it is saved. */
  words?: (value: string) => string;
  /** What is sent; the version of the row is in it where there is one, so that nothing is overwritten unseen. */
  input: (row: Row, value: string) => object;
}
