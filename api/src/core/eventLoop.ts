import { setImmediate as nextTurn } from 'node:timers/promises';

/** Work that takes longer than this, in milliseconds, yields to timers and sockets before it continues. */
const TURN_MS = 15;

let began = 0;
let isOpen = false;

/** Whether this turn of the event loop has lasted too long already, whichever work it did. */
export function isTurnOver(): boolean {
  const now = performance.now();
  if (!isOpen) {
    isOpen = true;
    began = now;
    setImmediate(() => (isOpen = false));
  }
  return now - began > TURN_MS;
}

/** Waits for a turn of the event loop that has time left. */
export async function awaitTurn(): Promise<void> {
  while (isTurnOver()) await nextTurn();
}

/**
 * Does work in a turn of the event loop that has time left. The clock is looked at beside the work: of many that ask at
 * once and work later, each would find the turn young.
 */
export async function inTurn<T>(work: () => T): Promise<T> {
  if (isTurnOver()) await awaitTurn();
  return work();
}
