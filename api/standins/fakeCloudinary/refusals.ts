import type { ErrorRequestHandler } from 'express';
import { QueueFull } from '../../src/core/concurrency';

/** A refused request, with the status and message of the answer. */
export class UploadRefusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Answers refusals in the image host's format, even if the request is still being sent. */
export const answerRefusal: ErrorRequestHandler = (error, _request, response, next) => {
  const refusal = error instanceof QueueFull ? new UploadRefusal(429, 'Too many at once') : error;
  if (!(refusal instanceof UploadRefusal)) return next(error);
  response.status(refusal.status).json({ error: { message: refusal.message } });
};
