import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Router } from 'express';

/** What may be compressed, by its extension, and the type that its compressed file would lose. */
const TYPES: Partial<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.geojson': 'application/geo+json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};
const ENDINGS = { br: '.br', gzip: '.gz' } as const;

/**
 * Serves built files in the form that the build compressed (web/precompress.cjs), if the client accepts it: it rewrites
 * the request for the file server that comes after it.
 */
export function precompressed(root: string): Router {
  const files = new Set(filesIn(root));
  const router = Router();
  router.use((request, response, next) => {
    const type = TYPES[path.posix.extname(request.path)];
    const encodings = (['br', 'gzip'] as const).filter((name) => files.has(request.path + ENDINGS[name]));
    if (!type || !encodings.length || !/^(GET|HEAD)$/.test(request.method)) return next();
    response.vary('Accept-Encoding');
    const encoding = encodings.find((name) => request.acceptsEncodings(name));
    if (!encoding) return next();
    request.url = request.path + ENDINGS[encoding];
    response.setHeader('content-encoding', encoding);
    response.setHeader('content-type', type);
    next();
  });
  return router;
}

/** The files of a folder as addresses; none where there is no such folder. */
function filesIn(root: string): string[] {
  try {
    const names = readdirSync(root, { recursive: true, encoding: 'utf8' });
    return names.map((name) => `/${name.split(path.sep).join('/')}`);
  } catch {
    return [];
  }
}
