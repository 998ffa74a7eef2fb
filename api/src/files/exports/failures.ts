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
  const [code, words, extensions] = statusOf(error) ?? [status >= 400 && status < 500 ? status : 500];
  const refused = kindOfRefused(error) ?? (words === undefined && code < 500 ? 'request' : undefined);
  if (refused) await reportRefusedRequest(request, refused, { where: request.baseUrl });
  const message = words ?? (code < 500 ? 'The request cannot be read.' : mask(error).message);
  response.status(code).json({ errors: [{ message, ...(extensions && { extensions }) }] });
};

/** The status of a failure that can be explained, its message, and its code as GraphQL says it. */
function statusOf(
  error: unknown,
): [status: number, message?: string, extensions?: { code: string }] | undefined {
  if (error instanceof ScannerUnavailable) return [503, error.message];
  const explained = explain(error);
  if (!explained) return undefined;
  const { code, message } = explained;
  const status = error instanceof Unauthenticated ? 401 : error instanceof Busy ? 429 : 400;
  return [error instanceof Forbidden || code === 'PROOF_NEEDED' ? 403 : status, message, { code }];
}
