import path from 'node:path';
import express, { Router } from 'express';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { addressOf } from '../access/limits/address';
import { answerTooMany } from '../access/limits/answerTooMany';
import { take } from '../access/limits/take';
import { presentAddress } from './previewAddress';

/** Serves the drawings of a folder. Their addresses contain an edition, so browsers cache them for a year. */
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

/** Pixels of a link preview's picture, which is twice as wide as high: all previews crop to that. */
const SIZE = { width: 1200, height: 630 };
/** The most cached pictures, each of up to some hundred kilobytes. */
const KEPT = 60;
/** Serves the drawings of a folder as PNG, rendered on the first request. */
export function previews(folder: string): Router {
  const made = new LRUCache<string, Buffer>({
    max: KEPT,
    fetchMethod: (drawing) =>
      sharp(path.join(folder, 'pictures', `${drawing}.svg`))
        .resize({ ...SIZE, fit: 'cover' })
        .png({ palette: true })
        .toBuffer(),
  });
  return Router().get('/previews/:edition/:name.png', async (request, response, next) => {
    const { edition, name } = request.params;
    if (!/^\d{1,4}$/.test(edition) || !/^[\w-]{1,80}$/.test(name)) return next();
    const drawing = `${edition}/${name}`;
    const wait = made.has(drawing) ? undefined : await take('resize', addressOf(request));
    if (wait) return answerTooMany(response, wait);
    const picture = await made.fetch(drawing).catch(() => undefined);
    if (!picture) return next();
    response.type('png').set('cache-control', 'public, max-age=31536000, immutable').send(picture);
  });
}
