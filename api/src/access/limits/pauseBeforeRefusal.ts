import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds until a caller with nothing left is told so; who asks again at once would leave others no processor. */
const PAUSE_MS = 100;
/** Refusals that wait at the same time; one more is answered at once. */
const MOST_WAITING = 1000;

let waiting = 0;

/** Waits a moment before a request beyond its caller's limits is refused, so that refusals cost little. */
export async function pauseBeforeRefusal(): Promise<void> {
  if (waiting >= MOST_WAITING) return;
  waiting += 1;
  await pause(PAUSE_MS, undefined, { ref: false });
  waiting -= 1;
}
