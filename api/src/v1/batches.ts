import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { perApp } from '../core/appState';

/** Rows of one batch. Reading and presenting them takes a few milliseconds of processor time. */
const BATCH = 25;
/** The share of processor time that all lists together may use. The rest is left for other requests. */
const SHARE = 1 / 3;
/** The most milliseconds counted for one batch. A longer batch has also waited for other work. */
const LONGEST_MS = 20;

/**
 * The start of the next batch, and the mean busy time of the event loop in recent batches, in milliseconds.
 */
const pace = perApp(() => ({ nextStart: 0, usualMs: 2 }));

/**
 * Presents rows in batches and keeps their order. Other requests are answered in the pauses between batches.
 */
export async function inBatches<Row, Shown>(
  rows: readonly Row[],
  present: (batch: Row[]) => Promise<Shown[]>,
): Promise<Shown[]> {
  const shown: Shown[] = [];
  for (let from = 0; from < rows.length; from += BATCH) {
    await awaitShare();
    const before = performance.eventLoopUtilization();
    shown.push(...(await present(rows.slice(from, from + BATCH))));
    endBatch(performance.eventLoopUtilization(before).active);
  }
  return shown;
}

/** Waits until the pause after the previous batches is over. */
async function awaitShare(): Promise<void> {
  const own = pace();
  const now = performance.now();
  const start = Math.max(now, own.nextStart);
  own.nextStart = start + own.usualMs / SHARE;
  if (start > now) await pause(start - now);
}

/** Pauses before the next batch so that lists use no more than SHARE of the time. */
function endBatch(activeMs: number): void {
  const busyMs = Math.min(activeMs, LONGEST_MS);
  const own = pace();
  own.usualMs += (busyMs - own.usualMs) / 4;
  own.nextStart = Math.max(own.nextStart, performance.now() + busyMs * (1 / SHARE - 1));
}

/** The answer as JSON bytes. The rows of `data` are written in batches: 1,000 rows take 20 ms. */
export async function toJsonBytes(body: unknown): Promise<Buffer> {
  const parts: Buffer[] = [];
  const write = (text: string) => parts.push(Buffer.from(text));
  const rows = Array.isArray(body) ? body : (body as { data?: unknown } | null)?.data;
  if (!Array.isArray(rows)) write(JSON.stringify(body));
  else if (rows === body) await writeRows(rows, write);
  else {
    const [before, after] = JSON.stringify({ ...(body as object), data: [] }).split('"data":[]');
    write(`${before}"data":`);
    await writeRows(rows, write);
    write(after!);
  }
  return Buffer.concat(parts);
}

async function writeRows(rows: unknown[], write: (text: string) => void): Promise<void> {
  write('[');
  for (let from = 0; from < rows.length; from += BATCH) {
    if (from) await nextTurn();
    const text = JSON.stringify(rows.slice(from, from + BATCH));
    write(`${from ? ',' : ''}${text.slice(1, -1)}`);
  }
  write(']');
}
