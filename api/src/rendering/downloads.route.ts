import { Router, type RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql';
import { PUBLIC_PAGES } from '../../../schema/pages';
import { config } from '../core/config';
import { printGraph } from '../graphql/printSchema';

/** Seconds for which a program may keep a download. */
const FRESH_S = 3600;

/** Serves what programs and their authors download: the schema, the contract of /api/v1, and an overview of both. */
export function downloads(schema: GraphQLSchema): Router {
  let graph: string | undefined;
  return Router()
    .get(
      '/schema.graphql',
      sendText(() => (graph ??= printGraph(schema))),
    )
    .get('/openapi.json', (_request, response) => response.redirect(308, '/api/v1/openapi.json'))
    .get('/llms.txt', sendText(overview));
}

const sendText =
  (text: () => string): RequestHandler =>
  (_request, response) => {
    response.set('cache-control', `public, max-age=${FRESH_S}`).type('text').send(text());
  };

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
