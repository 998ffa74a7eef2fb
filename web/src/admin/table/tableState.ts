import { LIMITS } from '../../../../schema/limits';
import { id, oneOf, param, readAddress, text, whole, withDefault, writeAddress } from '../../kit/address';
import { list } from '../../kit/listParam';
import { isReference } from '../fields/reference';
import { accepts, type Filter } from './filters';
import { DENSITIES, type Density } from './useTableSettings';

/** The sort order of a table: the column and the direction. */
export interface TableSort {
  field: string;
  descending: boolean;
}

/** The state of a table. All of it is in the address, so that a view can be saved and shared. */
export interface TableState {
  text: string;
  filters: Readonly<Record<string, string>>;
  sort: TableSort | undefined;
  /** From 1. */
  page: number;
  size: number;
  /** The record whose details are open. */
  row: string | undefined;
  /** The shown columns, which override those stored on this device. */
  columns?: readonly string[];
  /** The row height, which overrides that stored on this device. */
  density?: Density;
  /** The saved view that was chosen. */
  view?: string;
}

/** The parts of a table that decide which addresses are valid. */
export interface TableShape {
  filters: readonly Filter[];
  columns: readonly { field: string; sort?: object }[];
  /** True if the server shows its rows to everybody, so that a member's list is always that of one hotel. */
  isPublic?: boolean;
  /** True if the server counts all rows on request, so that the last pages of a long list can be shown. */
  countsAll?: boolean;
}

export const SIZES = [25, 50, 100];
const SIZE = 50;
const LONGEST_TEXT = 100;
const HIGHEST_PAGE = 1_000_000;

/** The address of a table: its filters by name, and the rest. */
export const tableAddress = ({ filters, columns }: TableShape) => ({
  filters: Object.fromEntries(
    filters.map((filter) => [
      filter.name,
      param<string>((value) => (accepts(filter, value) ? value : undefined)),
    ]),
  ),
  rest: {
    q: withDefault(text(LONGEST_TEXT), ''),
    sort: param<TableSort>(
      (value) => {
        const field = value.replace(/^-/, '');
        const isSorted = columns.some((column) => column.sort && column.field === field);
        return isSorted ? { field, descending: value.startsWith('-') } : undefined;
      },
      ({ field, descending }) => `${descending ? '-' : ''}${field}`,
    ),
    page: withDefault(whole(1, HIGHEST_PAGE), 1),
    size: withDefault(oneOf(SIZES), SIZE),
    columns: list(',', oneOf(columns.map(({ field }) => field)), columns.length),
    density: oneOf(DENSITIES),
    view: param<string>((value) => (isReference(value) ? value : undefined)),
    row: id,
  },
});

/** Reads the address and ignores invalid values. */
export function readTable(query: URLSearchParams, shape: TableShape): TableState {
  const { filters, rest } = tableAddress(shape);
  const { q, page, columns, ...state } = readAddress(rest, query);
  return {
    ...state,
    text: q,
    filters: writeAddress(filters, readAddress(filters, query)),
    page: shape.countsAll ? page : Math.min(page, deepestPage(state.size)),
    columns: columns.length
      ? shape.columns.flatMap(({ field }) => (columns.includes(field) ? [field] : []))
      : undefined,
  };
}

/** The last page that is read from the beginning of a list. */
export const deepestPage = (size: number): number => Math.floor(LIMITS.offset / size) + 1;

/** The address of a state, without default values. */
export function writeTable({ text, filters, columns = [], ...state }: TableState): URLSearchParams {
  const { rest } = tableAddress(SHOWN);
  return new URLSearchParams({ ...filters, ...writeAddress(rest, { ...state, q: text, columns }) });
}

/** A shown state is valid, so writing needs no filters or columns. */
const SHOWN: TableShape = { filters: [], columns: [] };

/** A new query starts on the first page with no record open. */
export function changeTable(state: TableState, change: Partial<TableState>): TableState {
  const isNewQuery = 'text' in change || 'filters' in change || 'sort' in change || 'size' in change;
  return { ...state, ...(isNewQuery && { page: 1, row: undefined }), ...change };
}

/** The filters with one set, or removed by an empty value. */
export function withFilter({ filters }: TableState, name: string, value: string): Partial<TableState> {
  const others = Object.entries(filters).filter(([other]) => other !== name);
  return { filters: Object.fromEntries(value ? [...others, [name, value]] : others) };
}
