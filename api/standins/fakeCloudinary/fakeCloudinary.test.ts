import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import http from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import { makeUser } from '../../test/factories';
import { picture, report, send, sendWith, sign, type SignedUpload } from '../../test/photoHelpers';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { config } from '../../src/core/config';
import { signUpload } from '../../src/external/images';
import { destroyReplaced } from '../../src/photos/replace.service';

let server: TestServer;
let guest: Visitor;
let photo: Buffer;
const signedFor = async (folder: string): Promise<SignedUpload> =>
  (await sign(guest, folder)).data.generateUploadSignature;
beforeAll(async () => {
  server = await startTestServer();
  guest = await server.as(await makeUser());
  photo = await picture('teal');
});
afterAll(() => server.close());

const sized = (url: string, transformation: string, accept = 'image/*') =>
  fetch(url.replace('/upload/', `/upload/${transformation}/`), { headers: { accept } });
const measured = async (answer: Promise<Response>) => sharp(await (await answer).arrayBuffer()).metadata();
/** The folder of the sizes made of a picture. */
const sizesOf = (publicId: string) => path.join(config.dataDir, 'album', `${publicId}.jpg.sizes`);

test('a signed upload is served in the requested size, and cached for a year', async () => {
  const { status, body } = await send(await signedFor('profilephotos'), photo);
  expect(status).toBe(200);
  expect(body.public_id).toMatch(/^profilephotos\/[a-z0-9]{16}\/[a-z0-9]{20}$/);
  const whole = await fetch(body.secure_url);
  expect(whole.headers.get('content-type')).toBe('image/jpeg');
  expect(whole.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await sharp(await whole.arrayBuffer()).metadata()).toMatchObject({ width: 1200, height: 800 });
  const square = await measured(sized(body.secure_url, 'c_fill,w_96,h_96,q_auto,f_auto'));
  expect(square).toMatchObject({ width: 96, height: 96, format: 'jpeg' });
  const narrow = await measured(sized(body.secure_url, 'c_limit,w_480,f_auto', 'image/webp,*/*'));
  expect(narrow).toMatchObject({ width: 480, height: 320, format: 'webp' });
  for (const wrong of ['c_fill,w_99999', 'c_fill,w_96,h_0', 'w_-1', 'e_sepia'])
    expect((await sized(body.secure_url, wrong)).status).toBe(404);
});

test('requests for any size make only a few sizes, each once, and deleting the picture deletes them', async () => {
  const file = await sendWith(await signedFor('profilephotos'), photo);
  const widths = Array.from({ length: 60 }, (_, index) => 10 + index * 12);
  const made = await Promise.all(widths.map((width) => measured(sized(file.url, `c_limit,w_${width}`))));
  for (const [index, { width }] of made.entries()) expect(width).toBeGreaterThanOrEqual(widths[index]!);
  expect(readdirSync(sizesOf(file.publicId)).sort()).toEqual([
    '192.jpg',
    '320.jpg',
    '480.jpg',
    '640.jpg',
    '96.jpg',
    '960.jpg',
  ]);
  await report(guest, { purpose: 'PROFILE_PHOTO', uploads: [file] });
  await guest.graphql('mutation { deleteProfilePhoto { photo } }');
  await destroyReplaced();
  expect(existsSync(sizesOf(file.publicId))).toBe(false);
  expect((await sized(file.url, 'c_limit,w_320')).status).toBe(404);
});

