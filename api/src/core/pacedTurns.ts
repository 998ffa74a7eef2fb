import { setTimeout as pause } from 'node:timers/promises';
import { limitConcurrency } from './concurrency';

/**
 * Runs one piece of work at a time, in the order of the calls, and pauses after each for as long as it took.
 * So half of the process's time is left for other work. Up to `mostWaiting` more wait; then QueueFull is
 * thrown.
 */
export function pacedTurns(mostWaiting: number) {
  const oneAtATime = limitConcurrency(1, mostWaiting);
  return <T>(work: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const workAndRest = async () => {
        const start = performance.now();
        await work().then(resolve, reject);
        await pause(performance.now() - start, undefined, { ref: false });
      };
      oneAtATime(workAndRest).catch(reject);
    });
}
