import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import express, { Router, type Response } from 'express';
import type { GraphQLSchema } from 'graphql';
import { atHotels, authorizedHotels, type Viewer } from '../../access/policy';
import { Busy } from '../../core/problems';
import { limitConcurrencyByKey, QueueFull } from '../../core/concurrency';
import { addressOf } from '../../access/limits/address';
import { answerTooMany } from '../../access/limits/answerTooMany';
import { take } from '../../access/limits/take';
import { readViewer } from '../../http/authentication';
import { mask } from '../../graphql/answers/errorFormat';
import { CSV_MARK, toCsvLine } from '../../../../schema/csv';
import { answerFailure, isGone } from './failures';
import { readExportBody, type ExportFile } from './exportBody';
import { pacedRows, readRows } from './readRows';
import { endOutdated, whileAllowed } from './whileAllowed';

/** How many exports one person may run at once. */
const PER_PERSON = 2;
const TOO_MANY_FILES = `You are already downloading ${PER_PERSON} files. Wait until one has finished, then try again.`;

/** Limits the running exports of each person; further ones are refused at once. */
const perPerson = limitConcurrencyByKey(PER_PERSON, 0);

/**
 * POST /api/exports/LIST.csv: answers all rows of a staff list as a CSV file. Rows are read no faster than
 * the client reads the answer. They are of the hotels where the viewer may export. A file with names or addresses of people
 * needs a recent proof. Reading stops when the client disconnects, loses a duty or signs out.
 */
export function exportsOf(schema: GraphQLSchema): Router {
  endOutdated();
  const router = Router();
  router.post('/:file', express.json({ limit: '64kb' }), async (request, response) => {
    response.set('cache-control', 'no-store');
    const wait = await take('export', addressOf(request));
    if (wait) return answerTooMany(response, wait);
    const caller = await readViewer(request);
    let hotels = authorizedHotels(caller, 'list:export');
    const viewer = caller!;
    const file = readExportBody(request.params.file.replace(/\.csv$/, ''), request.body);
    if (file.columns.some(({ isPersonal }) => isPersonal))
      hotels = authorizedHotels(viewer, 'list:export-people');
    const rows = readRows(schema, atHotels(viewer, hotels), file);
    await perPerson(viewer.id, () => send(response, viewer, file, rows)).catch((error: unknown) => {
      throw error instanceof QueueFull ? new Busy(TOO_MANY_FILES) : error;
    });
  });
  router.use(answerFailure);
  return Router().use('/api/exports', router);
}

/**
 * Answers with the file. A refusal is answered before the file begins; a later failure truncates the answer.
 */
async function send(
  response: Response,
  viewer: Viewer,
  file: ExportFile,
  rows: AsyncGenerator<string[][]>,
): Promise<void> {
  const pages = pacedRows(rows);
  const first = await pages.next();
  response.set('content-type', 'text/csv; charset=utf-8');
  response.set('content-disposition', `attachment; filename="${file.field}.csv"`);
  async function* text() {
    yield CSV_MARK + toCsvLine(file.labels);
    if (first.value) yield first.value.map(toCsvLine).join('');
    for await (const lines of pages) yield lines.map(toCsvLine).join('');
  }
  try {
    const lines = Readable.from(text(), { objectMode: false });
    await whileAllowed(viewer, (signal) => pipeline(lines, response, { signal }));
  } catch (error) {
    // A disconnected client needs no answer, and a waiting one must not take a partial file for the whole
    // one.
    response.destroy();
    if (!isGone(error)) mask(error);
  }
}
