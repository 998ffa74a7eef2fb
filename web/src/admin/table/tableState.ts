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
    ...lookOf(query, columns),
  };
}

/** What the address says of columns and density, and which saved view it came from. */
function lookOf(
  query: URLSearchParams,
  known: TableShape['columns'],
): Pick<TableState, 'columns' | 'density' | 'view'> {
  const asked = query.get('columns')?.split(',') ?? [];
  const columns = known.flatMap(({ field }) => (asked.includes(field) ? [field] : []));
  const density = DENSITIES.find((one) => one === query.get('density'));
  const view = query.get('view') ?? '';
  return {
    ...(columns.length && { columns }),
    ...(density && { density }),
    ...(/^[0-9a-f]{24}$/.test(view) && { view }),
  };
}

/** The address of a state; what is as it always is, is left out. */
export function writeTable(state: TableState): URLSearchParams {
  const { text, filters, sort, page, size, row, columns, density, view } = state;
  const query = new URLSearchParams(filters);
  if (text) query.set('q', text);
  if (sort) query.set('sort', `${sort.descending ? '-' : ''}${sort.field}`);
  if (page > 1) query.set('page', String(page));
  if (size !== SIZE) query.set('size', String(size));
  if (columns) query.set('columns', columns.join(','));
  if (density) query.set('density', density);
  if (view) query.set('view', view);
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
