import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import express, { Router, type Request, type Response } from 'express';
import { fill } from '../../../../schema/fill';
import { preferredLanguage } from '../../../../schema/language';
import { LIMITS } from '../../../../schema/limits';
import { authorized, authorizedToAsk, type Viewer } from '../../access/policy';
import { inLanguage } from '../../core/readerLanguage';
import { withLease } from '../../core/lease';
import { BadInput, Busy } from '../../core/problems';
import { HARMFUL, isHarmful } from '../../external/virusScan';
import { readFileRows, type HotelFileFilter } from '../imports/fileRows.service';
import { importAsStaff } from '../imports/import.service';
import { ImportProblem } from '../imports/importFile.service';
import { readHotelFile } from '../imports/readHotelFile';
import { addressOf } from '../../access/limits/address';
import { spendPoints, secondsToReset } from '../../access/limits/points';
import { answerTooMany } from '../../access/limits/answerTooMany';
import { take } from '../../access/limits/take';
import { readViewer } from '../../http/authentication';
import { explain, mask } from '../../graphql/answers/errorFormat';
import { answerFailure, isGone } from './failures';
import { pacedRows } from './readRows';
import { HOTEL_FILES, type HotelFileFormat } from './hotelFiles';
import { whileAllowed } from './whileAllowed';

/** Bytes of a file that are read, checked and written for one point. */
const BYTES_A_POINT = 100;

/** Spends points by the size of a file of hotels. Answers the seconds to wait if too few points are left. */
async function spendOnFile(request: Request, viewer: Viewer): Promise<number | undefined> {
  const bytes = Number(request.headers['content-length'] ?? LIMITS.importMegabytes * 1_000_000);
  const spent = await spendPoints(viewer, addressOf(request), Math.ceil(bytes / BYTES_A_POINT));
  return spent?.isRefused ? secondsToReset(spent) : undefined;
}

const alreadyImporting = () =>
  new Busy('Another import or preview of yours is running. Wait until it has finished, then try again.');

/** Does the work in the language of who asks: refusals and the report of an import are in it, files are not. */
const forReader = (request: Request, work: () => Promise<void>): Promise<void> =>
  inLanguage(preferredLanguage(request.headers['accept-language']), async () => work());

/**
 * Serves files of hotels with their rooms. POST /api/exports/allhotels.csv (or .json) answers one of all hotels, or of
 * the `hotelId` or the `cityId` of its JSON body. POST /api/imports/preview and /api/imports/hotels take one and answer lines of JSON: `{ done, all }` counts
 * hotels during the import, `{ report }` or `{ problem }` ends it. An import continues if its client
 * disconnects; a preview stops.
 */
export function hotelFiles(): Router {
  const router = Router();
  router.post(
    ['/api/exports/allhotels.csv', '/api/exports/allhotels.json'],
    express.json({ limit: '1kb' }),
    async (request, response) => {
      response.set('cache-control', 'no-store');
      const wait = await take('export', addressOf(request));
      if (wait) return answerTooMany(response, wait);
      const viewer = authorizedToAsk(await readViewer(request), 'list:export');
      await forReader(request, () =>
        sendFile(response, viewer, request.path.endsWith('.csv') ? 'csv' : 'json', readFilter(request.body)),
      );
    },
  );
  router.post(['/api/imports/preview', '/api/imports/hotels'], async (request, response) => {
    response.set('cache-control', 'no-store');
    const wait = await take('export', addressOf(request));
    if (wait) return answerTooMany(response, wait);
    const viewer = authorized(await readViewer(request), 'hotel:import');
    const refused = await spendOnFile(request, viewer);
    if (refused) return answerTooMany(response, refused);
    await forReader(request, () =>
      withLease(`import:${viewer.id}`, alreadyImporting, () =>
        takeFile(request, response, viewer, request.path.endsWith('/preview')),
      ),
    );
  });
  router.use(['/api/exports', '/api/imports'], answerFailure);
  return router;
}

function readFilter(body: unknown): HotelFileFilter {
  const { hotelId, cityId } = (body ?? {}) as Record<string, unknown>;
  if (![hotelId, cityId].every((id) => id === undefined || typeof id === 'string'))
    throw new BadInput('Name the hotel and the city by their references.');
  return { hotelId, cityId } as HotelFileFilter;
}

/** Answers with the file. A refusal is answered before the file begins; a later failure truncates the answer. */
async function sendFile(
  response: Response,
  viewer: Viewer,
  format: HotelFileFormat,
  filter: HotelFileFilter,
): Promise<void> {
  const parts = pacedRows(readFileRows(viewer, filter));
  const first = await parts.next();
  async function* all() {
    if (first.value) yield first.value;
    yield* parts;
  }
  response.set('content-type', format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json');
  response.set('content-disposition', `attachment; filename="hotels.${format}"`);
  try {
    const text = Readable.from(HOTEL_FILES[format](all()), { objectMode: false });
    await whileAllowed(viewer, (signal) => pipeline(text, response, { signal }));
  } catch (error) {
    response.destroy();
    if (!isGone(error)) mask(error);
  }
}

async function takeFile(
  request: Request,
  response: Response,
  viewer: Viewer,
  isPreview: boolean,
): Promise<void> {
  const bytes = await readBody(request);
  if (await isHarmful(bytes)) throw new BadInput(HARMFUL);
  // The import starts after the whole file has arrived. From here on answers are lines.
  response.set('content-type', 'application/x-ndjson; charset=utf-8');
  const say = (line: object) => {
    if (!response.destroyed) response.write(`${JSON.stringify(line)}\n`);
  };
  const left = new AbortController();
  response.once('close', () => isPreview && left.abort());
  try {
    const { lists, ...more } = await readHotelFile(bytes, request.is('text/csv') !== false);
    await whileAllowed(viewer, async (signal) => {
      const report = await importAsStaff(viewer, lists, {
        ...more,
        isPreview,
        fileName: typeof request.query.name === 'string' ? request.query.name : '',
        signal: AbortSignal.any([signal, left.signal]),
        onProgress: (done, all) => say({ done, all }),
      });
      const { refused } = report;
      say({
        report: { ...report, refused: refused.slice(0, LIMITS.importListed), refusedRows: refused.length },
      });
    });
  } catch (error) {
    if (!isGone(error)) say({ problem: wordsOf(error) });
  }
  response.end();
}

const wordsOf = (error: unknown): string =>
  error instanceof ImportProblem ? error.message : (explain(error) ?? mask(error)).message;

/** Reads the whole file. Refuses one of an unknown kind or too large a size as early as possible. */
async function readBody(request: Request): Promise<Buffer> {
  if (!request.is(['text/csv', 'application/json'])) throw new BadInput('Send a CSV or a JSON file.');
  const most = LIMITS.importMegabytes * 1_000_000;
  const tooLarge = new BadInput(fill('A file can have at most {most} MB.', { most: LIMITS.importMegabytes }));
  if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
