import { gzipSync } from 'node:zlib';
import { Router, type RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql';
import { PUBLIC_PAGES } from '../../../schema/pages';
import { config } from '../core/config';
import { printGraph } from '../graphql/printSchema';

/** Seconds for which a program may keep a download. */
const FRESH_S = 3600;

/** Serves what programs and their authors download: the schema, the contract of /api/v1, and an overview of both. */
export function downloads(schema: GraphQLSchema): Router {
  return Router()
    .get(
      '/schema.graphql',
      sendText(() => printGraph(schema)),
    )
    .get('/openapi.json', (_request, response) => response.redirect(308, '/api/v1/openapi.json'))
    .get('/llms.txt', sendText(overview));
}

/** Sends a text that never changes. It is written and compressed once, since the schema takes a tenth of a second. */
function sendText(write: () => string): RequestHandler {
  let sent: { plain: Buffer; compressed: Buffer } | undefined;
  return (request, response) => {
    if (!sent) {
      const plain = Buffer.from(write());
      sent = { plain, compressed: gzipSync(plain) };
    }
    const isCompressed = Boolean(request.acceptsEncodings('gzip'));
    response.set('cache-control', `public, max-age=${FRESH_S}`).vary('accept-encoding').type('text');
    if (isCompressed) response.set('content-encoding', 'gzip');
    response.send(isCompressed ? sent.compressed : sent.plain);
  };
}

/** The documents for programs and their authors, in the form of https://llmstxt.org. */
function overview(): string {
  const at = (path: string) => `${config.publicUrl}${path}`;
  return `# Staybook

> Search, book and pay for hotels. Programs use one GraphQL endpoint, POST ${at('/graphql')}, with an API key.

## Documents

- [For developers](${at('/developers')}): ${PUBLIC_PAGES['/developers']!.description}
- [The schema](${at('/schema.graphql')}): every query, mutation and subscription with its arguments, units and refusals
- [The explorer](${at('/graphiql')}): try a query
- [The contract of /api/v1](${at('/api/v1/openapi.json')}): the routes of existing clients, as OpenAPI; new programs use GraphQL
- [API keys](${at('/apikeys')}): create a key
- [Webhooks](${at('/webhooks')}): let Staybook notify your program
`;
}
