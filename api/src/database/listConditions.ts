import type { EntityMetadata } from 'typeorm';

export type Value = string | number | boolean | Date;

/** A value of a column. */
interface Equals {
  column: string;
  is: Value;
}
/** One of several values of a column; none of them matches nothing. */
export interface OneOf {
  column: string;
  oneOf: readonly Value[];
}
/** Values of a column from `from` to `to`, both included, and before `before`. */
interface Range {
  column: string;
  from?: Value | null;
  to?: Value | null;
  before?: Value | null;
}
/** What is looked at row by row; the row is called `r`. */
interface Checked {
  sql: string;
  values: readonly Value[];
}
/** At least one of these holds, each being several conditions that all hold. */
export interface AnyOf {
  anyOf: readonly (readonly Condition[])[];
}
export type Condition = Equals | OneOf | Range | Checked | AnyOf;

export interface Sql {
  sql: string;
  values: unknown[];
}

export const isAnyOf = (condition: Condition): condition is AnyOf => 'anyOf' in condition;
export const isEquals = (condition: Condition): condition is Equals => 'is' in condition;
/** Whether there is no value that a row could have. */
export const matchesNothing = (condition: Condition): boolean =>
  isAnyOf(condition)
    ? condition.anyOf.every((all) => all.some(matchesNothing))
    : 'oneOf' in condition && !condition.oneOf.length;
/** The column whose index finds the rows; undefined where there is none. */
export const columnOf = (condition: Condition): string | undefined =>
  'column' in condition ? condition.column : undefined;

/** The conditions as SQL that begins with WHERE; nothing where there are none. */
export function whereAll(metadata: EntityMetadata, conditions: readonly Condition[]): Sql {
  if (!conditions.length) return { sql: '', values: [] };
  const { sql, values } = allOf(metadata, conditions);
  return { sql: ` WHERE ${sql}`, values };
}

/** All conditions, of which there is at least one. */
export function allOf(metadata: EntityMetadata, conditions: readonly Condition[]): Sql {
  const parts = conditions.map((condition) => render(metadata, condition));
  return { sql: parts.map(({ sql }) => sql).join(' AND '), values: parts.flatMap(({ values }) => values) };
}

function render(metadata: EntityMetadata, condition: Condition): Sql {
  if ('sql' in condition) return { sql: condition.sql, values: [...condition.values] };
  if ('anyOf' in condition) {
    const parts = condition.anyOf.map((one) => allOf(metadata, one));
    if (!parts.length) return { sql: '1 = 0', values: [] };
    return {
      sql: `(${parts.map(({ sql }) => `(${sql})`).join(' OR ')})`,
      values: parts.flatMap(({ values }) => values),
    };
  }
  const { driver } = metadata.connection;
  const found = metadata.findColumnWithPropertyName(condition.column)!;
  const name = `r.${driver.escape(found.databaseName)}`;
  const bound = (value: Value): unknown => driver.preparePersistentValue(value, found);
  if ('is' in condition) return { sql: `${name} = ?`, values: [bound(condition.is)] };
  if ('oneOf' in condition) {
    if (!condition.oneOf.length) return { sql: '1 = 0', values: [] };
    return {
      sql: `${name} IN (${condition.oneOf.map(() => '?').join(', ')})`,
      values: condition.oneOf.map(bound),
    };
  }
  const bounds = [
    ['>=', condition.from],
    ['<=', condition.to],
    ['<', condition.before],
  ] as const;
  const given = bounds.filter(([, value]) => value != null);
  if (!given.length) return { sql: '1 = 1', values: [] };
  return {
    sql: given.map(([sign]) => `${name} ${sign} ?`).join(' AND '),
    values: given.map(([, value]) => bound(value!)),
  };
}
