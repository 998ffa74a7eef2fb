import type { Param } from './address';

/** Different values between separators, as many as `most`. */
export const list = <T extends string>(separator: string, { read }: Param<T | undefined>, most: number) => {
  const all: Param<readonly T[]> = {
    read: (given) =>
      [...new Set(given.split(separator, 10 * most).flatMap((part) => read(part) ?? []))].slice(0, most),
    write: (values) => values.join(separator),
  };
  return all;
};
