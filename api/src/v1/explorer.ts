import path from 'node:path';
import express, { Router } from 'express';
import { html } from '../core/html';
import { openapi } from './openapi';

const FILES = path.dirname(require.resolve('swagger-ui-dist/swagger-ui.css'));

const PAGE = html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Staybook /api/v1</title>
      <link rel="icon" href="/staybook.svg" />
      <link rel="stylesheet" href="/api/v1/docs/files/swagger-ui.css" />
    </head>
    <body>
      <div id="explorer"></div>
      <script src="/api/v1/docs/files/swagger-ui-bundle.js"></script>
      <script src="/api/v1/docs/open.js"></script>
    </body>
  </html>`;

const SCRIPT = `SwaggerUIBundle({ url: '/api/v1/openapi.json', dom_id: '#explorer', deepLinking: true, withCredentials: true });`;

/** Serves the contract at /openapi.json, and at /docs an explorer that loads nothing from other hosts. */
export function explorer(): Router {
  const contract = openapi();
  const router = Router();
  router.get('/openapi.json', (_request, response) => void response.json(contract));
  router.get('/docs', (_request, response) => void response.type('html').send(PAGE.text));
  router.get('/docs/open.js', (_request, response) => void response.type('js').send(SCRIPT));
  router.use('/docs/files', express.static(FILES, { index: false, cacheControl: false, extensions: false }));
  return router;
}
