import type { ErrorRequestHandler, Request, Response } from 'express';
import { explain, mask } from '../graphql/answers/errorFormat';
import { outageMessage } from '../graphql/answers/outage.service';
import { ProofNeeded } from '../access/proof';
import { TooManyAttempts } from '../access/limits/limit.types';
import { kindOfRefused } from '../graphql/answers/refusedInput';
import { reportRefusedRequest } from '../http/refusedRequest';
import {
  BadInput,
  Busy,
  Forbidden,
  KeyForbidden,
  KeyRefused,
  Refusal,
  Unauthenticated,
  type Problem,
} from '../core/problems';

/** A refusal that only /api/v1 has, or whose message differs from GraphQL. */
export class Failure extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly code?: string,
  ) {
    super(message);
  }
}

/** Seconds to wait before a retry while the database is unavailable. */
const RETRY_AFTER_SECONDS = 5;

/** The bearer has expired. Existing clients renew their session only on a 403. */
export const tokenExpired = () => new Failure(403, 'Your access token has expired', 'TOKEN_EXPIRED');

/** The bearer is not the form of a token, which renewing could not mend. */
export const tokenMalformed = () => new Failure(401, 'Your access token has been tampered with');

/** Nothing has this reference. */
export const notFound = (thing: string) => new Failure(404, `${thing} does not exist`);

/** Answers any thrown value with a status and a message, always as JSON. */
export const answerFailure: ErrorRequestHandler = async (error, request, response, next) => {
  if (response.headersSent) return next(error);
  const { status, message, code, reason } = failureOf(error);
  await reportRefused(error, status, request);
  if (error instanceof Refusal && error.problem instanceof TooManyAttempts)
    response.set('retry-after', String(error.problem.retryAfterSeconds));
  if (status === 503) response.set('retry-after', String(RETRY_AFTER_SECONDS));
  if (error instanceof Busy) response.set('retry-after', '1');
  answer(response, status, message, { code, reason });
};

/** Reports a request that was refused because of what it sends, not by a business rule. */
async function reportRefused(error: unknown, status: number, request: Request): Promise<void> {
  if ((status !== 400 && status !== 413) || error instanceof Refusal) return;
  const kind = error instanceof Failure ? 'fields' : (kindOfRefused(error) ?? 'request');
  const { path } = (request.route ?? {}) as { path?: string };
  const where = path && `${request.method} ${path}`;
  const fields = error instanceof BadInput ? error.fields : Object.keys(explain(error)?.fields ?? {});
  await reportRefusedRequest(request, kind, { where, fields });
}

/** Answers with a message, and with a code and a reason for programs if there are any. */
export function answer(
  response: Response,
  status: number,
  message: string,
  more: Pick<Failed, 'code' | 'reason'> = {},
): void {
  response.status(status).json({ status: status < 500 ? 'fail' : 'error', message, ...more });
}

type Failed = Pick<Failure, 'status' | 'message' | 'code'> & { reason?: string };

function failureOf(error: unknown): Failed {
  if (error instanceof Failure) return error;
  if (error instanceof KeyRefused || error instanceof KeyForbidden)
    return { status: 401, ...explain(error)! };
  if (error instanceof Unauthenticated)
    return { status: 401, message: 'You are not authenticated. Please log in' };
  if (error instanceof Forbidden) return { status: 401, message: 'You are not authorized to view this page' };
  if (error instanceof Refusal) return { status: statusOf(error.problem), ...refused(error) };
  if (error instanceof Busy) return { status: 429, message: error.message };
  const message = explain(error)?.message;
  if (message) return { status: 400, message };
  return fromTransport(error) ?? { status: outageMessage(error) ? 503 : 500, message: mask(error).message };
}

/** The message of a refusal; a needed proof has a code as well, since its status alone would say that a token expired. */
const refused = (error: Refusal): Pick<Failed, 'message' | 'code'> =>
  error.problem instanceof ProofNeeded ? explain(error)! : { message: error.message };

const statusOf = (problem: Problem): number =>
  problem.status ?? (problem.constructor as typeof Problem).status;

/** An error of express's request parser. Its own message may repeat the body, which may hold a password. */
function fromTransport(error: unknown): Pick<Failure, 'status' | 'message'> | undefined {
  const status = Number((error as { status?: unknown } | undefined)?.status);
  if (!(status >= 400 && status < 500)) return undefined;
  if (status === 413) return { status, message: 'The request is too large. Send less at once.' };
  const { type } = error as { type?: string };
  return { status, message: type ? 'The body is not JSON.' : 'The address cannot be read.' };
}
