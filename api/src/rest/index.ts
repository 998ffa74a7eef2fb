import { randomUUID } from 'node:crypto';
import express, { Router, type Request, type RequestHandler, type Response } from 'express';
import { config } from '../core/config';
import { cookiesOf } from '../server/cookies';
import { allowCrossOrigin } from '../server/cors';
import { addressOf } from '../limits/address';
import { overLimit, tooManyRequests } from '../limits/requests';
import { makeLoaders } from '../server/loaders';
import { BUDGETS, OperationBudget } from '../server/operationBudget';
import { can, type Permission, type Viewer } from '../core/policy';
import { BadInput, Forbidden, Unauthenticated } from '../core/problems';
import { readViewer } from '../server/authentication';
import { explorer } from './explorer';
import { answer, answerFailure, tokenExpired } from './failures';
import { readAs } from './read';
import { statusOf, type Route } from './route';
import { routes } from './routes';

/** /api/v1, the compatibility wing: everything here can be deleted, with its line in app.ts; knip then names what only it needed. */
export function rest(): Router {
  const router = Router();
  router.use(allowCrossOrigin, limited, explorer());
  router.use(express.json({ limit: '512kb' }));
  for (const route of inOrder(routes)) router[route.method](route.path, serve(route));
  router.use((_request, response) => answer(response, 404, 'There is nothing at this address.'));
  router.use(answerFailure);
  return Router().use('/api/v1', router);
}

/** Words before parameters: /auth/allusers is no /auth/:id. */
const inOrder = (all: Route[]): Route[] =>
  [...all].sort((a, b) => (a.path.replaceAll(':', '~') < b.path.replaceAll(':', '~') ? -1 : 1));

const limited: RequestHandler = async (request, response, next) => {
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
    enter(viewer, route.who, request);
    if (route.byCookie && isForeign(request))
      throw new BadInput('This call comes from a page of another site.');
    const body = await route.handle({
      ...contextOf(request, response),
      viewer,
      params: route.params ? readAs(route.params, request.params) : {},
      query: route.query ? readAs(route.query, request.query) : {},
      body: route.body ? readAs(route.body, request.body, route.missing) : {},
      idempotencyKey: request.get('idempotency-key') || randomUUID(),
      total: (count) => void response.set('x-total-count', String(count)),
    });
    response.status(statusOf(route));
    if (route.answer) response.json(body);
    else response.end();
  };

const contextOf = (
  request: Request,
  response: Response,
  budget = new OperationBudget(BUDGETS.unlimited),
) => ({
  budget,
  loaders: makeLoaders(budget),
  cookies: cookiesOf(request, response, isAllied(request) ? 'none' : 'lax'),
  userAgent: request.get('user-agent') ?? '',
  address: addressOf(request),
});

/** Lets through by the table; says apart who sent nothing, a bearer that is good no more, and too little a role. */
function enter(viewer: Viewer | undefined, who: Permission, request: Request): void {
  if (can(viewer, who)) return;
  if (viewer) throw new Forbidden();
  throw hasBearer(request) ? tokenExpired() : new Unauthenticated();
}

/** Signed-out clients really send `Bearer undefined`. */
const hasBearer = (request: Request): boolean =>
  /^bearer\s+(?!(undefined|null)?\s*$)/i.test(request.get('authorization') ?? '');

/** Asked by a page of another site that CORS_ORIGINS names, which browsers send cookies for over https only. */
const isAllied = (request: Request): boolean =>
  config.publicUrl.startsWith('https:') && config.corsOrigins.includes(request.get('origin') ?? '');

const isForeign = (request: Request): boolean =>
  /^(cross|same)-site$/.test(request.get('sec-fetch-site') ?? '') &&
  !config.corsOrigins.includes(request.get('origin') ?? '');
