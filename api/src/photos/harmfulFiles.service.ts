import { UPLOAD_MEGABYTES } from '../../../schema/uploads';
import { log } from '../core/log';
import { mapConcurrent } from '../core/mapConcurrent';
import { refuse } from '../core/problems';
import { imageAccount } from '../external/images';
import { destroyUpload, fetchFile, type HostedFile } from '../external/images.files';
import { HARMFUL, isHarmful, scansFiles } from '../external/virusScan';
import { UploadRefused } from './upload.types';

const MOST_AT_ONCE = 3;

/**
 * Scans reported files for viruses, where the image host did not give them to us at the upload, as the stand-in does.
 * Deletes harmful files at the host and refuses UploadRefused, naming them. Throws ScannerUnavailable and
 * ImagesUnavailable. Must not be called inside a transaction.
 */
export async function refuseHarmful(files: (HostedFile & { url: string })[]): Promise<void> {
  if (!scansFiles() || imageAccount().scansUploads) return;
  const harmful: HostedFile[] = [];
  await mapConcurrent(MOST_AT_ONCE, files, async (file) => {
    if (await isHarmful(await fetchFile(file.url, UPLOAD_MEGABYTES * 1024 * 1024))) harmful.push(file);
  });
  if (!harmful.length) return;
  await mapConcurrent(MOST_AT_ONCE, harmful, destroy);
  refuse(
    new UploadRefused(
      HARMFUL,
      harmful.map(({ publicId }) => publicId),
    ),
  );
}

/** Deletes a file at the host. If that fails, the job that deletes files without a report does it. */
async function destroy({ publicId, resource }: HostedFile): Promise<void> {
  try {
    await destroyUpload(publicId, resource);
  } catch (error) {
    log.error({ error, publicId }, 'a harmful file was not deleted yet');
  }
}
