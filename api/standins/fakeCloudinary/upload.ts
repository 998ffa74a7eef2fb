import { Router, type Request } from 'express';
import { counter, secondsFull } from '../../src/core/counters';
import { addressOf, networkOf } from '../../src/access/limits/address';
import { take } from '../../src/access/limits/take';
import { HARMFUL, isHarmful } from '../../src/external/virusScan';
import { findById } from './adminApi';
import { readContent } from './content';
import type { FileStore } from './fileStore';
import { readForm } from './form';
import { UploadRefusal } from './refusals';
import { checkKey, checkSignature, OLDEST_SECONDS, type SigningAccount } from './signature';

export interface UploadSettings {
  account: SigningAccount;
  files: FileStore;
  /** The upload folders, and how many files one signature allows in each. */
  folders: Record<string, number>;
  /** The folder that accepts text as well, under `auto/upload`. */
  textFolder: string;
  /** The largest file, in bytes. */
  largest: number;
  /** The address at which browsers find uploaded files, without a slash at its end. */
  deliveryUrl: () => string;
}

/** The most uploads of one network at the same time; each may hold a whole file in memory. */
const MOST_AT_ONCE = 24;
const FOLDER = /^([a-z]{1,40})(\/[a-z0-9]{1,40})?$/;

/** The image host's signed calls: upload and deletion. */
export function uploadApi({
  account,
  files,
  folders,
  textFolder,
  largest,
  deliveryUrl,
}: UploadSettings): Router {
  const router = Router();
  const atOnce = new Map<string, number>();

  const signedForm = async (request: Request, largestFile: number) => {
    if (request.params.cloud !== account.cloudName) throw new UploadRefusal(401, 'cloud_name mismatch');
    const network = networkOf(addressOf(request));
    const others = atOnce.get(network) ?? 0;
    if (others >= MOST_AT_ONCE || (await take('upload', network)))
      throw new UploadRefusal(429, 'Too many uploads at once');
    atOnce.set(network, (atOnce.get(network) ?? 0) + 1);
    try {
      const onField = (name: string, value: string) => {
        if (name === 'api_key') checkKey(value, account);
      };
      const form = await readForm(request, { largestFile, onField });
      checkSignature(form.params, account);
      return form;
    } finally {
      const left = atOnce.get(network)! - 1;
      if (left) atOnce.set(network, left);
      else atOnce.delete(network);
    }
  };

  /** Does the work for one of the files that the signature allows. If the work fails, that file stays allowed. */
  const withSignature = async <T>(signature: string, folder: string, work: () => Promise<T>): Promise<T> => {
    const allowance = { points: folders[folder]!, seconds: OLDEST_SECONDS };
    const uses = counter(`uploads:${folder}`, allowance);
    if (await secondsFull(uses, signature))
      throw new UploadRefusal(400, `This signature is used up. It allows ${allowance.points} file(s).`);
    try {
      return await work();
    } catch (error) {
      await uses.reward(signature);
      throw error;
    }
  };

  router.post('/:cloud/:resource/upload', async (request, response) => {
    const { params, file } = await signedForm(request, largest);
    const [, folder = ''] = FOLDER.exec(params.folder ?? '') ?? [];
    if (!file) throw new UploadRefusal(400, 'Missing required parameter - file');
    if (!Object.hasOwn(folders, folder)) throw new UploadRefusal(400, `There is no folder ${params.folder}`);
    const mayBeText = request.params.resource === 'auto' && folder === textFolder;
    const { resource, bytes, ...content } = await withSignature(params.signature!, folder, async () => {
      if (await isHarmful(file)) throw new UploadRefusal(400, HARMFUL);
      return readContent(file, mayBeText);
    });
    const name = await files.add(bytes, params.folder!, content.format);
    const file_name = `${name}.${content.format}`;
    const version = Math.floor(Date.now() / 1000);
    const url = `${deliveryUrl()}/${resource}/upload/v${version}/${file_name}`;
    response.json({
      // The host names a text file with its extension, an image without it.
      public_id: resource === 'raw' ? file_name : name,
      ...content,
      version,
      resource_type: resource,
      type: 'upload',
      created_at: new Date().toISOString(),
      bytes: bytes.length,
      url,
      secure_url: url,
    });
  });

  router.post('/:cloud/:resource/destroy', async (request, response) => {
    const { params } = await signedForm(request, 0);
    const file = await findById(files, params.public_id ?? '', request.params.resource === 'raw');
    const isRemoved = file !== undefined && (await files.remove(file.name));
    response.json({ result: isRemoved ? 'ok' : 'not found' });
  });
  return router;
}
