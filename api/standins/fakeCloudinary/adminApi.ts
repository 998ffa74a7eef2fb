import { timingSafeEqual } from 'node:crypto';
import { Router, type Request } from 'express';
import sharp from 'sharp';
import type { FileStore, StoredFile } from './fileStore';
import { UploadRefusal } from './refusals';
import type { SigningAccount } from './signature';

const MOST_LISTED = 500;

/** The image host's calls for the account's own server: files by their ids, and all files since a moment. */
export function adminApi(account: SigningAccount, files: FileStore): Router {
  const router = Router();
  router.get('/:cloud/resources/:resource/upload', async (request, response) => {
    requireAccount(request, account);
    const isRaw = request.params.resource === 'raw';
    const { 'public_ids[]': ids, start_at, max_results, next_cursor } = request.query;
    if (ids !== undefined) {
      const found = await Promise.all([ids].flat().map((id) => describe(files, String(id), isRaw)));
      return response.json({ resources: found.filter((file) => file !== undefined) });
    }
    const since = new Date(String(start_at ?? 0));
    const all = (await files.list(since)).filter(({ name }) => name.endsWith('.txt') === isRaw);
    const first = Number(next_cursor ?? 0);
    const end = first + Math.min(Number(max_results ?? 10), MOST_LISTED);
    return response.json({
      resources: all.slice(first, end).map(present),
      ...(end < all.length ? { next_cursor: String(end) } : {}),
    });
  });
  return router;
}

function requireAccount({ params, headers }: Request, account: SigningAccount): void {
  const sent = Buffer.from((headers.authorization ?? '').replace(/^basic /i, ''), 'base64');
  const right = Buffer.from(`${account.apiKey}:${account.apiSecret}`);
  const isRight = sent.length === right.length && timingSafeEqual(sent, right);
  if (!isRight || params.cloud !== account.cloudName) throw new UploadRefusal(401, 'Invalid credentials');
}

/** A raw file's id is its name; an image's id lacks the extension. */
export async function findById(
  files: FileStore,
  id: string,
  isRaw: boolean,
): Promise<StoredFile | undefined> {
  const names = isRaw ? [id] : [`${id}.jpg`, `${id}.png`];
  const found = await Promise.all(names.map((name) => files.find(name)));
  return found.find((file) => file !== undefined);
}

/** The stored facts of a file, with the size of a picture, which long lists leave out. */
async function describe(files: FileStore, id: string, isRaw: boolean) {
  const file = await findById(files, id, isRaw);
  if (!file || isRaw) return file && present(file);
  const { width, height } = await sharp(await files.read(file.name)).metadata();
  return { ...present(file), width, height };
}

/** A file in the format of the host's API. */
function present({ name, bytes, createdAt }: StoredFile) {
  const [id, format] = [name.slice(0, name.lastIndexOf('.')), name.split('.').at(-1)!];
  const isRaw = format === 'txt';
  return {
    public_id: isRaw ? name : id,
    ...(isRaw ? {} : { format }),
    resource_type: isRaw ? 'raw' : 'image',
    type: 'upload',
    bytes,
    created_at: createdAt.toISOString(),
  };
}
