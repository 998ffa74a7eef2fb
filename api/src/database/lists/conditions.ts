import type { EntityMetadata } from 'typeorm';
import type { RowWithId } from '../transaction';
import { hasWords, type HasWords, type Sql } from './wordSql';

export type Value = string | number | boolean | Date;
/** The columns of an entity whose values a condition may compare. */
export type Column<T> = { [C in keyof T]: NonNullable<T[C]> extends Value ? C : never }[keyof T] & string;

interface Equals<T> {
  column: Column<T>;
  is: Value;
}
/** One of several values. An empty list matches no row. */
interface OneOf<T> {
  column: Column<T>;
  oneOf: readonly Value[];
}
/** Values from `from` to `to`, both inclusive, and before `before`. */
export interface Range<T> {
  column: Column<T>;
  from?: Value | null | undefined;
  to?: Value | null | undefined;
  before?: Value | null | undefined;
}
/** SQL that is checked on each row, whose alias is `r`. No index finds such rows. */
interface Checked {
  sql: string;
  values: readonly Value[];
}
/** All conditions of at least one alternative hold. anyOf() makes it. */
export interface AnyOf<T = RowWithId> {
  anyOf: readonly (readonly Condition<T>[])[];
}
/** A condition on the rows of an entity. */
export type Condition<T = RowWithId> =
  Equals<T> | OneOf<T> | Range<T> | Checked | HasWords<Column<T>> | AnyOf<T>;

/** The conditions that columns equal these values. Null, undefined and an empty text make no condition. */
export const equals = <T>(values: { [C in Column<T>]?: T[C] | null | undefined }): Condition<T>[] =>
  (Object.entries(values) as [Column<T>, Value | null | undefined][]).flatMap(([column, is]) =>
    is == null || is === '' ? [] : [{ column, is }],
  );

/** The condition that a row belongs to one of these hotels; undefined means all hotels, and makes no condition. */
export function ofHotels<T extends { hotelId: string | null }>(
  ids: readonly string[] | undefined,
): Condition<T>[] {
  const column = 'hotelId' as Column<T>;
  return ids ? [ids.length === 1 ? { column, is: ids[0]! } : { column, oneOf: ids }] : [];
}

/** The condition that at least one alternative holds. It drops alternatives that match no row. */
export function anyOf<T>(alternatives: readonly (readonly Condition<T>[])[]): readonly Condition<T>[] {
  const possible = alternatives.filter((all) => !all.some(matchesNothing));
  return possible.length === 1 ? possible[0]! : [{ anyOf: possible }];
}

export const isHasWords = (condition: Condition): condition is HasWords => 'words' in condition;
export const isAnyOf = (condition: Condition): condition is AnyOf => 'anyOf' in condition;
export const isOneOf = (condition: Condition): condition is OneOf<RowWithId> => 'oneOf' in condition;
export const isEquals = (condition: Condition): condition is Equals<RowWithId> => 'is' in condition;
/** Whether no row can meet the condition. */
export const matchesNothing = <T>(condition: Condition<T>): boolean =>
  ('anyOf' in condition && !condition.anyOf.length) || ('oneOf' in condition && !condition.oneOf.length);
/** The column whose values an index can find; undefined for other conditions. */
export const columnOf = (condition: Condition): string | undefined =>
  'column' in condition && !isHasWords(condition) ? condition.column : undefined;

/** The conditions as SQL that begins with WHERE; empty if there are none. */
export function whereAll(metadata: EntityMetadata, conditions: readonly Condition[]): Sql {
  if (!conditions.length) return { sql: '', values: [] };
  const { sql, values } = allOf(metadata, conditions);
  return { sql: ` WHERE ${sql}`, values };
}

/** All conditions as SQL; there is at least one. */
export function allOf(metadata: EntityMetadata, conditions: readonly Condition[]): Sql {
  const quickFirst = [...conditions].sort((a, b) => Number(isHasWords(a)) - Number(isHasWords(b)));
  return join(
    quickFirst.map((condition) => render(metadata, condition)),
    ' AND ',
  );
}

function render(metadata: EntityMetadata, condition: Condition): Sql {
  if ('sql' in condition) return { sql: condition.sql, values: [...condition.values] };
  if (matchesNothing(condition)) return { sql: '1 = 0', values: [] };
  if (isHasWords(condition)) return hasWords(condition);
  if (isAnyOf(condition)) {
    const parts = condition.anyOf.map((one) => allOf(metadata, one));
    const { sql, values } = join(
      parts.map((part) => ({ sql: `(${part.sql})`, values: part.values })),
      ' OR ',
    );
    return { sql: `(${sql})`, values };
  }
  const { driver } = metadata.connection;
  const found = metadata.findColumnWithPropertyName(condition.column)!;
  const name = `r.${driver.escape(found.databaseName)}`;
  const bound = (value: Value): unknown => driver.preparePersistentValue(value, found);
  if ('is' in condition) return { sql: `${name} = ?`, values: [bound(condition.is)] };
  if ('oneOf' in condition)
    return {
      sql: `${name} IN (${condition.oneOf.map(() => '?').join(', ')})`,
      values: condition.oneOf.map(bound),
    };
  const { from, to, before } = condition;
  const bounds = Object.entries({ '>=': from, '<=': to, '<': before }).flatMap(([sign, value]) =>
    value == null ? [] : [{ sql: `${name} ${sign} ?`, values: [bound(value)] }],
  );
  return bounds.length ? join(bounds, ' AND ') : { sql: '1 = 1', values: [] };
}

/** Several pieces of SQL with this word between them. */
export const join = (parts: readonly Sql[], word: string): Sql => ({
  sql: parts.map(({ sql }) => sql).join(word),
  values: parts.flatMap(({ values }) => values),
});
