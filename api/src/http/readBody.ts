import type { IncomingMessage } from 'node:http';

export class BodyTooLarge extends Error {
  constructor(largest: number) {
    super(`The request is larger than ${largest / 1024} kB. Send less at once.`);
  }
}

/** The whole body as text; throws BodyTooLarge as soon as it has more bytes than `largest`, and leaves the rest unread. */
export function readBody(request: IncomingMessage, largest: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const read = (chunk: Buffer) => {
      size += chunk.length;
      if (size <= largest) return void chunks.push(chunk);
      request.off('data', read);
      reject(new BodyTooLarge(largest));
    };
    request.on('data', read);
    request.once('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    request.once('error', reject);
    request.once('close', () => {
      if (!request.readableEnded) reject(new Error('The request was not sent completely.'));
    });
  });
}
