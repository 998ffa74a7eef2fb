import { setTimeout as pause } from 'node:timers/promises';
import { arrive } from '../arrivals';

/** What one kind of work took. */
export interface Taken {
  /** Milliseconds of each, counted from the moment at which it was due. */
  times: number[];
  failures: string[];
}

/** Begins a piece of work at a constant rate. */
export async function steadily(
  perSecond: number,
  seconds: number,
  work: () => Promise<unknown>,
): Promise<Taken> {
  const taken = nothing();
  await arrive(perSecond, seconds, (due) => note(taken, due, work));
  return taken;
}

/** Does a piece of work again and again, with a pause after each. */
export async function repeatedly(
  seconds: number,
  restMs: number,
  work: () => Promise<unknown>,
): Promise<Taken> {
  const taken = nothing();
  for (const end = performance.now() + 1000 * seconds; performance.now() < end; await pause(restMs))
    await note(taken, performance.now(), work);
  return taken;
}

const nothing = (): Taken => ({ times: [], failures: [] });

async function note({ times, failures }: Taken, due: number, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    failures.push((error as Error).message.slice(0, 200));
  }
  times.push(performance.now() - due);
}
