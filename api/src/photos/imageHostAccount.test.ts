import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeUser } from '../../test/factories';
import { startTestServer, type TestServer } from '../../test/testServer';
import { report, sign } from '../../test/photoHelpers';

const ACCOUNT = `Basic ${Buffer.from('key:secret').toString('base64')}`;
const DELIVERY = 'https://res.cloudinary.com/demo/image/upload';

let server: TestServer;
let host: Server;
/** The files of the host, and the forms of our uploads. */
const resources: Record<string, unknown>[] = [];
const received: string[] = [];

beforeAll(async () => {
  host = createServer((request, response) => {
    void (async () => {
      let body = '';
      for await (const part of request) body += String(part);
      const { pathname, searchParams } = new URL(request.url!, 'http://host');
      response.setHeader('content-type', 'application/json');
      if (pathname === '/v1_1/demo/resources/image/upload' && request.headers.authorization === ACCOUNT) {
        const asked = searchParams.getAll('public_ids[]');
        const found = resources.filter(({ public_id }) => asked.includes(String(public_id)));
        return response.end(JSON.stringify({ resources: found }));
      }
      if (pathname !== '/v1_1/demo/image/upload') return response.writeHead(404).end('{}');
      received.push(body);
      const name = /name="public_id"\r\n\r\n(\S+)/.exec(body)![1]!;
      return response.end(JSON.stringify({ secure_url: `${DELIVERY}/v99/${name}.jpg` }));
    })();
  }).listen(0, '127.0.0.1');
  await once(host, 'listening');
  const api = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  server = await startTestServer({ CLOUDINARY_URL: `cloudinary://key:secret@demo?upload_prefix=${api}` });
});
afterAll(async () => {
  await server.close();
  host.close();
});

test('with an account at the image host the browser uploads there, and the stand-in is off', async () => {
  const guest = await server.as(await makeUser());
  const { timestamp, signature, folder, ...rest } = (await sign(guest, 'miscphotos')).data
    .generateUploadSignature;
  expect(rest).toEqual({
    apiKey: 'key',
    cloudName: 'demo',
    uploadUrl: expect.stringMatching(/\/v1_1\/demo\/auto\/upload$/),
  });
  expect(folder).toMatch(/^miscphotos\/[a-z0-9]{16}$/);
  const signed = `folder=${folder}&timestamp=${timestamp}secret`;
  expect(signature).toBe(createHash('sha1').update(signed).digest('hex'));
  expect(Math.abs(Date.now() / 1000 - timestamp)).toBeLessThan(60);
  const page = await fetch(`${server.url}/`);
  const policy = page.headers.get('content-security-policy')!;
  expect(policy).toMatch(/connect-src [^;]*http:\/\/127\.0\.0\.1/);
  expect((await fetch(`${server.url}/dev/album/v1_1/demo/image/upload`, { method: 'POST' })).status).toBe(
    404,
  );
});

describe('a report', () => {
  /** A guest whose signature covers one file; `change` modifies the file at the host. */
  async function uploaded(name: string, change: object = {}) {
    const guest = await server.as(await makeUser());
    const { folder } = (await sign(guest, 'profilephotos')).data.generateUploadSignature;
    const publicId = `${folder}/${name}`;
    resources.push({
      public_id: publicId,
      resource_type: 'image',
      format: 'jpg',
      bytes: 90_000,
      width: 4000,
      height: 3000,
      created_at: new Date().toISOString(),
      ...change,
    });
    const url = `${DELIVERY}/v17/${publicId}.jpg`;
    const outcome = async (upload: { url?: string; publicId?: string } = {}) =>
      (await report(guest, { purpose: 'PROFILE_PHOTO', uploads: [{ url, publicId, ...upload }] })).data
        .reportUploads;
    return { url, publicId, outcome };
  }

  test('accepts only files at the address of that account, and asks the host to remove their metadata', async () => {
    const { url, publicId, outcome } = await uploaded('abc');
    for (const wrong of [
      url.replace('demo', 'other'),
      url.replace('https', 'http'),
      url.replace('res.cloudinary.com', 'res.cloudinary.com.example'),
      url.replace('v17/', 'c_fill,w_9/v17/'),
      url.replace('.jpg', '.svg'),
      url.replace('.jpg', '.png'),
      url.replace('abc', 'other'),
    ])
      expect(await outcome({ url: wrong })).toMatchObject({ __typename: 'UploadRefused' });
    expect(received).toEqual([]);
    const shown = `${DELIVERY}/v99/${publicId}.jpg`;
    for (let times = 0; times < 2; times++)
      expect(await outcome()).toMatchObject({ __typename: 'UploadsReported', user: { photo: shown } });
    expect(received).toHaveLength(1);
    expect(received[0]).toMatch(/name="transformation"\r\n\r\na_exif,fl_force_strip\r\n/);
    expect(received[0]).toContain(url);
  });

  test.each([
    ['that is not there', { public_id: 'profilephotos/other' }, /did not reach the image host/],
    ['of another kind than its address says', { format: 'gif' }, /did not reach the image host/],
    ['that is too large', { bytes: 5 * 1024 * 1024 + 1 }, /above the 5 MB/],
    ['of too many pixels', { width: 5000, height: 4000 }, /more than 16 megapixels/],
    ['of two hours ago', { created_at: new Date(Date.now() - 7_200_000).toISOString() }, /an hour ago/],
  ])('of a file %s is refused', async (name, change, message) => {
    const { publicId, outcome } = await uploaded(name.replaceAll(' ', '-'), change);
    expect(await outcome()).toMatchObject({
      __typename: 'UploadRefused',
      message: expect.stringMatching(message),
      refused: [publicId],
    });
  });
});
