import type { ServerResponse } from 'node:http';
import type { GraphQLError } from 'graphql';
import { languageOfAnswer } from '../../core/readerLanguage';
import { metrics } from '../../core/metrics';
import { pointsHeaders, spendPoints, costExtension, type PointsSpent } from '../../access/limits/points';
import { outOfPoints } from '../cost/admit';
import { formatError, mask } from './errorFormat';
import type { CachedResponse } from './responseCache.service';

export const JSON_TYPE = 'application/json; charset=utf-8';

/** Characters of a cached answer that cost one point. */
const CHARACTERS_A_POINT = 4000;

export const errorBody = (error: GraphQLError): string =>
  JSON.stringify({ errors: [formatError(error.toJSON(), error)] });

/** Says in which language the messages of an answer are, and that another reader may get others. */
export function sayLanguage(response: ServerResponse): void {
  response.setHeader('content-language', languageOfAnswer());
  response.appendHeader('vary', 'accept-language');
}

/** Sends the cached answer to an equal request of another visitor. */
export async function sendRemembered(
  response: ServerResponse,
  { body, contentType }: CachedResponse,
  address: string,
): Promise<void> {
  const spent = await spendOnRemembered(body.length, address);
  setPointsHeaders(response, spent);
  if (spent?.isRefused) sendError(response, outOfPoints(spent));
  else send(response, 200, withCost(body, spent), contentType);
}

/** Counts a cached answer of this many characters, and spends points of the visitor's address for it. */
export function spendOnRemembered(length: number, address: string): Promise<PointsSpent | undefined> {
  metrics()?.remembered.inc();
  return spendPoints(undefined, address, 1 + Math.floor(length / CHARACTERS_A_POINT));
}

export function setPointsHeaders(response: ServerResponse, spent: PointsSpent | undefined): void {
  if (spent) for (const [name, value] of pointsHeaders(spent)) response.setHeader(name, value);
}

/** Sends an error that was found before the operation ran, with its own status. */
export function sendError(response: ServerResponse, error: GraphQLError): void {
  const { status = 400 } = (error.extensions.http ?? {}) as { status?: number };
  send(response, status, errorBody(error));
}

/** Sends a failure outside the operation, such as a database that cannot be asked for the viewer. */
export function sendFailure(response: ServerResponse, failure: unknown): void {
  const { message, ...extensions } = mask(failure);
  if (response.headersSent) response.end();
  else send(response, 500, JSON.stringify({ errors: [{ message, extensions }] }));
}

export function send(response: ServerResponse, status: number, body: string, contentType = JSON_TYPE): void {
  // With its length the response is one write without chunks.
  response.writeHead(status, {
    'content-type': contentType,
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}

/** Adds the spent points to the text of an answer, as its last member. */
export function withCost(body: string, spent: PointsSpent | undefined): string {
  const end = body.lastIndexOf('}');
  if (!spent || end <= 0) return body;
  return `${body.slice(0, end)},"extensions":${JSON.stringify({ cost: costExtension(spent) })}${body.slice(end)}`;
}
