import type { ErrorRequestHandler } from 'express';

/** What the image host answers to a request that it does not take: a status and its words. */
export class UploadRefusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Answers refusals as the image host words them. */
export const answerRefusal: ErrorRequestHandler = (error, _request, response, next) => {
  if (!(error instanceof UploadRefusal)) return next(error);
  response.status(error.status).json({ error: { message: error.message } });
};
