import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { addNights } from '../../../schema/nights';
import { serve, withSeededDatabase } from '../builtServer';
import { cpuSeconds, megabytesOf } from '../load';
import { fillNights, poolOf } from '../peers/availability';
import { printLine, type Checks } from '../proof/checks';

/*
 * What the search index adds to a server: memory, and time from its start until it is ready. The same server is started
 * without hotels, then twice on the same database: without a saved index, and with the one that the first has saved.
 */

/** Hotels of twenty room numbers: a million of them. */
const HOTELS = 50_000;
/** For a million room numbers. */
const MOST_MEGABYTES = 200;
const MOST_SECONDS = { tables: 12, saved: 5 };
/** Milliseconds after which the memory is read. */
const SETTLED_MS = 5000;

interface Started {
  seconds: number;
  /** Seconds of processor until it was ready. */
  processor: number;
  megabytes: number;
}

/** Prints the figures for this many hotels, and checks them beside those of a million room numbers. */
export async function measureIndex(checks: Checks, hotels = HOTELS): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'staybook-bench-'));
  const from = addNights(new Date().toISOString().slice(0, 10), 2);
  const share = Math.max(1, hotels / HOTELS);
  const check = (what: string, figure: number, most: number) =>
    checks.expect(`${what}: at most ${most}`, figure <= most, () => figure);
  try {
    await withSeededDatabase(['--hotels', String(hotels), '--bookings', '0'], async (databaseUrl) => {
      const pool = poolOf(databaseUrl);
      const nights = await fillNights(pool, from);
      await pool.end();
      printLine(`${hotels} hotels, ${nights / 5} room numbers, ${nights} taken nights`);
      const empty = await measure('without hotels', { DATABASE_URL: '', SEED: 'none' });
      for (const source of ['tables', 'saved'] as const) {
        const { seconds, megabytes } = await measure(source, { DATABASE_URL: databaseUrl, DATA_DIR: folder });
        const added = megabytes - empty.megabytes;
        printLine(
          `${source.padEnd(15)} the index adds ${added} MB and ${(seconds - empty.seconds).toFixed(1)} s`,
        );
        check(`megabytes that an index from ${source} adds`, added, MOST_MEGABYTES * share);
        check(`seconds to ready from ${source}`, seconds, MOST_SECONDS[source] * share);
      }
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts a server, and ends it in an orderly way, so that it saves its index. */
async function measure(name: string, settings: Record<string, string>): Promise<Started> {
  const start = performance.now();
  const server = await serve(settings);
  const seconds = (performance.now() - start) / 1000;
  const processor = cpuSeconds(server.pid);
  await pause(SETTLED_MS);
  const megabytes = Math.round(megabytesOf(server.pid));
  await server.end();
  printLine(
    `${name.padEnd(15)} ready after ${seconds.toFixed(1)} s (${processor.toFixed(1)} s of processor), ${megabytes} MB resident`,
  );
  return { seconds, processor, megabytes };
}
