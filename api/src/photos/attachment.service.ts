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
 * The uploaded files to attach to a record, in their order. Accepts only files that the person uploaded with a
 * signature for this purpose, within the last hour. Asks the image host, so it must not run inside a
 * transaction. Refuses UploadRefused and ImageHostUnavailable.
 */
export async function findAttachments(
  userId: string,
  purpose: UploadPurpose,
  uploads: UploadInput[],
): Promise<Attachment[]> {
  const files = readAddresses(purpose, uploads);
  return files.length ? findUploaded(files, await findGrants(userId, purpose)) : [];
}

/**
 * Attaches the files to a record, inside the caller's transaction. Refuses UploadRefused if one is attached to
 * a record already.
 */
export async function storeAttachments(
  userId: string,
  purpose: UploadPurpose,
  thingId: string,
  files: Attachment[],
): Promise<void> {
  requireTransaction('storeAttachments()');
  if (!files.length) return;
  await useGrants(userId, purpose, files);
  const rows = files.map(({ publicId, url, resource }) =>
    newUpload({ publicId, url, resource, purpose, thingId, userId }),
  );
  try {
    await repo(Upload).insert(rows);
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    const refused = files.map(({ publicId }) => publicId);
    refuse(
      new UploadRefused(
        files.length > 1
          ? 'One of these files was already sent. Upload it again.'
          : 'This file was already sent. Upload it again.',
        refused,
      ),
    );
  }
}
