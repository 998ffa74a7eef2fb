import type { IncomingMessage } from 'node:http';

/** The largest body that is read, in bytes. */
const LARGEST = 512 * 1024;

export class BodyTooLarge extends Error {
  constructor() {
    super(`The request is larger than ${LARGEST / 1024} kB. Send less at once.`);
  }
}

/** The whole body as text; throws BodyTooLarge as soon as it is, and leaves the rest unread. */
export function readBody(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const read = (chunk: Buffer) => {
      size += chunk.length;
      if (size <= LARGEST) return void chunks.push(chunk);
      request.off('data', read);
      reject(new BodyTooLarge());
    };
    request.on('data', read);
    request.once('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    request.once('error', reject);
    request.once('close', () => {
      if (!request.readableEnded) reject(new Error('The request was not sent to its end.'));
    });
  });
}
