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
  /** The text of the cell, unless `cell` renders it. */
  text: (row: Row) => string;
  cell?: (row: Row) => ReactNode;
  /** Its cells have links. A card is a button, and shows the text instead. */
  hasLinks?: true;
  /** The server's sort orders of this column; without them it cannot be sorted. */
  sort?: Orders;
  /** The editing of its cells in place. */
  edit?: CellEdit<Row>;
  /** Width in pixels; without it the column shares the remaining width. */
  width?: number;
  /** The minimum width in pixels of a column that shares the remaining width. */
  minWidth?: number;
  isNumber?: boolean;
  /** Hidden until it is chosen. */
  isOptional?: boolean;
  /** One of the three fields that a phone shows of a row; without any, the first ones are shown. */
  isOnCard?: true;
  /** Hidden if not all columns fit; the details of the row show it. */
  isExtra?: boolean;
  /** Contains actions on the row; it is neither hidden nor exported. */
  isAction?: boolean;
}

/** A table of the staff area: its query, columns, filters, and the details of a record. */
export interface Screen<
  Row extends { id: string },
  Data = unknown,
  Variables extends OperationVariables = OperationVariables,
> {
  /** The key of its stored columns and density. */
  name: string;
  title: string;
  /** The text for a number of rows: `{count, plural, one {# user} other {# users}}`. */
  counted: string;
  document: TypedDocumentNode<Data, Variables>;
  variables: (state: TableState, page: Page) => Variables;
  list: (data: Data, state: TableState, page: Page) => Rows<Row>;
  /** True if the server counts all rows on request, and reads pages from the end of the list. */
  countsAll?: boolean;
  /** True if changes to a record are in the audit log; the details then have a history tab. */
  isAudited?: boolean;
  /** True if the server shows its rows to everybody, so that a member's list is always that of one hotel. */
  isPublic?: boolean;
  columns: readonly Column<Row>[];
  filters: readonly Filter[];
  /** The fields that the quick search covers; without it there is none. */
  search?: string;
  /** The text of an empty list. */
  empty: string;
  /** The title of a record's details. */
  nameOf: (row: Row) => string;
  details: (row: Row) => ReactNode;
  /** The actions on several rows. */
  bulk?: readonly BulkAction<Row>[];
  /** Further actions beside the list, such as adding a record. */
  actions?: ReactNode;
}

export interface Page {
  limit: number;
  /** Rows to skip, counted from `after` if it is set. */
  offset: number;
  /** The reference of the row before the page. */
  after?: string;
  /** True to count all rows, however many there are. */
  countAll?: boolean;
  /** True to skip rows at the end of the list. */
  fromEnd?: boolean;
}

export interface Rows<Row> {
  items: readonly Row[];
  total: number;
  /** False if `total` is a minimum. */
  totalIsExact?: boolean;
}

/** One page of a list that the server returns whole, filtered by the words of the search. */
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

/** The chosen sort order of the server; undefined for its default. */
export const orderOf = <Order extends string>(
  { sort }: TableState,
  columns: readonly { field: string; sort?: Orders }[],
): Order | undefined =>
  columns.find(({ field }) => field === sort?.field)?.sort?.[
    sort?.descending ? 'descending' : 'ascending'
  ] as Order | undefined;
