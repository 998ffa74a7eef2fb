import type { ServerResponse } from 'node:http';
import type { GraphQLError } from 'graphql';
import { metrics } from '../../core/metrics';
import { pointsHeaders, spendPoints, costExtension, type PointsSpent } from '../../access/limits/points';
import { outOfPoints } from '../cost/admit';
import { formatError, mask } from './errorFormat';
import type { CachedResponse } from './responseCache.service';

export const JSON_TYPE = 'application/json; charset=utf-8';

/** Characters of a remembered answer that are sent for one point; nothing is read for it. */
const CHARACTERS_A_POINT = 4000;

export const errorBody = (error: GraphQLError): string =>
  JSON.stringify({ errors: [formatError(error.toJSON(), error)] });

/** Answers what was answered to another visitor a moment ago. */
export async function sendRemembered(
  response: ServerResponse,
  { body, contentType }: CachedResponse,
  address: string,
): Promise<void> {
  metrics()?.remembered.inc();
  const spent = await spendPoints(undefined, address, 1 + Math.floor(body.length / CHARACTERS_A_POINT));
  setPointsHeaders(response, spent);
  if (spent?.isRefused) sendError(response, outOfPoints(spent));
  else send(response, 200, withCost(body, spent), contentType);
}

export function setPointsHeaders(response: ServerResponse, spent: PointsSpent | undefined): void {
  if (spent) for (const [name, value] of pointsHeaders(spent)) response.setHeader(name, value);
}

/** Answers an error that was found before the operation ran, with the status that it names. */
export function sendError(response: ServerResponse, error: GraphQLError): void {
  const { status = 400 } = (error.extensions.http ?? {}) as { status?: number };
  send(response, status, errorBody(error));
}

/** Answers a failure of the server before or beside the operation, such as a database that cannot be asked who asks. */
export function sendFailure(response: ServerResponse, failure: unknown): void {
  const { message, ...extensions } = mask(failure);
  if (response.headersSent) response.end();
  else send(response, 500, JSON.stringify({ errors: [{ message, extensions }] }));
}

export function send(response: ServerResponse, status: number, body: string, contentType = JSON_TYPE): void {
  // with its length it is one write, and not in chunks
  response.writeHead(status, {
    'content-type': contentType,
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}

/** The text of an answer with what it was charged, as the last of its members. */
export function withCost(body: string, spent: PointsSpent | undefined): string {
  const end = body.lastIndexOf('}');
  if (!spent || end <= 0) return body;
  return `${body.slice(0, end)},"extensions":${JSON.stringify({ cost: costExtension(spent) })}${body.slice(end)}`;
}
