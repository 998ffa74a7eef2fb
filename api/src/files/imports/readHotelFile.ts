import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { ImportProblem, LISTS, type RefusedRow } from './importFile.service';
import { readTable } from './csvRows';

/** Rows that a thread hands over at once: few enough that taking them holds nobody up. */
const PORTION = 500;

/** The thread that parses: a large file takes longer than other requests may wait. */
const PROGRAM = path.join(__dirname, 'readHotelFile.worker.js');

interface Portion {
  list?: string;
  rows?: unknown[];
  problem?: string;
  isDone?: boolean;
}

/** Parses a JSON file of hotels without holding up the event loop. Refuses what is not JSON (ImportProblem). */
function readJson(bytes: Uint8Array): Promise<Record<string, unknown>> {
  const source: Record<string, unknown> = {};
  const worker = new Worker(PROGRAM, { workerData: { bytes, lists: LISTS, portion: PORTION } });
  return new Promise<Record<string, unknown>>((resolve, reject) => {
    worker.on('message', ({ list, rows, problem, isDone }: Portion) => {
      if (problem) reject(new ImportProblem(`The file is not JSON: ${problem.replace(/\s+/g, ' ')}`));
      else if (isDone) resolve(source);
      else if (list && !rows) source[list] = null;
      else if (list && source[list]) (source[list] as unknown[]).push(...rows!);
      else if (list) source[list] = rows;
    });
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('Reading the file ended before its end.')));
  }).finally(() => worker.terminate());
}

/** A file of hotels, read: its lists, and of a table also the line of each row and what was refused. */
export interface HotelFile {
  lists: Record<string, unknown>;
  placeOf?: (list: string, index: number) => string;
  refused?: RefusedRow[];
}

/** Reads a CSV or JSON file of hotels. Refuses what is neither (ImportProblem). */
export async function readHotelFile(bytes: Uint8Array, isCsv: boolean): Promise<HotelFile> {
  if (!isCsv) return { lists: await readJson(bytes) };
  try {
    return await readTable(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw error instanceof TypeError
      ? new ImportProblem('The file is not text in UTF-8: save it as "CSV UTF-8"; nothing was read.')
      : error;
  }
}
