import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { fill } from '../../../../schema/fill';
import { ImportProblem, LISTS, type RefusedRow } from './importFile.service';
import { readTable } from './csvRows';

/** Rows that the thread passes per message: few enough not to block the event loop. */
const PORTION = 500;

/** The worker thread that parses: parsing a large file would block the event loop. */
const PROGRAM = path.join(__dirname, 'readHotelFile.worker.js');

interface Portion {
  list?: string;
  rows?: unknown[];
  problem?: string;
  isDone?: boolean;
}

/** Parses a JSON file of hotels without blocking the event loop. Refuses invalid JSON (ImportProblem). */
function readJson(bytes: Uint8Array): Promise<Record<string, unknown>> {
  const source: Record<string, unknown> = {};
  const worker = new Worker(PROGRAM, { workerData: { bytes, lists: LISTS, portion: PORTION } });
  return new Promise<Record<string, unknown>>((resolve, reject) => {
    worker.on('message', ({ list, rows, problem, isDone }: Portion) => {
      if (problem)
        reject(
          new ImportProblem(
            fill('The file is not JSON: {problem}', { problem: problem.replace(/\s+/g, ' ') }),
          ),
        );
      else if (isDone) resolve(source);
      else if (list && !rows) source[list] = null;
      else if (list && source[list]) (source[list] as unknown[]).push(...rows!);
      else if (list) source[list] = rows;
    });
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('The upload ended before the end of the file.')));
  }).finally(() => worker.terminate());
}

/** A parsed file of hotels: its lists and, for a CSV table, the line of each row and the refused rows. */
export interface HotelFile {
  lists: Record<string, unknown>;
  placeOf?: (list: string, index: number) => string;
  refused?: RefusedRow[];
}

/** Reads a CSV or JSON file of hotels. Refuses any other file (ImportProblem). */
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
