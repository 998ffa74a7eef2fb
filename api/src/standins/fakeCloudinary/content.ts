import sharp from 'sharp';
import { UploadRefusal } from './refusals';

const MOST_PIXELS = 50_000_000;
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** What a file is, read from its bytes; its name is ignored. */
export type Content =
  | { resource: 'image'; format: 'jpg' | 'png'; width: number; height: number }
  | { resource: 'raw'; format: 'txt' };

/** Reads what the bytes are: JPEG, PNG, or (where text may be) plain text; refuses everything else. */
export async function readContent(bytes: Buffer, mayBeText: boolean): Promise<Content> {
  const starts = (magic: Buffer) => bytes.subarray(0, magic.length).equals(magic);
  if (starts(JPEG)) return { resource: 'image', format: 'jpg', ...(await measure(bytes)) };
  if (starts(PNG)) return { resource: 'image', format: 'png', ...(await measure(bytes)) };
  if (mayBeText && isText(bytes)) return { resource: 'raw', format: 'txt' };
  throw new UploadRefusal(400, 'Invalid image file');
}

async function measure(bytes: Buffer): Promise<{ width: number; height: number }> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata();
    return { width, height };
  } catch {
    throw new UploadRefusal(400, 'Invalid image file');
  }
}

/** UTF-8 without control characters, but for tabs and line breaks. */
function isText(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return !/[^\P{Cc}\t\r\n\f]/u.test(text);
  } catch {
    return false;
  }
}
