import { use } from 'react';
import { ApolloClient, ApolloLink, type DocumentNode, type OperationVariables } from '@apollo/client';
import { skipToken, type useQuery } from '@apollo/client/react';
import { OperationTypeNode } from 'graphql';
import { EMPTY, from } from 'rxjs';
import { makeCache } from '../apollo/cache';

/** Asks the schema in this process; `operationName` names the one operation of the document. */
export type Execute = (
  document: DocumentNode,
  variables: OperationVariables,
  operationName: string,
) => Promise<ApolloLink.Result>;

/** A client for one page: what it asks for is answered in this process, and nothing is sent anywhere. */
export function makeServerClient(execute: Execute): ApolloClient {
  const link = new ApolloLink((operation) => {
    if (operation.operationType !== OperationTypeNode.QUERY) return EMPTY;
    return from(execute(operation.query, operation.variables, operation.operationName ?? ''));
  });
  const client = new ApolloClient({
    cache: makeCache(),
    link,
    dataMasking: true,
    ssrMode: true,
    defaultOptions: { react: { suspense: { autoDisposeTimeoutMs: 500 } } },
  });
  waitForQueries(client);
  return client;
}

/** The place for additions to hooks that Apollo's own packages for rendering use. */
const WRAPPERS = Symbol.for('apollo.hook.wrappers');

/**
 * `useQuery` answers 'loading' and asks in an effect, which no server runs: here it waits for its answer, as the suspense
 * queries do.
 */
function waitForQueries(client: ApolloClient): void {
  const asked = new Map<string, Promise<unknown>>();
  const useAnswer = (query: DocumentNode, options: useQuery.Options | typeof skipToken | undefined) => {
    if (options === skipToken || options?.skip || options?.fetchPolicy === 'cache-only') return;
    const variables = options?.variables;
    if (client.readQuery({ query, variables })) return;
    const key = JSON.stringify([query.definitions[0], variables]);
    const answer = asked.get(key) ?? client.query({ query, variables, context: options?.context });
    asked.set(key, answer);
    use(answer);
  };
  type Hook = (query: DocumentNode, options?: useQuery.Options | typeof skipToken) => unknown;
  const wrappers = {
    useQuery: (original: Hook): Hook =>
      function useAnsweredQuery(query, options) {
        useAnswer(query, options);
        return original(query, options);
      },
  };
  Object.assign((client as unknown as { queryManager: object }).queryManager, { [WRAPPERS]: wrappers });
}
