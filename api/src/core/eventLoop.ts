import { setImmediate as nextTurn } from 'node:timers/promises';

/** Work that goes on for longer, in milliseconds, lets timers and sockets in before it continues. */
const TURN_MS = 15;

let began = 0;
let isOpen = false;

/** Whether this turn of the event loop has lasted too long already, whoever used it. */
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
