const { parentPort, workerData } = require('node:worker_threads');

/* Parses a JSON file of hotels and sends each of its lists in portions. */

const { bytes, lists, portion } = workerData;
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
}
