import type { Fields } from '../core/build';

/** A default is a plain value, or a function that makes one for each row. */
type Defaults<T, D extends keyof T> = {
  readonly [K in D]: Extract<T[K], string | number | boolean | null> | (() => T[K]);
};

/** The columns of a new row; those in D may be missing. */
export type NewRow<T, D extends keyof T> = Omit<Fields<T>, D> & Partial<Pick<T, D>>;

/**
 * Makes the builder of an entity. Its callers must pass every column that has no default here, so a new
 * column causes a compiler error at each caller. A column that is passed as undefined gets its default.
 */
export function rowBuilder<T extends object, D extends keyof T = never>(
  entity: new () => T,
  defaults: Defaults<T, D>,
): (columns: NewRow<T, D>) => T {
  const entries = Object.entries(defaults) as [D, T[D] | (() => T[D])][];
  return (columns) => {
    const row = Object.assign(new entity(), columns) as T;
    for (const [name, value] of entries)
      if (row[name] === undefined) row[name] = value instanceof Function ? value() : value;
    return row;
  };
}
