import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connectImages, imageAccount } from '../src/external/images';

/** Does the work while every call to the image host fails; `asked` counts the calls. */
export async function withHostDown<T>(work: (asked: () => number) => Promise<T>): Promise<T> {
  let asked = 0;
  const host = createServer((_request, response) => {
    asked++;
    response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":{"message":"down"}}');
  }).listen(0, '127.0.0.1');
  await once(host, 'listening');
  const apiBase = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  const before = imageAccount();
  const { deliveryBase } = before;
  connectImages({ cloudName: 'staybook', apiKey: 'a', apiSecret: 'b', apiBase, deliveryBase });
  try {
    return await work(() => asked);
  } finally {
    connectImages(before);
    host.close();
  }
}
