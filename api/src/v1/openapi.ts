import type { TObject, TSchema } from '@sinclair/typebox';
import { describeHolders } from '../access/policy';
import { statusOf, type Route } from './route';
import { routes } from './routes';
import { hasProperties } from './shapes';

type Json = Record<string, unknown>;

/** Makes an OpenAPI 3.1 document from the route definitions. */
export function openapi(): Json {
  const schemas: Json = {};
  const paths: Record<string, Json> = {};
  for (const route of [...routes].sort((a, b) => (a.path + a.method < b.path + b.method ? -1 : 1)))
    (paths[addressOf(route)] ??= {})[route.method] = operation(route, schemas);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Staybook /api/v1',
      version: '1',
      description: 'The API for existing clients. New programs should use GraphQL at /graphql.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api/v1' }],
    paths,
    components: {
      schemas: { ...sorted(schemas), Failure: FAILURE },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

/** The path of a route as OpenAPI writes it. */
export const addressOf = ({ path }: Pick<Route, 'path'>): string => path.replaceAll(/:(\w+)/g, '{$1}');

const FAILURE = {
  type: 'object',
  description: 'The reason, as a message that can be shown.',
  required: ['status', 'message'],
  properties: {
    status: { type: 'string', enum: ['fail', 'error'] },
    message: { type: 'string' },
    code: { type: 'string', description: 'TOKEN_EXPIRED means that the session must be renewed.' },
  },
};

function operation(route: Route, schemas: Json): Json {
  const { method, path, permission, summary, params, query, body, answer } = route;
  const words = describeHolders(permission);
  const content = answer ? { content: json(named(answer, schemas)) } : {};
  return {
    tags: [path.split('/')[1]],
    operationId: `${method}${path.replaceAll(/[/:_-]+(\w)/g, (_match, letter: string) => letter.toUpperCase())}`,
    summary,
    description: `For ${words}.`,
    'x-permission': permission,
    security: words === 'anyone' ? [] : [{ bearer: [] }],
    parameters: [...parameters('path', params), ...parameters('query', query)],
    ...(hasProperties(body)
      ? { requestBody: { required: Boolean(body.required?.length), content: json(named(body, schemas)) } }
      : {}),
    responses: {
      [statusOf(route)]: { description: 'Done.', ...content },
      ...(route.foundStatus
        ? { [route.foundStatus]: { description: 'It already existed.', ...content } }
        : {}),
      '4XX': { description: 'Refused; the message says why.', ...failure },
      '5XX': { description: 'Failed.', ...failure },
    },
  };
}

const failure = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } };

const json = (schema: unknown): Json => ({ 'application/json': { schema } });

function parameters(place: 'path' | 'query', shape: TObject | undefined): Json[] {
  return Object.entries(shape?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: place,
    required: shape?.required?.includes(name) ?? false,
    schema,
  }));
}

/** Replaces each named schema by a reference and collects the named ones. */
function named(schema: TSchema, schemas: Json): unknown {
  return JSON.parse(JSON.stringify(schema), (_key, value) => {
    if (!value || typeof value !== 'object' || typeof value.$id !== 'string') return value;
    const { $id, ...rest } = value;
    schemas[$id] = rest;
    return { $ref: `#/components/schemas/${$id}` };
  });
}

const sorted = (entries: Json): Json =>
  Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
