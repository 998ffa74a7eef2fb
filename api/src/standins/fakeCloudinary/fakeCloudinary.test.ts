import sharp from 'sharp';
import { makeUser } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { picture, send, sign, type SignedUpload } from '../../../test/photoHelpers';
import { signUpload } from '../../integrations/images';

let server: TestServer;
let guest: Visitor;
let signed: SignedUpload;
let photo: Buffer;
beforeAll(async () => {
  server = await startTestServer();
  guest = await server.as(await makeUser());
  signed = (await sign(guest, 'profilephotos')).data.generateUploadSignature;
  photo = await picture('teal');
});
afterAll(() => server.close());

test('uploading a signed image serves it, cached for a year, in the size that is asked for', async () => {
  const { status, body } = await send(signed, photo);
  expect(status).toBe(200);
  expect(body.public_id).toMatch(/^profilephotos\/[a-z0-9]{20}$/);
  const whole = await fetch(body.secure_url);
  expect(Buffer.from(await whole.arrayBuffer()).equals(photo)).toBe(true);
  expect(whole.headers.get('content-type')).toBe('image/jpeg');
  expect(whole.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const sized = (transformation: string, accept = 'image/*') =>
    fetch(body.secure_url.replace('/upload/', `/upload/${transformation}/`), { headers: { accept } });
  const small = await sized('c_fill,w_96,h_96,q_auto,f_auto');
  expect(await sharp(await small.arrayBuffer()).metadata()).toMatchObject({
    width: 96,
    height: 96,
    format: 'jpeg',
  });
  const modern = await sized('c_limit,w_600,f_auto', 'image/webp,*/*');
  expect(await sharp(await modern.arrayBuffer()).metadata()).toMatchObject({
    width: 600,
    height: 400,
    format: 'webp',
  });
  expect((await sized('c_fill,w_99999')).status).toBe(404);
  expect((await sized('e_sepia')).status).toBe(404);
});

test.each([
  ['a forged signature', { signature: '0'.repeat(40) }, /^Invalid Signature/],
  ['no signature', { signature: '' }, /^Invalid Signature/],
  ['a folder that was not signed', { folder: 'hotelphotos' }, /^Invalid Signature/],
  ['a parameter that was not signed', { extra: { public_id: 'hotelphotos/mine' } }, /^Invalid Signature/],
  ['a foreign account', { apiKey: 'somebody' }, /^Invalid api_key/],
])('uploading with %s is refused', async (_name, change, message) => {
  const { status, body } = await send(signed, photo, change);
  expect(status).toBe(401);
  expect(body.error!.message).toMatch(message);
});

test('uploading with a signature older than an hour is refused', async () => {
  const ago = (seconds: number) =>
    signUpload('profilephotos', 'image', new Date(Date.now() - seconds * 1000));
  expect((await send(ago(3590), photo)).status).toBe(200);
  const { status, body } = await send(ago(3610), photo);
  expect([status, body.error!.message]).toEqual([400, expect.stringMatching(/^Stale request/)]);
});

test.each<[string, () => Buffer | undefined, RegExp]>([
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
  ['a file of 5 MB and a byte', () => Buffer.alloc(5 * 1024 * 1024 + 1, 0xff), /^File size too large/],
  ['a file far beyond the limit', () => Buffer.alloc(7 * 1024 * 1024, 0xff), /^File size too large/],
])('uploading %s is refused', async (_name, bytes, message) => {
  const { status, body } = await send(signed, bytes());
  expect([status, body.error!.message]).toEqual([400, expect.stringMatching(message)]);
});

test('uploading plain text is accepted for a property only, and served as an attachment', async () => {
  const text = Buffer.from('A farm with six rooms.\n');
  const misc = (await sign(guest, 'miscphotos')).data.generateUploadSignature as SignedUpload;
  const { status, body } = await send(misc, text);
  expect([status, body.public_id]).toEqual([200, expect.stringMatching(/^miscphotos\/[a-z0-9]{20}\.txt$/)]);
  const shown = await fetch(body.secure_url);
  expect(shown.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(shown.headers.get('content-disposition')).toMatch(/^attachment/);
  expect(await shown.text()).toBe(text.toString());
  expect((await send(misc, Buffer.from([0, 1, 2, 3]))).status).toBe(400);
  expect((await send(misc, text, { uploadUrl: misc.uploadUrl.replace('auto', 'image') })).status).toBe(400);
  const auto = { uploadUrl: signed.uploadUrl.replace('image', 'auto') };
  expect((await send(signed, text, auto)).status).toBe(400);
});

test('an address that names no uploaded file answers 404', async () => {
  const { body } = await send(signed, photo);
  const base = body.secure_url.slice(0, body.secure_url.indexOf('/upload/') + 8);
  for (const path of [
    '..%2f..%2fsecrets.json',
    'x/..%2f..%2f..%2fsecrets.json',
    `${body.public_id}.jpg.part`,
  ])
    expect((await fetch(base + path)).status).toBe(404);
});
