import { Router, type Response } from 'express';
import sharp from 'sharp';
import type { FileStore } from './fileStore';

const TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  txt: 'text/plain; charset=utf-8',
};
const MOST_PIXELS_WIDE = 2560;

interface Size {
  crop: string;
  width: number;
  height: number | undefined;
}

/** Serves what was uploaded, as it is or in the size that the address names, such as `c_fill,w_600,h_400,f_auto`. */
export function delivery(files: FileStore): Router {
  const router = Router();
  router.get('/:cloud/:resource/upload/*path', async (request, response, next) => {
    const parts = request.params.path as unknown as string[];
    const name = parts.slice(-2).join('/');
    const transformation = parts.slice(0, -2).filter((part) => !/^v\d+$/.test(part));
    const size = readSize(transformation.join(','));
    const bytes = await files.read(name);
    if (!bytes || (transformation.length > 0 && !size)) return next();
    const format = name.split('.').at(-1)!;
    if (format === 'txt') response.attachment(name.split('/').at(-1));
    if (!size || format === 'txt') return send(response, TYPES[format]!, bytes);
    response.vary('Accept');
    const webp =
      transformation.join(',').includes('f_auto') && /image\/webp/.test(request.headers.accept ?? '');
    send(response, webp ? 'image/webp' : TYPES[format]!, await resize(bytes, size, webp));
  });
  return router;
}

function send(response: Response, type: string, bytes: Buffer): void {
  response.set({
    'content-type': type,
    // A new image has a new name.
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  });
  response.send(bytes);
}

function readSize(asked: string): Size | undefined {
  const values = new Map(asked.split(',').map((part) => [part.slice(0, 2), part.slice(2)]));
  const [width, height] = [Number(values.get('w_')), Number(values.get('h_') ?? 0)];
  const isSize = (length: number) => Number.isInteger(length) && length >= 0 && length <= MOST_PIXELS_WIDE;
  if (!isSize(width) || !isSize(height) || width === 0) return undefined;
  return { crop: values.get('c_') ?? 'scale', width, height: height || undefined };
}

/** The image upright in this size, never larger than it was. */
function resize(bytes: Buffer, { crop, width, height }: Size, webp: boolean): Promise<Buffer> {
  const fit = crop === 'fill' ? 'cover' : 'inside';
  const picture = sharp(bytes).rotate().resize({ width, height, fit, withoutEnlargement: true });
  return (webp ? picture.webp() : picture).toBuffer();
}
