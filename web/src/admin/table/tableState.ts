import { accepts, type Filter } from './filters';

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
}

/** What of a table decides which addresses mean something. */
export interface TableShape {
  filters: readonly Filter[];
  columns: readonly { field: string; sort?: object }[];
}

export const SIZES = [25, 50, 100];
const SIZE = 50;
const LONGEST_TEXT = 100;

/** Reads the address; what means nothing there is left out. */
export function readTable(query: URLSearchParams, { filters, columns }: TableShape): TableState {
  const given = filters.flatMap((filter) => {
    const value = query.get(filter.name);
    return value && accepts(filter, value) ? [[filter.name, value] as const] : [];
  });
  const sort = query.get('sort') ?? '';
  const field = sort.replace(/^-/, '');
  const page = Number(query.get('page'));
  const size = Number(query.get('size'));
  return {
    text: (query.get('q') ?? '').slice(0, LONGEST_TEXT),
    filters: Object.fromEntries(given),
    sort: columns.some((column) => column.sort && column.field === field)
      ? { field, descending: sort.startsWith('-') }
      : undefined,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    size: SIZES.includes(size) ? size : SIZE,
    row: query.get('row') ?? undefined,
  };
}

/** The address of a state; what is as it always is, is left out. */
export function writeTable({ text, filters, sort, page, size, row }: TableState): URLSearchParams {
  const query = new URLSearchParams(filters);
  if (text) query.set('q', text);
  if (sort) query.set('sort', `${sort.descending ? '-' : ''}${sort.field}`);
  if (page > 1) query.set('page', String(page));
  if (size !== SIZE) query.set('size', String(size));
  if (row) query.set('row', row);
  return query;
}

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
