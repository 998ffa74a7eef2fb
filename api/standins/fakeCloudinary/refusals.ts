import type { ErrorRequestHandler } from 'express';
import { QueueFull } from '../../src/core/concurrency';
import { ScannerUnavailable } from '../../src/external/virusScan';

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
  const refusal = refusalOf(error);
  if (!refusal) return next(error);
  response.status(refusal.status).json({ error: { message: refusal.message } });
};

function refusalOf(error: unknown): UploadRefusal | undefined {
  if (error instanceof QueueFull) return new UploadRefusal(429, 'Too many at once');
  if (error instanceof ScannerUnavailable) return new UploadRefusal(503, error.message);
  return error instanceof UploadRefusal ? error : undefined;
}
