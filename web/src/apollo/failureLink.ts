import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { Unreachable } from './line';

export interface Failure {
  /** The server's message, if there is one. */
  message?: string;
  code?: unknown;
  /** The server was not reached: the page says so by itself. */
  isUnreachable?: boolean;
}

/** Whether the caller shows its failures itself: true, or a function that picks them. */
export type InPlace = boolean | ((failure: Failure) => boolean);

/**
 * Reports every failed call; refusals are answers, not failures. A caller that shows its failures itself (a poll, a
 * renewal in the background) sets `context.inPlace`: true, or a function that picks them.
 */
export const failureLink = (onFailure: (failure: Failure) => void) =>
  new ErrorLink(({ error, operation }) => {
    if (error.name === 'AbortError') return;
    const { inPlace } = operation.getContext() as { inPlace?: InPlace };
    const failure = readFailure(error);
    if (!(typeof inPlace === 'function' ? inPlace(failure) : inPlace)) onFailure(failure);
  });

function readFailure(error: unknown): Failure {
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    return { message: first?.message || undefined, code: first?.extensions?.code };
  }
  if (ServerError.is(error)) return { message: readServerMessage(error.bodyText) };
  return { isUnreachable: error instanceof Unreachable };
}

function readServerMessage(body: string): string | undefined {
  try {
    const answer = JSON.parse(body) as { message?: string; errors?: { message?: string }[] };
    return answer.errors?.[0]?.message ?? answer.message;
  } catch {
    return undefined;
  }
}
