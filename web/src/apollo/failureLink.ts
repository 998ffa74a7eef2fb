import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';
import { Unreachable } from './reachability';
import { somethingWentWrong } from './texts';

export interface Failure {
  /** The server's message, if there is one. */
  message?: string;
  code?: unknown;
  /** The server was not reached: the page says so by itself. */
  isUnreachable?: boolean;
}

interface Context {
  /** Whether a failure leads to the error page: true, or a function that picks failures. */
  errorPage?: boolean | ((failure: Failure) => boolean);
  withoutSession?: boolean;
}

/** For a query without which its page shows nothing. Suspense queries have it by themselves. */
export const onErrorPage = { errorPage: true };

/** For lists that say themselves what failed: only a session that has ended leads to the sign-in. */
export const onlySignIn = { errorPage: ({ code }: Failure) => code === 'UNAUTHENTICATED' };

/**
 * Reports a failed call where its context asks for the error page; refusals are answers, not failures. Other failures
 * stay where the call was made. A mutation that needs a session leads to the sign-in when the session has ended.
 */
export const failureLink = (onFailure: (failure: Failure) => void) =>
  new ErrorLink(({ error, operation }) => {
    if (error.name === 'AbortError') return;
    const { errorPage, withoutSession } = operation.getContext() as Context;
    const failure = readFailure(error);
    const isMutation = operation.operationType === OperationTypeNode.MUTATION;
    const isSignedOut = isMutation && !withoutSession && failure.code === 'UNAUTHENTICATED';
    if (isSignedOut || (typeof errorPage === 'function' ? errorPage(failure) : errorPage)) onFailure(failure);
  });

/** What is said of a failed call where it was made; undefined for an unreachable server, of which the page tells. */
export function failureWords(error: unknown): string | undefined {
  const { message, isUnreachable } = readFailure(error);
  return isUnreachable ? undefined : (message ?? somethingWentWrong);
}

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
