import type { GraphQLField, GraphQLSchema } from 'graphql';
import { countNights } from '../../../../schema/nights';
import { listSizeOf } from '../../core/cost.decorator';
import { introspectionSize } from './introspectionSizes';

/** Rows of a list whose `limit` is not set. */
export const DEFAULT_ROWS = 20;
/** Items of a list without a declared size. */
const DEFAULT_SIZE = 10;
/** The mean share of taken nights in a range, and the mean number of bars of a tape chart for each night. */
const TAKEN = 0.3;
const BARS = 0.2;

/** The arguments around a field that determine the sizes of lists within it. */
export interface Surroundings {
  /** Rows of the page that the surrounding list field requests. */
  rows: number;
  /** Nights of the date range that the surrounding field requests. */
  nights: number;
  /** The type whose introspection surrounds the field, if it was requested by name. */
  introspected?: string;
}

/** The surroundings of the selections of a field. */
export const surroundingsOf = (
  name: string,
  field: GraphQLField<unknown, unknown>,
  args: Record<string, unknown>,
  around: Surroundings,
): Surroundings => ({
  rows: rowsOf(field, args, around),
  nights: nightsOf(args) ?? around.nights,
  introspected: introspectedBy(name, args, around),
});

/** The number of rows of a page: the field with `limit` determines it, its `items` has the rows. */
function rowsOf(
  field: GraphQLField<unknown, unknown>,
  args: Record<string, unknown>,
  around: Surroundings,
): number {
  if (!field.args.some(({ name }) => name === 'limit')) return around.rows;
  return typeof args.limit === 'number' ? Math.max(args.limit, 0) : DEFAULT_ROWS;
}

/** The nights of the date range in the arguments; undefined if there is none. */
export function nightsOf(args: Record<string, unknown>): number | undefined {
  const provided = { ...(args.input ?? args.filter ?? {}), ...args } as Record<string, unknown>;
  const [from, to] = [provided.from ?? provided.checkIn, provided.to ?? provided.checkOut].map(String);
  const nights = countNights(from!, to!);
  return Number.isFinite(nights) ? Math.max(nights, 1) : undefined;
}

/** The type that `__type(name:)` names. Its lists and their arguments belong to it until another type is selected. */
function introspectedBy(
  field: string,
  args: Record<string, unknown>,
  { introspected }: Surroundings,
): string | undefined {
  if (field === 'Query.__type') return String(args.name);
  return /^__Type\.(fields|inputFields|enumValues)$|^__Field\.args$/.test(field) ? introspected : undefined;
}

/** The estimated number of items of a list field, from its own arguments (`here`) and its surroundings. */
export function sizeOf(
  schema: GraphQLSchema,
  parent: string,
  field: GraphQLField<unknown, unknown>,
  { rows, nights }: Surroundings,
  around: Surroundings,
): number {
  const name = `${parent}.${field.name}`;
  if (parent.startsWith('__'))
    return introspectionSize(schema, parent, field.name, around.introspected) ?? DEFAULT_SIZE;
  if (field.name === 'items') return rows;
  if (field.name === 'unavailableNights') return nights * TAKEN;
  if (name === 'TapeChart.rooms') return rows;
  if (name === 'TapeChart.bars') return rows * nights * BARS;
  if (/^(nightPrices|nightRates|priceCalendar)$/.test(field.name) && nights > 1) return nights;
  return listSizeOf(field) ?? DEFAULT_SIZE;
}
