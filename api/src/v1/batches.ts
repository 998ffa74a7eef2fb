import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

/** Rows that are read and presented together: some milliseconds of processor time. */
const BATCH = 25;
/** The share of time that all lists together may have, however many are asked for: the rest is for everything else. */
const SHARE = 1 / 3;
/** Milliseconds that one batch is taken to need at most: it may also have waited for others. */
const LONGEST_MS = 20;

/** When the next batch may begin, and how long the event loop was busy during the last ones, in milliseconds. */
let nextStart = 0;
let usualMs = 2;

/** Presents rows batch by batch, in their order, with pauses in which everything else is answered. */
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

/** Waits until the batches that began before have had their share of time. */
async function awaitShare(): Promise<void> {
  const now = performance.now();
  const start = Math.max(now, nextStart);
  nextStart = start + usualMs / SHARE;
  if (start > now) await pause(start - now);
}

/** Lets as much time pass before the next batch as SHARE leaves to everything else. */
function endBatch(activeMs: number): void {
  const busyMs = Math.min(activeMs, LONGEST_MS);
  usualMs += (busyMs - usualMs) / 4;
  nextStart = Math.max(nextStart, performance.now() + busyMs * (1 / SHARE - 1));
}

/** What is answered as the bytes of its JSON. The rows of `data` are written batch by batch: 1,000 take 20 ms. */
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
