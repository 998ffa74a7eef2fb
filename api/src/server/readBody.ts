import type { IncomingMessage } from 'node:http';

/** The largest body that is read, in bytes. */
const LARGEST = 512 * 1024;

export class BodyTooLarge extends Error {
  constructor() {
    super(`The request is larger than ${LARGEST / 1024} kB. Send less at once.`);
  }
}

/** The whole body as text; throws BodyTooLarge after reading all of it, and stores no more than the limit. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= LARGEST) chunks.push(chunk);
  }
  if (size > LARGEST) throw new BodyTooLarge();
  return Buffer.concat(chunks).toString('utf8');
}
