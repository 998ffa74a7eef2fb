import { Router, type Request, type Response } from 'express';
import { QueueFull } from '../../src/core/concurrency';
import { addressOf } from '../../src/access/limits/address';
import { answerTooMany } from '../../src/access/limits/answerTooMany';
import { take } from '../../src/access/limits/take';
import type { FileStore } from './fileStore';
import { workOnPicture } from './pictures';
import { keyOf, readSize, resize, type Size } from './sizes';

const TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  txt: 'text/plain; charset=utf-8',
};

/** Serves an uploaded file unchanged, or in the size that the address names, such as `c_limit,w_640,f_auto`. */
export function delivery(files: FileStore): Router {
  const router = Router();
  const making = new Map<string, Promise<Buffer | undefined>>();

  /**
   * The picture in this size. It is made once, also for requests that arrive in the meantime, and then stored beside the
   * picture.
   */
  const inSize = (name: string, size: Size): Promise<Buffer | undefined> => {
    const key = keyOf(size, formatOf(name));
    const id = `${name} ${key}`;
    const made = making.get(id) ?? make(files, name, key, size).finally(() => making.delete(id));
    making.set(id, made);
    return made;
  };

  router.get('/:cloud/:resource/upload/*path', async (request, response) => {
    const address = addressOf(request);
    const wait = await take('picture', address);
    if (wait) return answerTooMany(response, wait);
    const { name, transformation } = readPath(request);
    const format = formatOf(name);
    const size = readSize(transformation, /image\/webp/.test(request.headers.accept ?? ''));
    if (transformation && !size) return notFound(response);
    if (!size || format === 'txt') {
      const bytes = await files.read(name);
      if (!bytes) return notFound(response);
      if (format === 'txt') response.attachment(name.split('/').at(-1));
      return send(response, TYPES[format]!, bytes);
    }
    const type = TYPES[size.webp ? 'webp' : format]!;
    response.vary('Accept');
    const kept = await files.readSize(name, keyOf(size, format));
    if (kept) return send(response, type, kept);
    const full = await take('resize', address);
    if (full) return answerTooMany(response, full);
    const made = await inSize(name, size);
    return made ? send(response, type, made) : notFound(response);
  });
  return router;
}

/** Reads the name and the transformation of `TRANSFORMATION/v17/folder/name.jpg`. The first two parts are optional. */
function readPath({ params }: Request): { name: string; transformation: string } {
  const parts = params.path as unknown as string[];
  const start = parts.findIndex((part) => /^[a-z]+$/.test(part));
  const before = parts.slice(0, Math.max(start, 0)).filter((part) => !/^v\d+$/.test(part));
  return { name: start < 0 ? '' : parts.slice(start).join('/'), transformation: before.join(',') };
}

const formatOf = (name: string): string => name.split('.').at(-1)!;

async function make(files: FileStore, name: string, key: string, size: Size): Promise<Buffer | undefined> {
  const bytes = await files.read(name);
  if (!bytes) return undefined;
  try {
    const made = await workOnPicture(() => resize(bytes, size));
    await files.addSize(name, key, made);
    return made;
  } catch (error) {
    if (error instanceof QueueFull) throw error;
    // An earlier version stored it, and accepted more pixels.
    return bytes;
  }
}

function send(response: Response, type: string, bytes: Buffer): void {
  response.set({
    'content-type': type,
    // A new image always has a new name.
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    'content-length': String(bytes.length),
  });
  response.end(bytes);
}

const notFound = (response: Response): void =>
  void response.status(404).json({ error: { message: 'Resource not found' } });
