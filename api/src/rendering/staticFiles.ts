import path from 'node:path';
import compression from 'compression';
import express, { Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import { config } from '../core/config';
import { isLoopbackHost } from '../access/limits/address';
import { downloads } from './downloads.route';
import { drawings, previews } from './pictures.route';
import { forRobots, pages } from './pages.route';
import { askAnonymously } from './askAnonymously';
import { hasSession } from '../http/cookies';
import { setFileHeaders } from '../http/securityHeaders';
import { precompressed } from '../http/precompressed';

/** The folders of the built web app, relative to both the built api and its sources. */
const web = path.join(__dirname.split(`${path.sep}api${path.sep}`)[0]!, 'web');
const root = path.join(web, 'dist');

/** Serves the web app: files with a hash in their names may be cached for a year; every other address gets its page. */
export function staticFiles(schema: GraphQLSchema): Router {
  const router = Router();
  const page = pages({
    root,
    server: config.renderPages ? path.join(web, 'server', 'dist') : undefined,
    ask: askAnonymously(schema),
    isSignedIn: (request) => hasSession(request),
  });
  router.use((request, response, next) => {
    const host = request.headers.host ?? '';
    const own = new URL(config.publicUrl);
    // Cookies belong to one host name: another loopback name redirects to the one in PUBLIC_URL.
    if (host === own.host || !isLoopbackHost(host) || !isLoopbackHost(own.host)) return next();
    if (!request.accepts('html') || !/^(GET|HEAD)$/.test(request.method)) return next();
    response.redirect(307, config.publicUrl + request.originalUrl);
  });
  router.use(precompressed(root));
  router.use(compression());
  router.use(forRobots());
  router.use(downloads(schema));
  router.use(previews(root));
  router.use(drawings(root, { setHeaders: setFileHeaders }));
  router.use(
    '/assets',
    express.static(path.join(root, 'assets'), {
      immutable: true,
      maxAge: '1y',
      fallthrough: false,
      setHeaders: setFileHeaders,
    }),
  );
  const files = express.static(root, { maxAge: '1h', index: false, setHeaders: setFileHeaders });
  // Paths with an extension are files, other paths are pages. Only the page route sends documents.
  router.use((request, response, next) =>
    /^\.(?!html$)/.test(path.posix.extname(request.path)) ? files(request, response, next) : next(),
  );
  // A separate document, so that it adds nothing to the pages of the app.
  router.get('/graphiql', (_request, response) => response.sendFile(path.join(root, 'graphiql.html')));
  router.use((request, response, next) => {
    if (!/^(GET|HEAD)$/.test(request.method) || !request.accepts('html') || isForPrograms(request.path))
      return next();
    return page(request, response, next);
  });
  router.use(
    (_request, response) => void response.status(404).json({ status: 'fail', message: 'Not found.' }),
  );
  return router;
}

/** Addresses of programs, which must not get a page. */
const isForPrograms = (address: string): boolean =>
  /^\/(api|dev|documents|graphql|socket\.io)(\/|$)/i.test(address);
