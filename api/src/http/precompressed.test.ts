import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as ask, type IncomingMessage, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import compression from 'compression';
import express from 'express';
import { precompressed } from './precompressed';

const TEXT = 'export const answer = "the same again";\n'.repeat(200);
let folder: string;
let server: Server;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'staybook-files-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'assets/app-1.js'), TEXT);
  writeFileSync(path.join(folder, 'small.js'), 'x');
  writeFileSync(path.join(folder, 'index.html'), TEXT);
  execFileSync(process.execPath, [path.join(__dirname, '../../../web/precompress.cjs'), folder]);
  const app = express();
  app.use(precompressed(folder), compression());
  app.use('/assets', express.static(path.join(folder, 'assets'), { immutable: true, maxAge: '1y' }));
  app.use(express.static(folder));
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

async function get(address: string, encoding?: string) {
  const { port } = server.address() as AddressInfo;
  const headers = encoding === undefined ? {} : { 'accept-encoding': encoding };
  const asked = ask({ port, host: '127.0.0.1', path: address, headers, agent: false }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
] as const)(
  'a client that takes "%s" gets the file that was compressed by %s',
  async (takes, encoding, read) => {
    const { headers, body } = await get('/assets/app-1.js?v=1', takes);
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
      'content-length': String(body.length),
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(read(body).toString()).toBe(TEXT);
  },
);

test('each encoding has a tag of its own, and what was not compressed comes as it is', async () => {
  const [br, gzip, plain] = [
    await get('/assets/app-1.js', 'br'),
    await get('/assets/app-1.js', 'gzip'),
    await get('/assets/app-1.js', 'identity'),
  ];
  expect(new Set([br, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3);
  expect(plain.headers).toMatchObject({ vary: expect.stringContaining('Accept-Encoding') });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body.toString()).toBe(TEXT);
  expect((await get('/small.js', 'br')).body.toString()).toBe('x');
  expect((await get('/assets/none.js', 'br')).status).toBe(404);
  expect((await get('/index.html', 'br')).headers['content-type']).toMatch(/^text\/html/);
});
