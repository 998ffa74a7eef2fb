import path from 'node:path';
import compression from 'compression';
import express, { Router } from 'express';
import { config } from '../core/config';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Where the built app lies, seen from the built api and from its sources alike. */
const root = path.join(__dirname.split(`${path.sep}api${path.sep}`)[0]!, 'web', 'dist');

/** The web app: its files for a year where their names carry a hash, its page for every other address. */
export function staticFiles(): Router {
  const router = Router();
  router.use((request, response, next) => {
    const host = request.headers.host ?? '';
    const home = new URL(config.publicUrl);
    // Cookies do not cross names: a page asked under another loopback name is sent to the one that is ours.
    if (host === home.host || !LOOPBACK.test(host) || !LOOPBACK.test(home.host)) return next();
    if (!request.accepts('html') || request.method !== 'GET') return next();
    response.redirect(307, config.publicUrl + request.originalUrl);
  });
  router.use(compression());
  router.use(
    '/assets',
    express.static(path.join(root, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false }),
  );
  router.use(express.static(root, { maxAge: '1h', index: false }));
  router.use((request, response, next) => {
    if (!/^(GET|HEAD)$/.test(request.method) || !request.accepts('html') || isDocument(request.path))
      return next();
    response.sendFile('index.html', { root, maxAge: 0 });
  });
  router.use(
    (_request, response) =>
      void response.status(404).json({ status: 'fail', message: 'There is nothing here.' }),
  );
  return router;
}

/** Addresses that programs ask, for which a page would be a lie. */
const isDocument = (address: string): boolean => /^\/(api|dev|graphql|socket\.io)(\/|$)/i.test(address);
