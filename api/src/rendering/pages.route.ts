import { setTimeout as pause } from 'node:timers/promises';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { LRUCache } from 'lru-cache';
import { now } from '../core/clock';
import { config } from '../core/config';
import { log } from '../core/log';
import { addressOf } from '../access/limits/address';
import { spendPoints } from '../access/limits/points';
import { take } from '../access/limits/take';
import { chooseForm } from '../core/compressedForms';
import { writePage } from './writePage';
import { RenderedPages, type StoredPage } from './renderedPages.service';
import { loadRenderer, readPageFiles, type Execute, type Renderer } from './renderer';
import { addressInOwnLanguage, usualAddress } from './pageLanguage';
import { webDocument } from './webDocument';
import { LANGUAGE_TAGS, splitLanguage, type Language } from '../../../schema/language';
import { allowScripts } from './scriptHashes';
import { isFromVisitor, KEPT_FOR_ALL } from '../http/keptForAll';
import { writeHead, type PageHead } from './pageHead';
import { headAddress, headOf, isForAll, isHotelPage, canonicalPath, defaultHead } from './pageHead.service';
import { robots, sitemapIndex, sitemapPart } from './sitemap.service';
import { perApp } from '../core/appState';

/** Milliseconds that a page waits for its head; after that it is sent with the default head. */
const HEAD_MS = 300;
/** Milliseconds for which the head of a page is cached. */
const FRESH_MS = 60_000;

/** Points of rendering a page, besides the points of its queries. */
const RENDERING_COST = 1000;

const heads = perApp(() => new LRUCache<string, PageHead>({ max: 5000, ttl: FRESH_MS, fetchMethod: headOf }));

const YEAR_MS = 365 * 86_400_000;

/** security.txt by RFC 9116: where to report a vulnerability. It expires within a year of the request. */
const securityContact = (email: string): string =>
  [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(Date.now() + YEAR_MS).toISOString().replace(/T.*/, 'T00:00:00Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${config.publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');

/** Serves robots.txt and the sitemap for search engines, and security.txt if a contact is set. */
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

/** The folders of the built web app, and the renderer of pages. */
interface Web {
  /** The files for browsers. */
  root: string;
  /** The build that renders pages; unset: pages are sent without content. */
  server?: string;
  /** Answers the queries of a page that is rendered for a visitor at a network address. */
  ask: (address: string) => Execute;
  isSignedIn: (request: Request) => boolean;
}

/**
 * Serves the document of the web app with the head of the address. An unknown address gets the document with
 * status 404, so that search engines drop it. Public pages have content for signed-out visitors. Without
 * content, as under load, the page's script renders it.
 */
export function pages({ root, server, ask, isSignedIn }: Web): RequestHandler {
  const documents = new Map(LANGUAGE_TAGS.map((language) => [language, webDocument(root, language)]));
  const documentIn = (language: Language) => documents.get(language)!();
  const renderers = new Map<Language, Renderer | undefined>();
  const rendererIn = (language: Language) => {
    if (server && !renderers.has(language)) renderers.set(language, loadRenderer(server, language));
    return renderers.get(language);
  };
  const filesOf = readPageFiles(root);
  const rendered = new RenderedPages(async (address, visitor, signal) => {
    const head = await headSoon(headAddress(address));
    if (head.status !== 200) return undefined;
    if ((await spendPoints(undefined, visitor, RENDERING_COST))?.isRefused) return undefined;
    const execute = ask(visitor);
    const { language } = splitLanguage(address.split('?')[0]!);
    const page = await rendererIn(language)?.renderPage({
      address,
      execute,
      renderedAt: now().getTime(),
      signal,
    });
    const { withContent } = await documentIn(language);
    return page && writePage(writeHead(withContent, head), page, filesOf(page.files, language));
  });
  // Documents without content, cached as long as their head.
  const withoutContent = new WeakMap<PageHead, StoredPage & { template: string }>();
  const plainPage = (head: PageHead, template: string): StoredPage => {
    const known = withoutContent.get(head);
    if (known?.template === template) return known;
    const page = { text: writeHead(template, head), forms: new Map(), template };
    withoutContent.set(head, page);
    return page;
  };
  return async (request, response) => {
    const usual = usualAddress(request.path);
    if (usual) return response.redirect(301, usual + queryOf(request));
    const { language } = splitLanguage(request.path);
    const template = await documentIn(language);
    allowScripts(response, template.scripts);
    const isOver = await take('request', addressOf(request));
    const isVisitor = isFromVisitor(request);
    response.set('cache-control', `${isVisitor ? 'public' : 'private'}, max-age=0`);
    response.type('html').vary('cookie');
    const moved = isOver ? undefined : await redirectOf(request.path);
    if (moved) return response.redirect(301, moved + queryOf(request));
    if (!isForAll(request.path)) {
      response.vary('accept-language');
      const own = addressInOwnLanguage(request.path, request);
      if (own) return response.set('cache-control', 'no-store').redirect(302, own + queryOf(request));
    }
    const isPlain = isOver || !server || isSignedIn(request);
    const page = isPlain ? undefined : await rendered.find(request.originalUrl, addressOf(request));
    if (page) {
      if (isVisitor) response.set('cache-control', KEPT_FOR_ALL);
      return sendPage(request, response, page);
    }
    const head = isOver ? defaultHead(request.path, 200) : await headSoon(headAddress(request.originalUrl));
    await sendPage(request, response.status(head.status), plainPage(head, template.text));
  };
}

const queryOf = ({ originalUrl }: Request): string => /\?.*/s.exec(originalUrl)?.[0] ?? '';

/** The canonical address of a hotel requested by its id or by a former name. */
const redirectOf = async (address: string): Promise<string | undefined> =>
  isHotelPage(address) ? canonicalPath(address, await headSoon(address)) : undefined;

async function headSoon(address: string): Promise<PageHead> {
  const known = heads().get(address);
  if (known) return known;
  const late = pause(HEAD_MS, undefined, { ref: false });
  const failed = (error: unknown) => log.warn({ error, address }, 'the head of a page could not be loaded');
  const found = await Promise.race([heads().fetch(address).catch(failed), late]);
  return found ?? defaultHead(address, 200);
}

/**
 * Sends a page in the encoding that the browser accepts. Each encoding is made once while the page is cached.
 */
async function sendPage(request: Request, response: Response, page: StoredPage): Promise<void> {
  const { encoding, tag, body } = chooseForm(request, page);
  response.vary('accept-encoding');
  response.set('etag', tag);
  if (request.fresh) return void response.status(304).end();
  if (encoding !== 'identity') response.set('content-encoding', encoding);
  response.end(request.method === 'HEAD' ? undefined : await body());
}
