import { Router, type Request } from 'express';
import { readContent } from './content';
import type { FileStore } from './fileStore';
import { readForm } from './form';
import { UploadRefusal } from './refusals';
import { checkSignature, type SigningAccount } from './signature';

export interface UploadSettings {
  account: SigningAccount;
  files: FileStore;
  folders: readonly string[];
  /** Where text is taken as well, under `auto/upload`. */
  textFolder: string;
  /** In bytes. */
  largest: number;
  /** Where browsers find what was uploaded, without a slash at its end. */
  deliveryUrl: () => string;
}

/** The image host's signed calls: upload and destroy. */
export function uploadApi({
  account,
  files,
  folders,
  textFolder,
  largest,
  deliveryUrl,
}: UploadSettings): Router {
  const router = Router();
  const signedForm = async (request: Request) => {
    if (request.params.cloud !== account.cloudName) throw new UploadRefusal(401, 'cloud_name mismatch');
    const form = await readForm(request, largest);
    checkSignature(form.params, account);
    return form;
  };

  router.post('/:cloud/:resource/upload', async (request, response) => {
    const { params, file } = await signedForm(request);
    const folder = params.folder ?? '';
    if (!file) throw new UploadRefusal(400, 'Missing required parameter - file');
    if (!folders.includes(folder)) throw new UploadRefusal(400, `There is no folder ${folder}`);
    if (file.size > largest)
      throw new UploadRefusal(400, `File size too large. Got ${file.size}. Maximum is ${largest}.`);
    const bytes = Buffer.from(await file.arrayBuffer());
    const mayBeText = request.params.resource === 'auto' && folder === textFolder;
    const { resource, ...content } = await readContent(bytes, mayBeText);
    const name = await files.add(bytes, folder, content.format);
    const file_name = `${name}.${content.format}`;
    const version = Math.floor(Date.now() / 1000);
    const url = `${deliveryUrl()}/${resource}/upload/v${version}/${file_name}`;
    response.json({
      // The host names a text file with its extension, an image without.
      public_id: resource === 'raw' ? file_name : name,
      ...content,
      version,
      resource_type: resource,
      type: 'upload',
      bytes: bytes.length,
      url,
      secure_url: url,
    });
  });

  router.post('/:cloud/:resource/destroy', async (request, response) => {
    const { params } = await signedForm(request);
    const id = params.public_id ?? '';
    const names = request.params.resource === 'raw' ? [id] : [`${id}.jpg`, `${id}.png`];
    const removed = await Promise.all(names.map((name) => files.remove(name)));
    response.json({ result: removed.includes(true) ? 'ok' : 'not found' });
  });
  return router;
}
