import { setTimeout as pause } from 'node:timers/promises';

/**
 * An open loop: begins a piece of work at a constant rate for some seconds, whether earlier ones have ended or not, and
 * answers when all have ended. Each gets the moment at which it was due, from which its time is counted.
 */
export async function arrive(
  perSecond: number,
  seconds: number,
  work: (due: number) => Promise<void>,
): Promise<void> {
  const start = performance.now();
  const all: Promise<void>[] = [];
  for (let count = 0; count < perSecond * seconds; count++) {
    const due = start + (1000 * count) / perSecond;
    await until(due);
    all.push(work(due));
  }
  await Promise.all(all);
}

/** Waits until this moment of performance.now(). */
export const until = async (moment: number): Promise<void> => {
  const left = moment - performance.now();
  if (left > 1) await pause(left);
};
