import type { Request } from 'express';
import { chooseForm } from '../core/compressedForms';
import { pointsOfBytes, spend, type Caller } from './points';
import { countUntaken } from './listLimits';
import type { Answer } from './rememberedAnswers';

/** What fits in one packet is sent as it is, in bytes. */
const ONE_PACKET = 1400;

/** Sends what was made for this caller alone. */
export function sendAnswer(caller: Caller, answer: Answer): void {
  const { text } = answer;
  const response = begin(caller, answer);
  if (!text.length) return void response.end();
  countUntaken(caller, text.length);
  response.send(text);
}

/**
 * Sends an answer that many get, in the form that this caller takes; each form is made once. Where it was made for
 * another caller, this one pays for what is sent.
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
