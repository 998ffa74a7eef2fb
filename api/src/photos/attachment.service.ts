import { refuse } from '../core/problems';
import { isDuplicate } from '../database/dbErrors';
import { repo, requireTransaction } from '../database/transaction';
import type { HostedFile } from '../external/images.files';
import { Upload, type UploadPurpose, newUpload } from './upload.entity';
import type { UploadInput } from './upload.inputs';
import { UploadRefused } from './upload.types';
import { findUploaded, readAddresses } from './uploadedFiles.service';
import { findGrants, useGrants } from './uploadGrant.service';

export type Attachment = HostedFile & { url: string };

/**
 * The uploaded file to attach to a record. Accepts only files that the person uploaded with a signature for
 * this purpose, within the last hour. Asks the image host, so it must not run inside a transaction. Refuses
 * UploadRefused and ImageHostUnavailable.
 */
export async function findAttachment(
  userId: string,
  purpose: UploadPurpose,
  upload: UploadInput,
): Promise<Attachment> {
  const files = readAddresses(purpose, [upload]);
  const [found] = await findUploaded(files, await findGrants(userId, purpose));
  return found!;
}

/**
 * Attaches the file to a record, inside the caller's transaction. Refuses UploadRefused if it is attached to
 * another record already.
 */
export async function storeAttachment(
  userId: string,
  purpose: UploadPurpose,
  thingId: string,
  { publicId, url, resource, ...file }: Attachment,
): Promise<void> {
  requireTransaction('storeAttachment()');
  await useGrants(userId, purpose, [{ publicId, resource, ...file }]);
  const row = newUpload({ publicId, url, resource, purpose, thingId, userId });
  try {
    await repo(Upload).insert(row);
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    refuse(new UploadRefused('This file was already sent. Upload it again.', [publicId]));
  }
}
