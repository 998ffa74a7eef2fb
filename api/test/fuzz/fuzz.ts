import { makeRandom, type Random } from '../../seeds/random';

/** `FUZZ_SEED=7 FUZZ_TIMES=100` looks at other cases, and at a hundred times as many of them. */
const SEED = Number(process.env.FUZZ_SEED ?? 1);
const TIMES = Number(process.env.FUZZ_TIMES ?? 1);

/** Looks at this many cases, each with random numbers of its own; what fails says by which seed it is found again. */
export async function fuzz(cases: number, look: (random: Random) => Promise<void>): Promise<void> {
  for (let seed = SEED; seed < SEED + cases * TIMES; seed++)
    try {
      await look(makeRandom(Math.imul(seed, 2654435761)));
    } catch (error) {
      (error as Error).message = `FUZZ_SEED=${seed}: ${(error as Error).message}`;
      throw error;
    }
}

/** Whether it is so, with this probability. */
export const chance = (random: Random, probability: number): boolean => random.next() < probability;
