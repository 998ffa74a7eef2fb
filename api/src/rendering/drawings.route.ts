import path from 'node:path';
import express, { Router } from 'express';
import { presentAddress } from './previewAddress';

/** The drawings of a folder: their addresses hold their edition, so browsers keep them for a year. */
export function drawings(folder: string, headers: Parameters<typeof express.static>[1]): Router {
  const router = Router();
  router.get('/pictures/:file', (request, response, next) => {
    const address = request.baseUrl + request.path;
    const present = presentAddress(address);
    if (present === address) return next();
    response.set('cache-control', 'public, max-age=86400').redirect(301, present);
  });
  router.use(
    '/pictures',
    express.static(path.join(folder, 'pictures'), {
      immutable: true,
      maxAge: '1y',
      index: false,
      ...headers,
    }),
  );
  return router;
}
