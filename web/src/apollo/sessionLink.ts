import { ApolloLink, type ApolloClient } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { catchError, from, mergeMap, of, throwError, type Observable } from 'rxjs';

/** What the links need to know of the session. */
export interface TokenHolder {
  accessToken(): string | undefined;
  /** Asks for a new access token; false when the session has ended. */
  renew(): Promise<boolean>;
  /** Sends a sign-out that the server has not confirmed; undefined where none is owed. Refuses with Unreachable. */
  settleSignOut(): Promise<void> | undefined;
  /** Asks the person for a proof that they are at the device; false without one. */
  prove(client: ApolloClient): Promise<boolean>;
  /** Calls the listener when the token changes or is gone. */
  subscribe(listener: () => void): () => void;
}

/** The HTTP statuses of a refused token. */
const REFUSES_TOKEN = [401, 403];

/**
 * Sends the access token along, and gives proofLink what asks for a proof. An answer of UNAUTHENTICATED, or of status 401
 * or 403, renews the token once and repeats the call once; FORBIDDEN is passed on. With `context.withoutSession` no token is sent and nothing renewed. A sign-out that is
 * owed goes first; `context.isRenewal` says that the session has looked after it.
 */
export const sessionLink = (session: TokenHolder) =>
  new ApolloLink((operation, forward) => {
    const { withoutSession, isRenewal } = operation.getContext();
    const owed = isRenewal ? undefined : session.settleSignOut();
    const afterSignOut = (begin: () => Observable<ApolloLink.Result>) =>
      owed ? from(owed).pipe(mergeMap(begin)) : begin();
    if (withoutSession) return afterSignOut(() => forward(operation));

    const send = (): Observable<ApolloLink.Result> => {
      const token = session.accessToken();
      const authorization = token ? { authorization: `Bearer ${token}` } : {};
      operation.setContext(({ headers }) => ({
        headers: { ...headers, ...authorization },
        prove: session.prove,
      }));
      return forward(operation);
    };
    const repeatOr = (otherwise: Observable<ApolloLink.Result>) =>
      from(session.renew()).pipe(mergeMap((renewed) => (renewed ? send() : otherwise)));

    return afterSignOut(send).pipe(
      catchError((error: unknown) =>
        ServerError.is(error) && REFUSES_TOKEN.includes(error.statusCode)
          ? repeatOr(throwError(() => error))
          : throwError(() => error),
      ),
      mergeMap((result) => (isUnauthenticated(result) ? repeatOr(of(result)) : of(result))),
    );
  });

const isUnauthenticated = (result: ApolloLink.Result) =>
  result.errors?.some((error) => error.extensions?.code === 'UNAUTHENTICATED') ?? false;
