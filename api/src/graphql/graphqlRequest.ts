import type { IncomingMessage } from 'node:http';
import { HeaderMap, type HTTPGraphQLRequest } from '@apollo/server';
import { BodyTooLarge, readBody } from '../http/readBody';

/** The reason why a request is refused, and the status of the answer. */
type RefusedRequest = { refused: { message: string; extensions: { code: string } }; status: number };

/** The body of a request; undefined if it has none, or the error that it could not be read with. */
export interface Received {
  text?: string;
  isJson: boolean;
  problem?: unknown;
}

/** The largest accepted body, in bytes, for visitors and for signed-in callers. */
const LARGEST = { visitor: 64 * 1024, signedIn: 512 * 1024 };

/** Reads the body of a request. Looks up the viewer only if the body is large. */
export async function receive(
  request: IncomingMessage,
  isSignedIn: () => Promise<boolean>,
): Promise<Received> {
  const isJson = /^application\/(graphql\+)?json/i.test(request.headers['content-type'] ?? '');
  if (request.method !== 'POST') return { isJson };
  const isLarge = !(Number(request.headers['content-length']) <= LARGEST.visitor);
  const largest = isLarge && (await isSignedIn()) ? LARGEST.signedIn : LARGEST.visitor;
  return readBody(request, largest).then(
    (text) => ({ text, isJson }),
    (problem: unknown) => ({ problem, isJson }),
  );
}

/** The request in the form that Apollo Server takes. */
export function parseRequest(
  request: IncomingMessage,
  { text, isJson, problem }: Received,
): HTTPGraphQLRequest | RefusedRequest {
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  const { search } = new URL(request.url ?? '/', 'http://localhost');
  try {
    if (problem) throw problem;
    const body: unknown = isJson && text !== undefined ? JSON.parse(text) : text;
    return { method: (request.method ?? 'GET').toUpperCase(), headers, search, body };
  } catch (error) {
    const [status, message] =
      error instanceof BodyTooLarge ? [413, error.message] : [400, 'The body is not JSON.'];
    return { status, refused: { message, extensions: { code: 'BAD_USER_INPUT' } } };
  }
}
