/** A random number generator that gives the same numbers for the same seed. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number;
  pick<T>(list: readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
  /** Skips this many numbers. */
  discard(count: number): void;
  /** 24 hexadecimal characters. The first eight are the second, counted since 1970. */
  id(second: number): string;
}

const hex32 = (value: number): string => value.toString(16).padStart(8, '0');

/** Mulberry32: small, fast and good enough for a demonstration. */
export function makeRandom(seed: number): Random {
  let state = seed >>> 0;
  const next32 = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const next = (): number => next32() / 2 ** 32;
  const whole = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const shuffle = <T>(list: readonly T[]): T[] => {
    const rest = [...list];
    return list.map(() => rest.splice(whole(0, rest.length - 1), 1)[0]!);
  };
  return {
    next,
    whole,
    shuffle,
    discard: (count) => {
      for (let passed = 0; passed < count; passed++) next32();
    },
    pick: (list) => list[whole(0, list.length - 1)]!,
    id: (second) => hex32(second) + hex32(next32()) + hex32(next32()),
  };
}