test('a picture is stored upright, without location and other metadata', async () => {
  const withLocation = await sharp(photo)
    .withExif({ IFD0: { Copyright: 'me' }, IFD3: { GPSLatitude: '47/1 22/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(await sharp(withLocation).metadata()).toMatchObject({ exif: expect.anything(), orientation: 6 });
  const { url } = await sendWith(await signedFor('profilephotos'), withLocation);
  const kept = await measured(fetch(url));
  expect(kept).toMatchObject({ width: 800, height: 1200 });
  expect([kept.exif, kept.xmp, kept.iptc, kept.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([
  ['a forged signature', { signature: '0'.repeat(40) }, /^Invalid Signature/],
  ['no signature', { signature: '' }, /^Invalid Signature/],
  ['a folder that was not signed', { folder: 'hotelphotos' }, /^Invalid Signature/],
  ['a parameter that was not signed', { extra: { public_id: 'hotelphotos/mine' } }, /^Invalid Signature/],
  ['a foreign account', { apiKey: 'someone' }, /^Invalid api_key/],
])('uploading with %s is refused', async (_name, change, message) => {
  const { status, body } = await send(await signedFor('profilephotos'), photo, change);
  expect(status).toBe(401);
  expect(body.error!.message).toMatch(message);
});

test('uploading with a signature more than an hour old is refused', async () => {
  const ago = (seconds: number) =>
    signUpload('profilephotos', 'image', Math.floor(Date.now() / 1000) - seconds);
  expect((await send(ago(3590), photo)).status).toBe(200);
  const { status, body } = await send(ago(3610), photo);
  expect([status, body.error!.message]).toEqual([400, expect.stringMatching(/^Stale request/)]);
});

test.each<[string, () => Buffer | undefined | Promise<Buffer>, RegExp]>([
  ['no file', () => undefined, /^Missing required parameter - file/],
  [
    'an HTML page that claims to be an image',
    () => Buffer.from('<html><script>1</script>'),
    /^Invalid image file/,
  ],
  [
    'an SVG, which may hold scripts',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    /^Invalid image/,
  ],
  ['the first bytes of an image and nothing after', () => photo.subarray(0, 12), /^Invalid image file/],
  ['the first half of an image', () => photo.subarray(0, photo.length / 2), /^Invalid image file/],
  ['a file of 5 MB and a byte', () => Buffer.alloc(5 * 1024 * 1024 + 1, 0xff), /^File size too large/],
  ['a file far beyond the limit', () => Buffer.alloc(7 * 1024 * 1024, 0xff), /^File size too large/],
  [
    'a picture of more than 16 megapixels',
    () =>
      sharp({ create: { width: 4001, height: 4000, channels: 3, background: 'teal' } })
        .png()
        .toBuffer(),
    /^Maximum image size is 16 Megapixels/,
  ],
])('uploading %s is refused, and uses no signature up', async (_name, make, message) => {
  const signed = await signedFor('profilephotos');
  const { status, body } = await send(signed, await make());
  expect([status, body.error!.message]).toEqual([400, expect.stringMatching(message)]);
  expect((await send(signed, photo)).status).toBe(200);
});

describe('a form', () => {
  /** Sends these fields of a form and the headers of its file, but never the file; returns the answer. */
  async function begin(parts: [name: string, value: string][], length: number): Promise<string> {
    const socket = connect(config.port, '127.0.0.1');
    await once(socket, 'connect');
    const fields = parts.map(
      ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const file = '--b\r\nContent-Disposition: form-data; name="file"; filename="me.jpg"\r\n\r\n';
    socket.write(
      'POST /dev/album/v1_1/staybook/image/upload HTTP/1.1\r\nHost: here\r\n' +
        `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n${fields.join('')}${file}`,
    );
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    return answer.toString();
  }

  test('with a foreign api_key is refused before the file is sent', async () => {
    const answer = await begin([['api_key', 'someone']], 5_000_000);
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
    expect(answer).toContain('Invalid api_key');
  });

  test('larger than the limit is refused before the file is sent', async () => {
    expect(await begin([], 6_000_000)).toContain('File size too large');
  });

  test('with many or long fields is refused before the file is sent', async () => {
    const many = Array.from({ length: 30 }, (_, index) => [`f${index}`, 'x'] as [string, string]);
    expect(await begin(many, 5_000_000)).toContain('too many parts');
    expect(await begin([['folder', 'x'.repeat(5000)]], 5_000_000)).toContain('A field is too long');
  });

  test('is accepted with its file first, as existing clients send it', async () => {
    const { timestamp, signature, folder, apiKey, uploadUrl } = await signedFor('profilephotos');
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(photo)]), 'me.jpg');
    for (const [name, value] of Object.entries({ timestamp, signature, api_key: apiKey, folder }))
      form.set(name, String(value));
    expect((await fetch(uploadUrl, { method: 'POST', body: form })).status).toBe(200);
  });

  test('that is refused during the upload leaves its connection usable', async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    const post = async (bytes: number) => {
      const headers = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': bytes };
      const { uploadUrl } = await signedFor('profilephotos');
      const request = http.request(uploadUrl, { method: 'POST', agent, headers });
      request.end(Buffer.alloc(bytes));
      const [response] = (await once(request, 'response')) as [http.IncomingMessage];
      response.resume();
      await once(response, 'end');
      return { status: response.statusCode, socket: request.socket };
    };
    const first = await post(6_000_000);
    const second = await post(6_000_000);
    expect([first.status, second.status, second.socket === first.socket]).toEqual([400, 400, true]);
    agent.destroy();
  });

  test('that is malformed is refused', async () => {
    const { uploadUrl } = await signedFor('profilephotos');
    for (const type of ['text/plain', 'multipart/form-data', 'multipart/form-data; boundary=x']) {
      const answer = await fetch(uploadUrl, { method: 'POST', body: 'x', headers: { 'content-type': type } });
      expect([answer.status, await answer.json()]).toEqual([
        400,
        { error: { message: 'The request is not a form.' } },
      ]);
    }
  });
});

test('plain text is accepted for a property only, and served as an attachment', async () => {
  const text = Buffer.from('A farm with six rooms.\n');
  const misc = await signedFor('miscphotos');
  const { status, body } = await send(misc, text);
  expect([status, body.public_id]).toEqual([
    200,
    expect.stringMatching(/^miscphotos\/[a-z0-9]{16}\/[a-z0-9]{20}\.txt$/),
  ]);
  const shown = await fetch(body.secure_url);
  expect(shown.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(shown.headers.get('content-disposition')).toMatch(/^attachment/);
  expect(await shown.text()).toBe(text.toString());
  expect((await send(misc, Buffer.from([0, 1, 2, 3]))).status).toBe(400);
  expect((await send(misc, text, { uploadUrl: misc.uploadUrl.replace('auto', 'image') })).status).toBe(400);
  const signed = await signedFor('profilephotos');
  const auto = { uploadUrl: signed.uploadUrl.replace('image', 'auto') };
  expect((await send(signed, text, auto)).status).toBe(400);
});

test('the lists of files are open to the account only', async () => {
  const place = `${server.url}/dev/album/v1_1/staybook/resources/image/upload`;
  for (const authorization of ['', 'Basic YTpi', 'Bearer x'])
    expect((await fetch(place, { headers: { authorization } })).status).toBe(401);
});

test('an address that names no uploaded file answers 404', async () => {
  const { body } = await send(await signedFor('profilephotos'), photo);
  const base = body.secure_url.slice(0, body.secure_url.indexOf('/upload/') + 8);
  for (const name of [
    '..%2f..%2fsecrets.json',
    'x/..%2f..%2f..%2fsecrets.json',
    'c_limit,w_96/x/..%2f..%2f..%2fsecrets.json',
    `${body.public_id}.jpg.part`,
    `${body.public_id}.jpg.sizes/96.jpg`,
  ])
    expect((await fetch(base + name)).status).toBe(404);
});
