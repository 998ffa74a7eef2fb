import type { ReactNode } from 'react';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { BulkAction } from './bulk';
import type { CellEdit } from './edits';
import type { Filter } from './filters';
import type { TableState } from './tableState';

interface Orders {
  ascending?: string;
  descending?: string;
}

export interface Column<Row> {
  field: string;
  label: string;
  /** What the cell shows, unless `cell` does. */
  text: (row: Row) => string;
  cell?: (row: Row) => ReactNode;
  /** The server's names of the orders by this column; without them it cannot be sorted. */
  sort?: Orders;
  /** How its cells are edited in place. */
  edit?: CellEdit<Row>;
  /** Width in pixels; without one the column takes its share of what is left. */
  width?: number;
  isNumber?: boolean;
  /** Shown only where somebody chooses it. */
  isOptional?: boolean;
  /** Hidden where there is no room for all columns; the details of the row have it. */
  isExtra?: boolean;
  /** Does something with the row: neither hidden nor exported. */
  isAction?: boolean;
}

/** A table of the staff area: the question it asks, its columns and filters, and what it shows of one record. */
export interface Screen<
  Row extends { id: string },
  Data = unknown,
  Variables extends OperationVariables = OperationVariables,
> {
  /** By which its columns and density are remembered. */
  name: string;
  title: string;
  /** What one row is, such as 'booking'. */
  noun: string;
  document: TypedDocumentNode<Data, Variables>;
  variables: (state: TableState, page: Page) => Variables;
  list: (data: Data, state: TableState, page: Page) => Rows<Row>;
  /** Whether pages can be asked for by the row before them, so that a deep one costs no more than the first. */
  isKeyed?: boolean;
  /** Whether changes of a record are in the audit log: its history then stands beside its details. */
  isAudited?: boolean;
  columns: readonly Column<Row>[];
  filters: readonly Filter[];
  /** What the quick search looks in; without it there is none. */
  search?: string;
  /** What stands there where there is no record at all. */
  empty: string;
  /** What a record is called on top of its details. */
  nameOf: (row: Row) => string;
  details: (row: Row) => ReactNode;
  /** What can be done with several rows at once. */
  bulk?: readonly BulkAction<Row>[];
  /** What can be done beside the list, such as adding a record. */
  actions?: ReactNode;
}

export interface Page {
  limit: number;
  /** Rows to skip, counted from `after` where it is given. */
  offset: number;
  /** The reference of the row before the page. */
  after?: string;
}

export interface Rows<Row> {
  items: readonly Row[];
  total: number;
  /** False where there are at least so many. */
  totalIsExact?: boolean;
}

/** One page of a list that the server answers whole, narrowed to rows in whose words the search is found. */
export function pageOf<Row>(
  all: readonly Row[],
  { text }: TableState,
  { limit, offset }: Page,
  wordsOf: (row: Row) => string,
): Rows<Row> {
  const words = text.toLowerCase().split(/\s+/);
  const found = all.filter((row) => words.every((word) => wordsOf(row).toLowerCase().includes(word)));
  return { items: found.slice(offset, offset + limit), total: found.length };
}

/** The server's name of the order that is chosen; undefined for its own. */
export const orderOf = <Order extends string>(
  { sort }: TableState,
  columns: readonly { field: string; sort?: Orders }[],
): Order | undefined =>
  columns.find(({ field }) => field === sort?.field)?.sort?.[
    sort?.descending ? 'descending' : 'ascending'
  ] as Order | undefined;
