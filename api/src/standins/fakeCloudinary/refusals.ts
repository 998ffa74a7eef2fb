import type { ErrorRequestHandler } from 'express';

/** A request that the image host refuses, with the status and message of its answer. */
export class UploadRefusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Answers refusals in the image host's format. */
export const answerRefusal: ErrorRequestHandler = (error, _request, response, next) => {
  if (!(error instanceof UploadRefusal)) return next(error);
  response.status(error.status).json({ error: { message: error.message } });
};
