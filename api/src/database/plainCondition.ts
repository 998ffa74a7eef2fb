import { FindOperator, type Driver, type ObjectLiteral } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';

/** A part of a statement and the values of its placeholders. */
export interface Part {
  sql: string;
  values: unknown[];
}

export interface PlainColumn {
  property: string;
  /** The name in the database, with its table, escaped. */
  name: string;
  /** The same in a condition by which no row is looked up. */
  checked: string;
  /** The name in the database as answers have it, and escaped. */
  key: string;
  own: string;
  /** The value of a property as the driver takes it. */
  toDatabase(value: unknown): unknown;
  /** The value of an answer as the property has it; undefined where both are the same. */
  toProperty: ((value: unknown) => unknown) | undefined;
}

/** Types whose values drivers answer as properties have them. */
const SAME = new Set<unknown>(['varchar', 'integer', 'text', 'mediumtext', 'double']);

export const plainColumn = (table: string, column: ColumnMetadata, driver: Driver): PlainColumn => ({
  property: column.propertyName,
  name: `${table}.${driver.escape(column.databaseName)}`,
  checked: `${driver.options.type === 'better-sqlite3' ? '+' : ''}${table}.${driver.escape(column.databaseName)}`,
  key: column.databaseName,
  own: driver.escape(column.databaseName),
  toDatabase: (value) => driver.preparePersistentValue(value, column),
  toProperty:
    SAME.has(column.type) && !column.transformer
      ? undefined
      : (value) => driver.prepareHydratedValue(value, column),
});

const COMPARISONS: Partial<Record<string, string>> = {
  lessThan: '<',
  lessThanOrEqual: '<=',
  moreThan: '>',
  moreThanOrEqual: '>=',
};

/**
 * The condition that all these columns have their values; undefined if it is none of columns and values. `other` makes
 * the condition of a property that is no column.
 */
export function allOf(
  where: unknown,
  columns: ReadonlyMap<string, PlainColumn>,
  other: (property: string, wanted: unknown) => Part | undefined = () => undefined,
): Part | undefined {
  if (where === null || typeof where !== 'object' || where instanceof Date || where instanceof FindOperator)
    return undefined;
  const parts: Part[] = [];
  for (const property in where) {
    const column = columns.get(property);
    const wanted = (where as ObjectLiteral)[property] as unknown;
    const part = column ? compare(column, wanted) : other(property, wanted);
    if (!part) return undefined;
    parts.push(part);
  }
  return parts.length ? join(parts, ' AND ') : undefined;
}

function compare({ name, checked, toDatabase }: PlainColumn, wanted: unknown): Part | undefined {
  if (!(wanted instanceof FindOperator))
    return isValue(wanted) ? { sql: `${name} = ?`, values: [toDatabase(wanted)] } : undefined;
  const { type, value, child } = wanted as FindOperator<unknown>;
  if (type === 'not') {
    if (child?.type === 'isNull') return { sql: `${name} IS NOT NULL`, values: [] };
    return !child && isValue(value) ? { sql: `${name} != ?`, values: [toDatabase(value)] } : undefined;
  }
  if (child) return undefined;
  if (type === 'isNull') return { sql: `${name} IS NULL`, values: [] };
  if (type === 'in') {
    const list = value as readonly unknown[];
    if (!list.every(isValue)) return undefined;
    if (!list.length) return { sql: '0 = 1', values: [] };
    return { sql: `${name} IN (${'?, '.repeat(list.length - 1)}?)`, values: list.map(toDatabase) };
  }
  if (type === 'between') {
    const [from, to] = value as [unknown, unknown];
    if (!isValue(from) || !isValue(to)) return undefined;
    return { sql: `${name} BETWEEN ? AND ?`, values: [toDatabase(from), toDatabase(to)] };
  }
  // The embedded database counts no rows, and would read all of a hotel where those of a booking are asked for.
  if (type === 'equal')
    return isValue(value) ? { sql: `${checked} = ?`, values: [toDatabase(value)] } : undefined;
  const sign = COMPARISONS[type];
  return sign && isValue(value) ? { sql: `${name} ${sign} ?`, values: [toDatabase(value)] } : undefined;
}

const isValue = (value: unknown): boolean =>
  typeof value === 'string' ||
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  value instanceof Date;

export const join = (parts: readonly Part[], word: string): Part => ({
  sql: parts.map(({ sql }) => sql).join(word),
  values: parts.flatMap(({ values }) => values),
});
