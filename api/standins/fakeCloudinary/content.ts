import sharp from 'sharp';
import { QueueFull } from '../../src/core/concurrency';
import { MOST_PIXELS, workOnPicture } from './pictures';
import { UploadRefusal } from './refusals';

/** The largest size of a stored picture; no page shows more. */
const BOX = { width: 1920, height: 1920 };
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The stored form of a file. */
export type Content = { bytes: Buffer } & (
  | { resource: 'image'; format: 'jpg' | 'png'; width: number; height: number }
  | { resource: 'raw'; format: 'txt' }
);

/**
 * Recognises the bytes, whatever the file's name says: JPEG, PNG, or plain text if that is allowed. Refuses everything
 * else, and refuses pictures with too many pixels before it decodes them. Stores a picture upright, without location
 * and other metadata.
 */
export async function readContent(bytes: Buffer, mayBeText: boolean): Promise<Content> {
  const starts = (magic: Buffer) => bytes.subarray(0, magic.length).equals(magic);
  if (starts(JPEG)) return readPicture(bytes, 'jpg');
  if (starts(PNG)) return readPicture(bytes, 'png');
  if (mayBeText && isText(bytes)) return { resource: 'raw', format: 'txt', bytes };
  throw new UploadRefusal(400, 'Invalid image file');
}

async function readPicture(sent: Buffer, format: 'jpg' | 'png'): Promise<Content> {
  try {
    const { width, height } = await sharp(sent, { limitInputPixels: false }).metadata();
    if (width * height > MOST_PIXELS)
      throw new UploadRefusal(
        400,
        `Maximum image size is ${MOST_PIXELS / 1e6} Megapixels. Requested ${(width * height) / 1e6}.`,
      );
    const upright = sharp(sent, { limitInputPixels: MOST_PIXELS })
      .rotate()
      .resize({ ...BOX, fit: 'inside', withoutEnlargement: true, kernel: 'linear' });
    // The decoder halves large pictures by itself. Finer kernels, higher qualities and levels cost more processor time
    // than their effect is worth.
    const written = format === 'jpg' ? upright.jpeg({ quality: 85 }) : upright.png({ compressionLevel: 2 });
    const { data, info } = await workOnPicture(() => written.toBuffer({ resolveWithObject: true }));
    return { resource: 'image', format, bytes: data, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof UploadRefusal || error instanceof QueueFull) throw error;
    throw new UploadRefusal(400, 'Invalid image file');
  }
}

/** Whether the bytes are UTF-8 without control characters, except tabs and line breaks. */
function isText(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return !/[^\P{Cc}\t\r\n\f]/u.test(text);
  } catch {
    return false;
  }
}
