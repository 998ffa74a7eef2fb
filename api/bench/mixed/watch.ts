import { setTimeout as pause } from 'node:timers/promises';
import { megabytesOf } from '../load';

export const METRICS_TOKEN = 'a-token-of-the-benchmark-that-is-long-enough';

/** What a server needs, looked at every second. */
export interface Watched {
  /** Megabytes that are resident, second by second. */
  megabytes: number[];
  /** Milliseconds by which the event loop is late in the slowest hundredth, as the server measures it, second by second. */
  lateMs: number[];
}

/** Looks at a server until `isOver`. */
export async function watch(server: { url: string; pid: number }, isOver: () => boolean): Promise<Watched> {
  const watched: Watched = { megabytes: [], lateMs: [] };
  while (!isOver()) {
    await pause(1000);
    watched.megabytes.push(megabytesOf(server.pid));
    const answer = await fetch(`${server.url}/metrics`, {
      headers: { authorization: `Bearer ${METRICS_TOKEN}` },
    });
    if (!answer.ok) throw new Error(`The metrics answered ${answer.status}.`);
    const text = await answer.text();
    watched.lateMs.push(1000 * Number(/^nodejs_eventloop_lag_p99_seconds ([\d.e-]+)$/m.exec(text)?.[1]));
  }
  return watched;
}
