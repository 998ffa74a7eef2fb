import { makeRandom, type Random } from '../../seeds/random';

/** `FUZZ_SEED=7 FUZZ_TIMES=100` starts at another seed and runs a hundred times as many cases. */
const SEED = Number(process.env.FUZZ_SEED ?? 1);
const TIMES = Number(process.env.FUZZ_TIMES ?? 1);

/** Runs this many cases, each with its own random numbers. The error of a failed case names its seed. */
export async function fuzz(cases: number, look: (random: Random) => Promise<void>): Promise<void> {
  for (let seed = SEED; seed < SEED + cases * TIMES; seed++)
    try {
      await look(makeRandom(Math.imul(seed, 2654435761)));
    } catch (error) {
      (error as Error).message = `FUZZ_SEED=${seed}: ${(error as Error).message}`;
      throw error;
    }
}

/** True with this probability. */
export const chance = (random: Random, probability: number): boolean => random.next() < probability;
