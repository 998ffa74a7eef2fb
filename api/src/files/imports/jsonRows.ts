import { Worker } from 'node:worker_threads';
import { LISTS, ImportProblem } from './importFile.service';

/** Rows that a thread hands over at once: few enough that taking them holds nobody up. */
const PORTION = 500;

/** Runs beside everything else, as parsing a large file takes longer than others may wait. */
const PARSE = `
const { parentPort, workerData: { bytes, lists, portion } } = require('node:worker_threads');
try {
  const source = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  const isObject = typeof source === 'object' && source !== null && !Array.isArray(source);
  for (const list of isObject ? lists : []) {
    const rows = source[list];
    if (!Array.isArray(rows)) {
      if (rows !== undefined) parentPort.postMessage({ list, value: null });
      continue;
    }
    parentPort.postMessage({ list, rows: [] });
    for (let from = 0; from < rows.length; from += portion)
      parentPort.postMessage({ list, rows: rows.slice(from, from + portion) });
  }
  parentPort.postMessage({ isDone: true });
} catch (error) {
  parentPort.postMessage({ problem: String(error.message) });
}`;

interface Portion {
  list?: string;
  rows?: unknown[];
  problem?: string;
  isDone?: boolean;
}

/** Parses a JSON file of hotels without holding up the event loop. Refuses what is not JSON (ImportProblem). */
export function readJson(bytes: Uint8Array): Promise<Record<string, unknown>> {
  const source: Record<string, unknown> = {};
  const worker = new Worker(PARSE, { eval: true, workerData: { bytes, lists: LISTS, portion: PORTION } });
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
