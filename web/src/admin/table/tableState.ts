import { LIMITS } from '../../../../schema/limits';
import {
  id,
  oneOf,
  pageNumber,
  param,
  readAddress,
  text,
  withDefault,
  writeAddress,
} from '../../kit/address';
import { list } from '../../kit/listParam';
import { isReference } from '../fields/reference';
import { accepts, type Filter } from './filters';
import { DENSITIES, type Density } from './useTableSettings';

/** How a table is sorted: by which column, and whether the greatest comes first. */
export interface Sort {
  field: string;
  descending: boolean;
}

/** What a table shows: all of it stands in the address, so that a view can be kept and sent. */
export interface TableState {
  text: string;
  filters: Readonly<Record<string, string>>;
  sort: Sort | undefined;
  /** From 1. */
  page: number;
  size: number;
  /** The record whose details are open. */
  row: string | undefined;
  /** The columns that are shown, whatever this device remembers. */
  columns?: readonly string[];
  /** How closely the rows lie, the same. */
  density?: Density;
  /** The saved view that was chosen. */
  view?: string;
}

/** What of a table decides which addresses mean something. */
export interface TableShape {
  filters: readonly Filter[];
  columns: readonly { field: string; sort?: object }[];
}

export const SIZES = [25, 50, 100];
const SIZE = 50;
const LONGEST_TEXT = 100;

/** A table in the address: its filters by their names, and all else. */
export const tableAddress = ({ filters, columns }: TableShape) => ({
  filters: Object.fromEntries(
    filters.map((filter) => [
      filter.name,
      param<string>((given) => (accepts(filter, given) ? given : undefined)),
    ]),
  ),
  rest: {
    q: withDefault(text(LONGEST_TEXT), ''),
    sort: param<Sort>(
      (given) => {
        const field = given.replace(/^-/, '');
        const isSorted = columns.some((column) => column.sort && column.field === field);
        return isSorted ? { field, descending: given.startsWith('-') } : undefined;
      },
      ({ field, descending }) => `${descending ? '-' : ''}${field}`,
    ),
    page: pageNumber(SIZES[0]!),
    size: withDefault(oneOf(SIZES), SIZE),
    columns: list(',', oneOf(columns.map(({ field }) => field)), columns.length),
    density: oneOf(DENSITIES),
    view: param<string>((given) => (isReference(given) ? given : undefined)),
    row: id,
  },
});

/** Reads the address; what means nothing there is left out. */
export function readTable(query: URLSearchParams, shape: TableShape): TableState {
  const { filters, rest } = tableAddress(shape);
  const { q, page, columns, ...state } = readAddress(rest, query);
  return {
    ...state,
    text: q,
    filters: writeAddress(filters, readAddress(filters, query)),
    page: Math.min(page, Math.floor(LIMITS.offset / state.size) + 1),
    columns: columns.length
      ? shape.columns.flatMap(({ field }) => (columns.includes(field) ? [field] : []))
      : undefined,
  };
}

/** The address of a state; what is as it always is, is left out. */
export function writeTable({ text, filters, columns = [], ...state }: TableState): URLSearchParams {
  const { rest } = tableAddress(SHOWN);
  return new URLSearchParams({ ...filters, ...writeAddress(rest, { ...state, q: text, columns }) });
}

/** What is written is known to mean something: it is what is shown. */
const SHOWN: TableShape = { filters: [], columns: [] };

/** A change of what is asked for begins again on the first page, with no record open. */
export function changeTable(state: TableState, change: Partial<TableState>): TableState {
  const isAskedAnew = 'text' in change || 'filters' in change || 'sort' in change || 'size' in change;
  return { ...state, ...(isAskedAnew && { page: 1, row: undefined }), ...change };
}

/** The state with a filter set, or taken away by an empty value. */
export function withFilter({ filters }: TableState, name: string, value: string): Partial<TableState> {
  const others = Object.entries(filters).filter(([other]) => other !== name);
  return { filters: Object.fromEntries(value ? [...others, [name, value]] : others) };
}
