import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { config } from '../core/config';
import type { Context } from '../access/context';
import { forV1Client } from '../core/frontUrl';
import { cookiesOf } from '../http/cookies';
import { addressOf } from '../access/limits/address';
import { makeContext } from '../graphql/makeContext';
import { BUDGETS, OperationBudget } from '../graphql/cost/operationBudget';
import { authorizeToAsk, mayAsk, type Permission, type Viewer } from '../access/policy';
import { BadInput, CrossSite } from '../core/problems';
import { readViewer } from '../http/authentication';
import { V1_KEY_PREFIX } from '../bookings/v1Client';
import { inBatches, toJsonBytes } from './batches';
import { pointsOfRequest, pointsOfRows, spend, type Caller } from './points';
import { Failure, tokenExpired, tokenMalformed } from './failures';
import { limitLists } from './listLimits';
import { readAs } from './read';
import { rememberAnswer, type Answer } from './rememberedAnswers';
import { statusOf, type Route } from './route';
import { sendAnswer, sendRemembered } from './sendAnswer';

/**
 * Answers a route: checks the permission, reads and charges the request, makes the answer or takes it from
 * the cache, and sends it.
 */
export const serve =
  (route: Route): RequestHandler =>
  async (request, response) => {
    const viewer = await readViewer(request, 'existingClient');
    checkPermission(viewer, route.permission, request);
    if (route.byCookie && isCrossSite(request)) throw new CrossSite();
    const caller = { viewer, address: addressOf(request), response };
    const sent = readRequest(route, request);
    const make = () => makeAnswer(route, sent, request, caller);
    const spendAndMake = async () => {
      await spend(caller, pointsOfRequest(route.method));
      return make();
    };
    const lead = <T>(work: () => Promise<T>) => (route.list ? limitLists(caller, work) : work());
    if (route.shared && !viewer)
      await sendRemembered(request, caller, await rememberAnswer(keyOf(route, sent), lead, spendAndMake));
    else sendAnswer(caller, await lead(spendAndMake));
  };

type Sent = ReturnType<typeof readRequest>;

/** The parts of the request that the route declares; throws BadInput. */
const readRequest = (route: Route, request: Request) => ({
  params: route.params ? readAs(route.params, request.params) : {},
  query: route.query ? readAs(route.query, request.query) : {},
  body: route.body ? readAs(route.body, request.body, missingFrom(route)) : {},
});

/** The cache key. Only parameters that the route reads are part of it. */
function keyOf({ method, path }: Route, { params, query, body }: Sent): string {
  const sorted = Object.entries(query).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([method, path, params, sorted, body]);
}

async function makeAnswer(route: Route, sent: Sent, request: Request, caller: Caller): Promise<Answer> {
  let status = statusOf(route);
  let total: number | undefined;
  const routeRequest = Object.assign(contextOf(request, caller), {
    ...sent,
    idempotencyKey: `${V1_KEY_PREFIX}${request.get('idempotency-key') || randomUUID()}`,
    found: () => (status = route.foundStatus ?? status),
    total: (count: number) => (total = count),
    async present<Row, Shown>(rows: readonly Row[], show: (batch: Row[]) => Promise<Shown[]>) {
      if (rows.length) await spend(caller, pointsOfRows(rows.length));
      return inBatches(rows, show);
    },
  });
  const body: unknown = await forV1Client(() => route.handle(routeRequest));
  const text = route.answer ? await toJsonBytes(body) : Buffer.alloc(0);
  return { status, total, text, forms: new Map() };
}

/** The message for a missing required property. */
function missingFrom({ missing, missingStatus }: Route): Error | undefined {
  if (missing === undefined) return undefined;
  return missingStatus ? new Failure(missingStatus, missing) : new BadInput(missing);
}

const contextOf = (request: Request, { viewer, address, response }: Caller): Context =>
  makeContext({
    viewer,
    address,
    budget: new OperationBudget(BUDGETS.unlimited),
    cookies: cookiesOf(request, response, isAllowedCrossSite(request) ? 'none' : 'lax'),
    userAgent: request.get('user-agent'),
  });

/**
 * Checks the permission by the policy table. Throws Unauthenticated, TOKEN_EXPIRED for a bearer that counts no more, 401
 * for one that is no token, or Forbidden.
 */
function checkPermission(viewer: Viewer | undefined, permission: Permission, request: Request): void {
  if (!viewer && !mayAsk(viewer, permission) && hasBearer(request))
    throw hasTokenForm(request) ? tokenExpired() : tokenMalformed();
  authorizeToAsk(viewer, permission);
}

/** Signed-out clients send `Bearer undefined`. An API key cannot be renewed. */
const hasBearer = (request: Request): boolean =>
  /^bearer\s+(?!(undefined|null)?\s*$)(?!staybook_)/i.test(request.get('authorization') ?? '');

const hasTokenForm = (request: Request): boolean =>
  /^bearer\s+[\w-]+\.[\w-]+\.[\w-]+\s*$/i.test(request.get('authorization') ?? '');

/** The request comes from a page that CORS_ORIGINS names. Browsers send it cookies over https only. */
const isAllowedCrossSite = (request: Request): boolean =>
  config.publicUrl.startsWith('https:') && config.corsOrigins.includes(request.get('origin') ?? '');

const isCrossSite = (request: Request): boolean =>
  /^(cross|same)-site$/.test(request.get('sec-fetch-site') ?? '') &&
  !config.corsOrigins.includes(request.get('origin') ?? '');
