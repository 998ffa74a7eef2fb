import type { ErrorRequestHandler } from 'express';
import { Busy, Forbidden, Unauthenticated } from '../../core/problems';
import { ScannerUnavailable } from '../../external/virusScan';
import { kindOfRefused } from '../../graphql/answers/refusedInput';
import { reportRefusedRequest } from '../../http/refusedRequest';
import { explain, mask } from '../../graphql/answers/errorFormat';

/** Whether the client has disconnected or has lost the permission. */
export const isGone = (error: unknown): boolean => {
  const { code, name } = error as { code?: string; name?: string };
  return code === 'ERR_STREAM_PREMATURE_CLOSE' || name === 'AbortError';
};

/** Answers a refusal before the file begins. */
export const answerFailure: ErrorRequestHandler = async (error, request, response, next) => {
  if (response.headersSent) return next(error);
  const status = Number((error as { status?: unknown }).status);
  const [code, words] = statusOf(error) ?? [status >= 400 && status < 500 ? status : 500, undefined];
  const refused = kindOfRefused(error) ?? (words === undefined && code < 500 ? 'request' : undefined);
  if (refused) await reportRefusedRequest(request, refused, { where: request.baseUrl });
  const message = words ?? (code < 500 ? 'The request cannot be read.' : mask(error).message);
  response.status(code).json({ errors: [{ message }] });
};

function statusOf(error: unknown): [status: number, message: string] | undefined {
  if (error instanceof ScannerUnavailable) return [503, error.message];
  const { message } = explain(error) ?? {};
  if (message === undefined) return undefined;
  if (error instanceof Unauthenticated) return [401, message];
  if (error instanceof Forbidden) return [403, message];
  return [error instanceof Busy ? 429 : 400, message];
}
