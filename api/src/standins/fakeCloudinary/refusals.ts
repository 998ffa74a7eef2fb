import type { ErrorRequestHandler } from 'express';
import { TooManyWaiting } from '../../core/slots';

/** How long, and how much, the rest of a refused request is let in unread, so that its sender gets to read the answer. */
const LINGER_MS = 1000;
const LINGER_BYTES = 16 * 1024 * 1024;

/** A request that the image host refuses, with the status and message of its answer. */
export class UploadRefusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Answers refusals in the image host's format, also while the request is still being sent. */
export const answerRefusal: ErrorRequestHandler = (error, request, response, next) => {
  const refusal = error instanceof TooManyWaiting ? new UploadRefusal(429, 'Too many at once') : error;
  if (!(refusal instanceof UploadRefusal)) return next(error);
  response.status(refusal.status).json({ error: { message: refusal.message } });
  if (request.complete) return;
  let left = LINGER_BYTES;
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.destroy();
  });
  request.resume();
  const end = setTimeout(() => request.destroy(), LINGER_MS);
  request.on('close', () => clearTimeout(end));
};
