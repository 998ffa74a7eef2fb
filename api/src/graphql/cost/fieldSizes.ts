import type { GraphQLField, GraphQLSchema } from 'graphql';
import { countNights } from '../../../../schema/nights';
import { listSizeOf } from '../../core/cost.decorator';
import { introspectionSize } from './introspectionSizes';

/** Rows of a list that takes `limit` and was given none. */
export const DEFAULT_ROWS = 20;
/** Items of a list that declares no size. */
const DEFAULT_SIZE = 10;
/** Nights of a range that are taken, on average, and bars of a tape chart for each of its nights. */
const TAKEN = 0.3;
const BARS = 0.2;

/** What a field was asked for that says how long the lists within it are. */
export interface Surroundings {
  /** Rows of the page that the surrounding list field was asked for. */
  rows: number;
  /** Nights of the date range that the surrounding field was asked for. */
  nights: number;
  /** The type whose introspection surrounds the field, where it was asked for by its name. */
  introspected?: string;
}

/** What surrounds the selections of a field. */
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

/** The number of rows of a page: the field that takes `limit` says it, its `items` have them. */
function rowsOf(
  field: GraphQLField<unknown, unknown>,
  args: Record<string, unknown>,
  around: Surroundings,
): number {
  if (!field.args.some(({ name }) => name === 'limit')) return around.rows;
  return typeof args.limit === 'number' ? Math.max(args.limit, 0) : DEFAULT_ROWS;
}

/** Nights of the date range among the arguments, undefined where there is none. */
export function nightsOf(args: Record<string, unknown>): number | undefined {
  const given = { ...(args.input ?? args.filter ?? {}), ...args } as Record<string, unknown>;
  const [from, to] = [given.from ?? given.checkIn, given.to ?? given.checkOut].map(String);
  const nights = countNights(from!, to!);
  return Number.isFinite(nights) ? Math.max(nights, 1) : undefined;
}

/** `__type(name:)` names the type; its lists, and their arguments, are of that type until another type is reached. */
function introspectedBy(
  field: string,
  args: Record<string, unknown>,
  { introspected }: Surroundings,
): string | undefined {
  if (field === 'Query.__type') return String(args.name);
  return /^__Type\.(fields|inputFields|enumValues)$|^__Field\.args$/.test(field) ? introspected : undefined;
}

/** How many items a list field has, by what it was asked for (`here`) and what surrounds it. */
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
