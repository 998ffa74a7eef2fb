import { LIMITS } from '../../../schema/limits';
import { isNight } from '../../../schema/nights';
import { readDate } from './format';

/** A parameter of an address. It reads any text, and answers only values that it declares. */
export interface Param<T> {
  /** What a text means, or the default where it means nothing. Never throws. */
  read(this: void, text: string): T;
  /** The text of a value; empty for the default. */
  write(this: void, value: T): string;
}

/** The parameters of a page by their names in the address. */
export type Params = Record<string, Param<unknown>>;
export type Addressed<P> = { [Name in keyof P]: P[Name] extends Param<infer T> ? T : never };

/** A parameter that is undefined where its text means nothing. */
export const param = <T>(
  read: (text: string) => T | undefined,
  write: (value: T) => string = String,
): Param<T | undefined> => ({ read, write: (value) => (value === undefined ? '' : write(value)) });

/** The same with a default instead. */
export const withDefault = <T extends string | number>(
  { read, write }: Param<T | undefined>,
  usual: T,
): Param<T> => ({
  read: (text) => read(text) ?? usual,
  write: (value) => (value === usual ? '' : write(value)),
});

/** One of some values, as they are written. */
export const oneOf = <T extends string | number>(values: readonly T[]) =>
  param<T>((text) => values.find((value) => String(value) === text));

/** A whole number in a range, both ends included. */
export const whole = (from: number, to: number) =>
  param<number>((text) => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : NaN;
    return value >= from && value <= to ? value : undefined;
  });

/** The number of a page with this many rows, from 1, up to the last one that the server answers. */
export const pageNumber = (size: number) =>
  withDefault(
    param<number>((text) => {
      const page = /^\d+$/.test(text) ? Number(text) : NaN;
      return page >= 1 ? Math.min(page, Math.floor(LIMITS.offset / size) + 1) : undefined;
    }),
    1,
  );

/** A text that is not empty; a longer one means nothing. */
export const text = (longest: number) =>
  param<string>((given) => (given && given.length <= longest ? given : undefined));

/** What may be the reference of a record. */
export const id = param<string>((given) => (/^[\w-]{1,64}$/.test(given) ? given : undefined));

/**
 * A night: YYYY-MM-DD, or as the fields of a form say it that was sent without a script. Those whose neighbours are no
 * nights any more, in 1970 and from 9000 on, mean nothing.
 */
export const night = param<string>((given) => {
  const read = isNight(given) ? given : given.length < 40 ? readDate(given) : undefined;
  return read && isNight(read) && read >= '1971' && read < '9000' ? read : undefined;
});

/** Reads the parameters of a page; of a repeated one the first counts. */
export const readAddress = <P extends Params>(params: P, query: URLSearchParams) =>
  Object.fromEntries(
    Object.entries(params).map(([name, { read }]) => [name, read(query.get(name) ?? '')]),
  ) as Addressed<P>;

/** The texts of values; defaults and what is not declared are left out. */
export const writeAddress = <P extends Params>(params: P, values: Partial<Addressed<P>>) =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, { write }]) => {
      const written = Object.hasOwn(values, name) && write(values[name]);
      return written ? [[name, written]] : [];
    }),
  ) as Record<string, string>;

/** The query with some parameters changed; the others stay. */
export function changeAddress<P extends Params>(
  params: P,
  query: URLSearchParams,
  change: Partial<Addressed<P>>,
): URLSearchParams {
  const changed = new URLSearchParams(query);
  for (const name of Object.keys(change)) changed.delete(name);
  for (const [name, written] of Object.entries(writeAddress(params, change))) changed.set(name, written);
  return changed;
}
