import { Router } from 'express';
import { languageFor, preferredLanguage } from '../../../../schema/language';
import { PAPERS } from '../../../../schema/paperDocuments';
import { addressOf } from '../../access/limits/address';
import { answerTooMany } from '../../access/limits/answerTooMany';
import { take } from '../../access/limits/take';
import { readDocumentFile } from '../../bookings/paper/documentFile.service';
import { limitConcurrencyByKey, QueueFull } from '../../core/concurrency';
import { inLanguage } from '../../core/readerLanguage';
import { BadInput, Busy } from '../../core/problems';
import { readViewer } from '../../http/authentication';
import { answerFailure } from '../exports/failures';

const TOO_MANY_FILES = 'You are already downloading a document. Wait until it has arrived, then try again.';

/** A PDF file takes its time to write: each person has one written at once, and a few wait. */
const perPerson = limitConcurrencyByKey(1, 3);

/**
 * GET /documents/ID.pdf: answers an invoice, a credit note, or the receipt of a payment as a PDF file, to its guest and to administrators. The paper
 * is that of the place of the hotel; `?size=a4` or `?size=letter` asks for another one. A receipt is in the language of the
 * request; `?language=de` asks for another one.
 */
export function documentFiles(): Router {
  const router = Router();
  router.get('/documents/:id.pdf', async (request, response) => {
    response.set('cache-control', 'no-store');
    const wait = await take('export', addressOf(request));
    if (wait) return answerTooMany(response, wait);
    const { size, language: asked } = request.query;
    const paper = PAPERS.find((known) => known === size);
    if (size !== undefined && !paper) throw new BadInput(`The size is one of ${PAPERS.join(' and ')}.`);
    const viewer = await readViewer(request);
    const language =
      (typeof asked === 'string' && languageFor(asked)) ||
      preferredLanguage(request.headers['accept-language']);
    const read = () => inLanguage(language, () => readDocumentFile(viewer, request.params.id, paper));
    const file = await perPerson(viewer?.id ?? addressOf(request), read).catch((error: unknown) => {
      throw error instanceof QueueFull ? new Busy(TOO_MANY_FILES) : error;
    });
    if (!file) {
      response.status(404).json({ errors: [{ message: 'This document does not exist.' }] });
      return;
    }
    response.set('content-type', file.type);
    response.set('content-disposition', `attachment; filename="${file.name}"`);
    response.send(file.content);
  });
  router.use('/documents', answerFailure);
  return router;
}
