import type { IncomingMessage } from 'node:http';
import { UploadRefusal } from './refusals';

/** Bytes of a form beside its file. */
const FIELD_BYTES = 64 * 1024;

export interface ReceivedForm {
  params: Record<string, string>;
  file: File | undefined;
}

/** Reads a form, multipart or not; refuses a body that is larger than the largest file with its fields. */
export async function readForm(request: IncomingMessage, largestFile: number): Promise<ReceivedForm> {
  const body = await readAll(request, largestFile + FIELD_BYTES);
  const type = request.headers['content-type'] ?? '';
  const params: Record<string, string> = {};
  let file: File | undefined;
  for (const [name, value] of await parse(body, type)) {
    if (typeof value === 'string') params[name] = value;
    else if (name === 'file') file = value;
  }
  return { params, file };
}

async function readAll(request: IncomingMessage, largest: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= largest) parts.push(part);
  }
  if (size > largest) throw new UploadRefusal(400, `File size too large. Got ${size}.`);
  return Buffer.concat(parts);
}

async function parse(body: Buffer, type: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  } catch {
    throw new UploadRefusal(400, 'The request is not a form.');
  }
}
