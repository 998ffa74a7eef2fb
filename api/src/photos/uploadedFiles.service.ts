import { fill, text } from '../../../schema/fill';
import { UPLOADS, UPLOAD_MEGABYTES, UPLOAD_MEGAPIXELS } from '../../../schema/uploads';
import { mapConcurrent } from '../core/mapConcurrent';
import { refuse } from '../core/problems';
import { readUpload, type Resource } from '../external/images';
import { findFiles, ImagesUnavailable, stripMetadata, type HostedFile } from '../external/images.files';
import { ScannerUnavailable } from '../external/virusScan';
import { refuseHarmful } from './harmfulFiles.service';
import type { UploadPurpose } from './upload.entity';
import type { UploadInput } from './upload.inputs';
import { ImageHostUnavailable, UploadRefused } from './upload.types';
import { ago, REPORTED_WITHIN, takeFrom } from './uploadGrant.service';
import type { UploadGrant } from './uploadGrant.entity';

const MOST_PER_REQUEST = 5;

/** A reported file. */
export interface NamedFile {
  url: string;
  publicId: string;
  resource: Resource;
  format: string;
}

/**
 * Parses the addresses of reported files. The files must be in our account, and of a type and number that the
 * purpose allows. Refuses UploadRefused.
 */
export function readAddresses(purpose: UploadPurpose, uploads: UploadInput[]): NamedFile[] {
  const { folder, types, most } = UPLOADS[purpose];
  if (uploads.length > most)
    refuse(
      new UploadRefused(
        fill('{most, plural, one {Choose at most {most} photo.} other {Choose at most {most} photos.}}', {
          most,
        }),
      ),
    );
  if (new Set(uploads.map(({ publicId }) => publicId)).size < uploads.length)
    refuse(new UploadRefused('A file is listed twice.'));
  return uploads.map(({ url, publicId }) => {
    const file = readUpload(url, publicId);
    if (!file || !publicId.startsWith(`${folder}/`))
      return refuse(new UploadRefused('A file was not found. Upload it again.', [publicId]));
    if (!(types as readonly string[]).includes(`.${file.format}`))
      return refuse(
        new UploadRefused(fill('.{format} files are not allowed here.', { format: file.format }), [publicId]),
      );
    return { url, publicId, ...file };
  });
}

/**
 * Reads these files at the image host, scans them for viruses and removes the metadata of pictures; each file
 * has the address that shows it from now on. Refuses UploadRefused if a file does not exist, is not allowed for
 * the purpose, is not covered by the signatures or is harmful, and ImageHostUnavailable.
 */
export async function findUploaded(
  files: NamedFile[],
  grants: UploadGrant[],
): Promise<(HostedFile & { url: string })[]> {
  try {
    const hosted = await findAll(files);
    takeFrom(grants, hosted);
    await refuseHarmful(hosted);
    await mapConcurrent(MOST_PER_REQUEST, hosted, async (file) => {
      if (file.resource === 'image') {
        const { url, width, height } = await stripMetadata(file);
        Object.assign(file, { url, width, height });
      }
    });
    return hosted;
  } catch (error) {
    if (error instanceof ScannerUnavailable) refuse(new ImageHostUnavailable(error.message));
    if (error instanceof ImagesUnavailable) refuse(new ImageHostUnavailable());
    throw error;
  }
}

/** The files at the host, each with its address. Refuses UploadRefused, naming every invalid file. */
async function findAll(files: NamedFile[]): Promise<(HostedFile & { url: string })[]> {
  const found = new Map<string, HostedFile>();
  for (const kind of new Set(files.map(({ resource }) => resource))) {
    const names = files.filter(({ resource }) => resource === kind).map(({ publicId }) => publicId);
    for (const file of await findFiles(names, kind)) found.set(file.publicId, file);
  }
  const wrong = files.flatMap((file) => {
    const message = problemOf(file, found.get(file.publicId));
    return message ? [{ message, publicId: file.publicId }] : [];
  });
  if (wrong.length)
    refuse(
      new UploadRefused(
        wrong[0]!.message,
        wrong.map(({ publicId }) => publicId),
      ),
    );
  return files.map(({ publicId, url }) => ({ ...found.get(publicId)!, url }));
}

function problemOf({ format }: NamedFile, hosted: HostedFile | undefined): string | undefined {
  if (!hosted || hosted.format !== format)
    return text('A file did not reach the image host. Upload it again.');
  if (hosted.createdAt < ago(REPORTED_WITHIN))
    return text('A file was uploaded more than an hour ago. Upload it again.');
  if (hosted.bytes > UPLOAD_MEGABYTES * 1024 * 1024)
    return fill('A file is above the {most} MB size limit.', { most: UPLOAD_MEGABYTES });
  if (hosted.width * hosted.height > UPLOAD_MEGAPIXELS * 1_000_000)
    return fill('A picture has more than {most} megapixels.', { most: UPLOAD_MEGAPIXELS });
  return undefined;
}
