import type { IncomingMessage, ServerResponse } from 'node:http';

/** Addresses whose own routes say which methods they take: those of /api/v1 keep their answers, and some take POST. */
const OWN_METHODS = /^\/(api|dev|captcha|unsubscribe|endwatch|refusemessages|session)\//;

/** The methods that a page or a file takes. */
const READING = ['GET', 'HEAD'];

/**
 * Lets requests pass by one of these methods. Answers OPTIONS with 204 and `Allow`, and any other method with 405 and
 * `Allow` (RFC 9110, section 15.5.6).
 */
export function limitMethods(
  methods: readonly string[],
  { method = '' }: IncomingMessage,
  response: ServerResponse,
  next: () => unknown,
): unknown {
  if (methods.includes(method)) return next();
  const allow = [...methods, 'OPTIONS'].join(', ');
  if (method === 'OPTIONS') return response.writeHead(204, { allow }).end();
  response.writeHead(405, { allow, 'content-type': 'application/json; charset=utf-8' });
  const message = `This address does not take ${method}. It takes ${allow}.`;
  return response.end(JSON.stringify({ errors: [{ message, extensions: { code: 'METHOD_NOT_ALLOWED' } }] }));
}

/** Lets requests for pages and files pass only if they read. */
export function limitToReading(
  request: IncomingMessage,
  response: ServerResponse,
  next: () => unknown,
): unknown {
  return OWN_METHODS.test(request.url ?? '') ? next() : limitMethods(READING, request, response, next);
}
