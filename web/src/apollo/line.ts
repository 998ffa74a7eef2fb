import { pauseUnlessOnline } from './pause';

/** What is known of the line to the server, as far as somebody waits for it. */
interface Line {
  /** Whether something on the screen waits for the line, and is asked for again by itself. */
  isWaitedFor: boolean;
  /** Whether something was sent that may not have arrived: whoever sent it has to decide. */
  isMissed: boolean;
}

/** The server could not be reached at all; where it answers, even with an error, this is not thrown. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}

/** Pauses before it is tried again, in milliseconds: each in turn, then the last one for ever. */
const PAUSES = [1000, 2000, 4000, 8000];

const waiting = new Set<object>();
let line: Line = { isWaitedFor: false, isMissed: false };
const listeners = new Set<() => void>();

export const readLine = (): Line => line;

/** Calls the listener when the line is lost, or back. */
export function onLine(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function become(next: Line): void {
  if (next.isWaitedFor === line.isWaitedFor && next.isMissed === line.isMissed) return;
  line = next;
  for (const listener of listeners) listener();
}

/** Somebody waits for the line, until `stopWaiting` is called with the same key. */
export function waitForLine(key: object, round: number): Promise<void> {
  waiting.add(key);
  become({ ...line, isWaitedFor: true });
  return pauseUnlessOnline(PAUSES[Math.min(round, PAUSES.length - 1)]!);
}

export function stopWaiting(key: object): void {
  waiting.delete(key);
  become({ ...line, isWaitedFor: waiting.size > 0 });
}

/** Something that is not sent twice by itself did not get an answer. */
export const missLine = (): void => become({ ...line, isMissed: true });

/** The server has answered. */
export const findLine = (): void => become({ ...line, isMissed: false });

/** Loads a file of the app; while the line is lost, again and again. */
export async function untilBack<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const key = {};
  try {
    for (let round = 0; ; round++)
      try {
        return await load();
      } catch (error) {
        // online, a file that is not there belongs to another build
        if (navigator.onLine) throw error;
        await waitForLine(key, round);
      }
  } finally {
    stopWaiting(key);
  }
}
