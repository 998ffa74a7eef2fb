import { randomUUID } from 'node:crypto';
import express, { Router, type Request, type RequestHandler, type Response } from 'express';
import { config } from '../core/config';
import type { Context } from '../core/context';
import { forExistingClient } from '../core/frontUrl';
import { cookiesOf } from '../server/cookies';
import { allowCrossOrigin } from '../server/cors';
import { addressOf } from '../limits/address';
import { overLimit, tooManyRequests } from '../limits/requests';
import { makeContext } from '../server/makeContext';
import { BUDGETS, OperationBudget } from '../server/operationBudget';
import { authorizeToAsk, mayAsk, type Permission, type Viewer } from '../core/policy';
import { BadInput } from '../core/problems';
import { readViewer } from '../server/authentication';
import { EXISTING_CLIENT } from '../bookings/existingClient';
import { explorer } from './explorer';
import { answer, answerFailure, Failure, tokenExpired } from './failures';
import { readAs } from './read';
import { statusOf, type Route } from './route';
import { routes } from './routes';

/** /api/v1 for existing clients: this folder can be deleted with its lines in app.ts; knip then names what only it needed. */
export function rest(): Router {
  const router = Router();
  router.use(allowCrossOrigin, limitRate, explorer());
  router.use(express.json({ limit: '512kb' }));
  for (const route of fixedPathsFirst(routes)) router[route.method](route.path, serve(route));
  router.use((_request, response) => answer(response, 404, 'There is nothing at this address.'));
  router.use(answerFailure);
  return Router().use('/api/v1', router);
}

/** Fixed paths before parameters: /auth/allusers is no /auth/:id. */
const fixedPathsFirst = (all: Route[]): Route[] =>
  [...all].sort((a, b) => (a.path.replaceAll(':', '~') < b.path.replaceAll(':', '~') ? -1 : 1));

const limitRate: RequestHandler = async (request, response, next) => {
  response.set('cache-control', 'no-store');
  const wait = await overLimit('request', addressOf(request));
  if (!wait) return next();
  response.set('retry-after', String(wait));
  answer(response, 429, tooManyRequests(wait).message);
};

const serve =
  (route: Route): RequestHandler =>
  async (request, response) => {
    const viewer = await readViewer(request);
    checkPermission(viewer, route.permission, request);
    if (route.byCookie && isCrossSite(request))
      throw new BadInput('This call comes from a page of another site.');
    let status = statusOf(route);
    const given = Object.assign(contextOf(request, response, viewer), {
      params: route.params ? readAs(route.params, request.params) : {},
      query: route.query ? readAs(route.query, request.query) : {},
      body: route.body ? readAs(route.body, request.body, missingFrom(route)) : {},
      idempotencyKey: `${EXISTING_CLIENT}${request.get('idempotency-key') || randomUUID()}`,
      found: () => (status = route.foundStatus ?? status),
      total: (count: number) => void response.set('x-total-count', String(count)),
    });
    const body = await forExistingClient(() => route.handle(given));
    response.status(status);
    if (route.answer) response.json(body);
    else response.end();
  };

/** What is said where something that the route needs was not sent. */
function missingFrom({ missing, missingStatus }: Route): Error | undefined {
  if (missing === undefined) return undefined;
  return missingStatus ? new Failure(missingStatus, missing) : new BadInput(missing);
}

const contextOf = (request: Request, response: Response, viewer: Viewer | undefined): Context =>
  makeContext({
    ...{ viewer, address: addressOf(request), budget: new OperationBudget(BUDGETS.unlimited) },
    cookies: cookiesOf(request, response, isAllowedCrossSite(request) ? 'none' : 'lax'),
    userAgent: request.get('user-agent'),
  });

/** Checks by the policy table whether the viewer may ask; refuses with Unauthenticated, TOKEN_EXPIRED for an expired bearer, or Forbidden. */
function checkPermission(viewer: Viewer | undefined, permission: Permission, request: Request): void {
  if (!viewer && !mayAsk(viewer, permission) && hasBearer(request)) throw tokenExpired();
  authorizeToAsk(viewer, permission);
}

/** Signed-out clients really send `Bearer undefined`; an API key has nothing that could be renewed. */
const hasBearer = (request: Request): boolean =>
  /^bearer\s+(?!(undefined|null)?\s*$)(?!staybook_)/i.test(request.get('authorization') ?? '');

/** The request comes from a page that CORS_ORIGINS names; browsers send it cookies over https only. */
const isAllowedCrossSite = (request: Request): boolean =>
  config.publicUrl.startsWith('https:') && config.corsOrigins.includes(request.get('origin') ?? '');

const isCrossSite = (request: Request): boolean =>
  /^(cross|same)-site$/.test(request.get('sec-fetch-site') ?? '') &&
  !config.corsOrigins.includes(request.get('origin') ?? '');
