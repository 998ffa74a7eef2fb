import type { Request } from 'express';
import { chooseForm } from '../core/compressedForms';
import { pointsOfBytes, spend, type Caller } from './points';
import { countUntaken } from './listLimits';
import type { Answer } from './rememberedAnswers';

/** Bytes below which an answer fits in one packet and is not compressed. */
const ONE_PACKET = 1400;

/** Sends an answer that was made for this caller only. */
export function sendAnswer(caller: Caller, answer: Answer): void {
  const { text } = answer;
  const response = begin(caller, answer);
  if (!text.length) return void response.end();
  countUntaken(caller, text.length);
  response.send(text);
}

/**
 * Sends a shared answer in the encoding that this caller accepts; each encoding is made once. If the answer
 * was made for another caller, this one pays for the bytes.
 */
export async function sendRemembered(
  request: Request,
  caller: Caller,
  { answer, isRemembered }: { answer: Answer; isRemembered: boolean },
): Promise<void> {
  const { encoding, tag, body } = chooseForm(request, answer, ONE_PACKET);
  const bytes = await body();
  if (isRemembered) await spend(caller, pointsOfBytes(bytes.length));
  countUntaken(caller, bytes.length);
  const response = begin(caller, answer).vary('accept-encoding').set('etag', tag);
  if (request.fresh) return void response.status(304).end();
  if (encoding !== 'identity') response.set('content-encoding', encoding);
  response.set('content-length', String(bytes.length));
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

function begin({ response }: Caller, { status, total, text }: Answer) {
  if (total !== undefined) response.set('x-total-count', String(total));
  return text.length ? response.status(status).type('json') : response.status(status);
}
