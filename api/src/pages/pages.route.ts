import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Router, type RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { config } from '../core/config';
import { log } from '../core/log';
import { addressOf } from '../limits/address';
import { overLimit } from '../limits/requests';
import { writeHead, type PageHead } from './pageHead';
import { headOf, plain } from './pageHead.service';
import { robots, sitemapIndex, sitemapPart } from './sitemap.service';

/** How long a page waits for what is said of it, in milliseconds; then it goes without. */
const HEAD_MS = 300;
/** How old what is said of a page may be, in milliseconds. */
const FRESH_MS = 60_000;

const heads = new LRUCache<string, PageHead>({ max: 5000, ttl: FRESH_MS, fetchMethod: headOf });

/** Forgets what was said of pages; when the server stops. */
export const forgetHeads = (): void => heads.clear();

const YEAR_MS = 365 * 86_400_000;

/** Where a weakness is reported, by RFC 9116; it holds for at most a year from when it is read. */
const securityContact = (email: string): string =>
  [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(Date.now() + YEAR_MS).toISOString().replace(/T.*/, 'T00:00:00Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${config.publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');

/** robots.txt and the sitemap, for search engines; and security.txt, where a contact is set. */
export function forRobots(): Router {
  return Router()
    .get('/robots.txt', (_request, response) => void response.type('text').send(robots()))
    .get('/.well-known/security.txt', (_request, response) => {
      response.type('text');
      if (!config.contact.email) return void response.status(404).send('Not found.\n');
      response.send(securityContact(config.contact.email));
    })
    .get('/sitemap.xml', async (_request, response) => {
      response.type('application/xml').send(await sitemapIndex());
    })
    .get('/sitemap-:part.xml', async (request, response, next) => {
      const part = /^\d{1,6}$/.test(request.params.part) ? Number(request.params.part) : -1;
      const text = await sitemapPart(part);
      if (!text) return next();
      response.type('application/xml').send(text);
    });
}

/**
 * The document of the web app in a folder, with a head that fits the address; 404 where there is nothing, so that
 * search engines forget it, and a page all the same.
 */
export function pages(folder: string): RequestHandler {
  const file = path.join(folder, 'index.html');
  let template = { changedMs: 0, text: '' };
  return async (request, response) => {
    const { mtimeMs } = await stat(file);
    if (template.changedMs !== mtimeMs) template = { changedMs: mtimeMs, text: await readFile(file, 'utf8') };
    const head = (await overLimit('request', addressOf(request)))
      ? plain(request.path, 200)
      : await soonHead(request.path);
    response.status(head.status).type('html').set('cache-control', 'public, max-age=0');
    response.send(writeHead(template.text, head));
  };
}

async function soonHead(address: string): Promise<PageHead> {
  const late = pause(HEAD_MS, undefined, { ref: false });
  const failed = (error: unknown) => log.warn({ error, address }, 'nothing could be said of a page');
  const found = await Promise.race([heads.fetch(address).catch(failed), late]);
  return found ?? plain(address, 200);
}
