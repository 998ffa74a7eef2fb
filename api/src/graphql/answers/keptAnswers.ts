import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApolloServerPlugin, GraphQLRequestContext } from '@apollo/server';
import { ApolloServerPluginCacheControl } from '@apollo/server/plugin/cacheControl';
import { request as ofExpress } from 'express';
import { TypeInfo, visit, visitWithTypeInfo, type DocumentNode, type GraphQLSchema } from 'graphql';
import { chooseForm, type Sendable } from '../../core/compressedForms';
import { isFromVisitor, KEPT_FOR_ALL } from '../../http/keptForAll';
import type { OperationContext } from '../operationContext';
import { commitCache, type Lookup } from './commitCache.service';

/** Bytes below which an answer fits in one packet and is not compressed. */
const ONE_PACKET = 1400;

type CachePolicy = GraphQLRequestContext<OperationContext>['overallCachePolicy'];
type Restrict = (policy: CachePolicy, document: DocumentNode) => Promise<void>;

/**
 * Marks with KEPT_FOR_ALL the answers without errors to queries by GET that select only what the schema declares
 * @KeptForAll. Who asked is not looked at here.
 */
export async function markKeptAnswers(schema: GraphQLSchema): Promise<ApolloServerPlugin<OperationContext>> {
  const restrict = await readCacheControl(schema);
  return {
    requestDidStart: async () => ({
      async didResolveOperation({ request, document, overallCachePolicy }) {
        if (request.http?.method === 'GET') await restrict(overallCachePolicy, document);
      },
      async willSendResponse({ errors, overallCachePolicy, response }) {
        if (!errors && overallCachePolicy.policyIfCacheable()?.scope === 'PUBLIC')
          response.http.headers.set('cache-control', KEPT_FOR_ALL);
      },
    }),
  };
}

/**
 * Restricts a policy by the @cacheControl of every field of a valid document. Apollo's own plugin decides, but it is
 * asked once for each document: by itself it would wrap every resolver and look at each field of every answer.
 */
async function readCacheControl(schema: GraphQLSchema): Promise<Restrict> {
  const library = ApolloServerPluginCacheControl({ calculateHttpHeaders: false });
  await library.serverWillStart?.({ schema } as never);
  const known = new WeakMap<DocumentNode, { maxAge?: number; scope?: CachePolicy['scope'] }>();
  return async (policy, document) => {
    const before = known.get(document);
    if (before) return policy.restrict(before);
    const request = await library.requestDidStart?.({ overallCachePolicy: policy } as never);
    const execution = await request?.executionDidStart?.({} as never);
    const info = new TypeInfo(schema);
    visit(
      document,
      visitWithTypeInfo(info, {
        Field({ name: { value: fieldName } }) {
          if (fieldName === '__typename') return;
          // Introspection is no field of a type that could declare it.
          if (fieldName.startsWith('__')) return policy.restrict({ maxAge: 0 });
          const parentType = info.getParentType();
          const path = { prev: parentType === schema.getQueryType() ? undefined : {} };
          const field = { fieldName, parentType, path, returnType: info.getType() };
          const resolved = execution?.willResolveField?.({ info: field } as never);
          if (typeof resolved === 'function') resolved(null);
        },
      }),
    );
    known.set(document, { maxAge: policy.maxAge, scope: policy.scope });
  };
}

/** An answer that is the same for all visitors, in the forms in which it was sent. */
export interface KeptAnswer extends Sendable {
  contentType: string;
}

export const keptAnswer = (contentType: string, text: string): KeptAnswer => ({
  contentType,
  text,
  forms: new Map(),
});

/** The most characters of all remembered answers with their compressed forms, and of one. */
const MAX_SIZE = 24_000_000;
const MAX_ENTRY = 1_500_000;

/** Milliseconds, short enough that with the second of a cache before the api a write is seen within two. */
const TTL_MS = 500;

const remembered = commitCache<KeptAnswer>({
  ttlMs: TTL_MS,
  maxSize: MAX_SIZE,
  maxEntrySize: MAX_ENTRY,
  // its text and two compressed forms
  sizeOf: ({ text }) => 3 * text.length,
});

/**
 * Looks up the kept answer to an equal query by GET of another visitor, as where no cache lies before the api. It is valid
 * for half a second or until a commit.
 */
export const lookUpKept = (request: IncomingMessage): Lookup<KeptAnswer> | undefined =>
  isFromVisitor(request)
    ? remembered(
        JSON.stringify([request.url, request.headers.accept, request.headers['apollo-require-preflight']]),
      )
    : undefined;

/**
 * Sends an answer that caches may keep for all visitors, whatever their language: in the encoding that is accepted, with its ETag, and without
 * what belongs to one caller, such as the points that it spent.
 */
export async function sendKept(
  request: IncomingMessage,
  response: ServerResponse,
  { contentType, ...sendable }: KeptAnswer,
): Promise<void> {
  const acceptsEncodings = (name: string) => ofExpress.acceptsEncodings.call(request, name);
  const { encoding, tag, body } = chooseForm({ acceptsEncodings } as never, sendable, ONE_PACKET);
  response.setHeader('cache-control', KEPT_FOR_ALL);
  response.setHeader('etag', tag);
  // It has no words of ours, so that it is the same in every language: see isInLanguage().
  response.removeHeader('content-language');
  const others = [response.getHeader('vary') ?? []].flat().map(String);
  response.setHeader('vary', [
    ...others.filter((name) => name !== 'accept-language'),
    'accept',
    'accept-encoding',
    'authorization',
    'cookie',
  ]);
  if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(tag)) {
    response.writeHead(304).end();
    return;
  }
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  const bytes = await body();
  response.writeHead(200, { 'content-type': contentType, 'content-length': bytes.length }).end(bytes);
}
