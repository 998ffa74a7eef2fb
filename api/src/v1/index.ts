import express, { Router, type RequestHandler } from 'express';
import { allowCrossOrigin } from '../http/cors';
import { addressOf } from '../access/limits/address';
import { tooManyRequests } from '../access/limits/answerTooMany';
import { take } from '../access/limits/take';
import { explorer } from './explorer';
import { answer, answerFailure } from './failures';
import type { Route } from './route';
import { routes } from './routes';
import { serve } from './serve';

/**
 * Serves /api/v1 for existing clients. To remove it, delete this folder and its lines in app.ts; knip then
 * names the exports that only it used.
 */
export function v1Router(): Router {
  const router = Router();
  router.use(allowCrossOrigin, limitRate, explorer());
  router.use(express.json({ limit: '512kb' }));
  for (const route of fixedPathsFirst(routes)) router[route.method](route.path, serve(route));
  router.use((_request, response) => answer(response, 404, 'There is nothing at this address.'));
  router.use(answerFailure);
  return Router().use('/api/v1', router);
}

/** Fixed paths come before parameters: /auth/allusers must not match /auth/:id. */
const fixedPathsFirst = (all: Route[]): Route[] =>
  [...all].sort((a, b) => (a.path.replaceAll(':', '~') < b.path.replaceAll(':', '~') ? -1 : 1));

const limitRate: RequestHandler = async (request, response, next) => {
  response.set('cache-control', 'no-store');
  const wait = await take('request', addressOf(request));
  if (!wait) return next();
  response.set('retry-after', String(wait));
  answer(response, 429, tooManyRequests(wait).message);
};
