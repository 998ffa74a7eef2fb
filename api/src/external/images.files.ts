import { globalAgent } from 'node:http';
import { v2 as cloudinary } from 'cloudinary';
import { imageAccount, type Resource } from './images';

/** A file as the image host stores it. */
export interface HostedFile {
  publicId: string;
  resource: Resource;
  format: string;
  bytes: number;
  /** Width and height in pixels; 0 for a file that is no picture. */
  width: number;
  height: number;
  createdAt: Date;
}

/** The image host cannot be reached, does not answer in time, or refuses a request. */
export class ImagesUnavailable extends Error {
  constructor(cause: unknown) {
    super('The image host did not answer as it should.', { cause });
    this.name = 'ImagesUnavailable';
  }
}

const TIMEOUT_MS = 10_000;
/** The most files that the host lists at once. */
const PAGE = 500;

/**
 * Finds the files with these ids, at most 100, and leaves out those that the host does not have. Throws
 * ImagesUnavailable.
 */
export async function findFiles(publicIds: string[], resource: Resource): Promise<HostedFile[]> {
  const { resources } = await call((options) =>
    cloudinary.api.resources_by_ids(publicIds, { ...options, resource_type: resource }),
  );
  return resources.map(readFile);
}

/** Lists every file of this kind that was uploaded since then, page by page. Throws ImagesUnavailable. */
export async function* listFiles(resource: Resource, since: Date): AsyncGenerator<HostedFile[]> {
  let cursor: string | undefined;
  do {
    const page = { max_results: PAGE, next_cursor: cursor, start_at: since, direction: 'asc' };
    const answer = await call((options) =>
      cloudinary.api.resources({ ...options, ...page, resource_type: resource, type: 'upload' }),
    );
    yield answer.resources.map(readFile);
    cursor = answer.next_cursor;
  } while (cursor);
}

/**
 * Downloads a file from its address at the host, which readUpload() has checked. Throws ImagesUnavailable, also if it has
 * more bytes than `largest`.
 */
export async function fetchFile(url: string, largest: number): Promise<Buffer> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body ?? []) {
      size += chunk.length;
      if (size > largest) throw new Error('The file is larger than the host said.');
      chunks.push(chunk);
    }
    if (!response.ok) throw new Error(`The host answered with status ${response.status}.`);
    return Buffer.concat(chunks);
  } catch (error) {
    throw new ImagesUnavailable(error);
  }
}

/** Deletes a file with all sizes made of it; a missing file is no error. Throws ImagesUnavailable. */
export async function destroyUpload(publicId: string, resource: Resource): Promise<void> {
  const { result } = await call((options) =>
    cloudinary.uploader.destroy(publicId, { ...options, resource_type: resource, invalidate: true }),
  );
  if (result !== 'ok' && result !== 'not found') throw new ImagesUnavailable(result);
}

/**
 * Uploads a picture again over itself, upright and without location and other metadata, unless the host did so at the
 * upload. Returns its new address and size. Throws ImagesUnavailable.
 */
export async function stripMetadata(
  file: Pick<HostedFile, 'publicId' | 'width' | 'height'> & { url: string },
): Promise<Pick<HostedFile, 'width' | 'height'> & { url: string }> {
  if (imageAccount().stripsMetadata) return file;
  const answer = await call((options) =>
    cloudinary.uploader.upload(file.url, {
      ...options,
      public_id: file.publicId,
      overwrite: true,
      invalidate: true,
      transformation: [{ angle: 'exif', flags: 'force_strip' }],
    }),
  );
  const { secure_url: url, width = file.width, height = file.height } = answer;
  return { url, width, height };
}

/** A file in the format of the host's API. */
interface ListedFile {
  public_id: string;
  resource_type: Resource;
  format?: string;
  bytes: number;
  width?: number;
  height?: number;
  created_at: string;
}

interface Answer {
  resources: ListedFile[];
  next_cursor?: string;
  result?: string;
  secure_url: string;
  width?: number;
  height?: number;
}

/** Calls the host through its SDK, with the options that name our account. */
async function call(ask: (options: object) => Promise<unknown>): Promise<Answer> {
  const { apiKey, apiSecret, cloudName, apiBase } = imageAccount();
  try {
    const answer = await ask({
      api_key: apiKey,
      api_secret: apiSecret,
      cloud_name: cloudName,
      upload_prefix: apiBase,
      timeout: TIMEOUT_MS,
      // the SDK uses TLS unless its agent does not
      ...(apiBase.startsWith('http:') ? { agent: globalAgent } : {}),
    });
    return answer as Answer;
  } catch (error) {
    throw new ImagesUnavailable(error);
  }
}

const readFile = (file: ListedFile): HostedFile => ({
  publicId: file.public_id,
  resource: file.resource_type,
  // The name of a raw file ends in its format.
  format: file.format ?? file.public_id.split('.').at(-1)!,
  bytes: file.bytes,
  width: file.width ?? 0,
  height: file.height ?? 0,
  createdAt: new Date(file.created_at),
});
