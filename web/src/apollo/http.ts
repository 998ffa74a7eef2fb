import { ApolloLink, InMemoryCache } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { Kind, OperationTypeNode, type DefinitionNode } from 'graphql';
import { currentLanguage } from '../../../schema/language';
import { KEPT_QUERIES, LONGEST_VARIABLES } from '../../../schema/client/keptQueries';
import { actingHeaders } from './actingHotel';
import { possibleTypes } from './possibleTypes.generated';
import { proofLink } from './proofLink';
import { Unreachable } from './reachability';

/** `fetch`, by which a server that cannot be reached is told apart from everything else that can fail. */
const fetchOrUnreachable: typeof fetch = (input, init) =>
  fetch(input, init).catch((error: unknown) => {
    throw error instanceof TypeError ? new Unreachable(error.message, { cause: error }) : error;
  });

/** Gives the cache the possible types, which it needs for answers. */
const typesLink = new ApolloLink((operation, forward) => {
  const { cache } = operation.client;
  if (cache instanceof InMemoryCache && !cache.policies.usingPossibleTypes)
    cache.policies.addPossibleTypes(possibleTypes);
  return forward(operation);
});

/** Names the hotel as which an administrator acts, and the language of the page, which may be another than the browser's. */
const actingLink = new ApolloLink((operation, forward) => {
  operation.setContext(({ headers }) => ({
    headers: { ...headers, ...actingHeaders(), 'accept-language': currentLanguage() },
  }));
  return forward(operation);
});

/** The SHA-256 of a text, in hexadecimal digits. */
async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Sets how an operation is sent, also where it was sent in the other way before its session was renewed. */
const sentWith = (cache: RequestCache, headers: Record<string, string> = {}) =>
  new ApolloLink((operation, forward) => {
    operation.setContext(({ headers: given, fetchOptions }) => ({
      headers: { ...given, ...headers },
      fetchOptions: { ...fetchOptions, method: 'POST', cache },
      http: { includeQuery: true, includeExtensions: false },
    }));
    return forward(operation);
  });

/**
 * Sends a query by GET with its hash, so that caches before the server can answer it. The text follows by POST where the
 * server does not know the hash. `no-cache` makes the browser ask for what it has itself, since it does not tell the
 * answer to a visitor from that to the same person signed in a moment later.
 */
const byHash = ApolloLink.from([
  sentWith('no-cache', { 'apollo-require-preflight': '1' }),
  new PersistedQueryLink({ sha256, useGETForHashedQueries: true }),
]);

/**
 * Whether an operation asks without a session for what caches may keep, and for nothing else: variables of other queries may
 * be secrets. Browsers hash nothing on pages that came from elsewhere without TLS.
 */
const isOfVisitor = ({ query, variables, getContext }: ApolloLink.Operation): boolean =>
  !getContext().headers?.authorization &&
  globalThis.crypto?.subtle !== undefined &&
  query.definitions.every(asksForKept) &&
  JSON.stringify(variables).length <= LONGEST_VARIABLES;

const asksForKept = (definition: DefinitionNode): boolean =>
  definition.kind !== Kind.OPERATION_DEFINITION ||
  (definition.operation === OperationTypeNode.QUERY &&
    definition.selectionSet.selections.every(
      (field) => field.kind === Kind.FIELD && KEPT_QUERIES.has(field.name.value),
    ));

/** Sends operations over HTTP. */
export const httpLink = ApolloLink.from([
  typesLink,
  proofLink,
  actingLink,
  ApolloLink.split(isOfVisitor, byHash, sentWith('default')),
  new BaseHttpLink({ uri: '/graphql', fetch: fetchOrUnreachable }),
]);
