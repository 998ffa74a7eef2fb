import { createHash } from 'node:crypto';
import { makeUser } from '../../test/factories';
import { startTestServer, type TestServer } from '../../test/testServer';
import { report, sign } from '../../test/photoHelpers';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ CLOUDINARY_URL: 'cloudinary://key:secret@demo' });
});
afterAll(() => server.close());

test('with an account at the image host the browser uploads there, and the stand-in is off', async () => {
  const guest = await server.as(await makeUser());
  const { timestamp, signature, ...rest } = (await sign(guest, 'miscphotos')).data.generateUploadSignature;
  expect(rest).toEqual({
    apiKey: 'key',
    cloudName: 'demo',
    folder: 'miscphotos',
    uploadUrl: 'https://api.cloudinary.com/v1_1/demo/auto/upload',
  });
  const signed = `folder=miscphotos&timestamp=${timestamp}secret`;
  expect(signature).toBe(createHash('sha1').update(signed).digest('hex'));
  expect(Math.abs(Date.now() / 1000 - timestamp)).toBeLessThan(60);
  const page = await fetch(`${server.url}/`);
  const policy = page.headers.get('content-security-policy')!;
  expect(policy).toMatch(/connect-src [^;]*https:\/\/api\.cloudinary\.com/);
  expect((await fetch(`${server.url}/dev/album/v1_1/demo/image/upload`, { method: 'POST' })).status).toBe(
    404,
  );
});

test('only files at the address of that account are accepted', async () => {
  const guest = await server.as(await makeUser());
  const outcome = async (url: string, publicId = 'profilephotos/abc') =>
    (await report(guest, { purpose: 'PROFILE_PHOTO', uploads: [{ url, publicId }] })).data.reportUploads
      .__typename;
  const right = 'https://res.cloudinary.com/demo/image/upload/v17/profilephotos/abc.jpg';
  for (const wrong of [
    right.replace('demo', 'other'),
    right.replace('https', 'http'),
    right.replace('res.cloudinary.com', 'res.cloudinary.com.example'),
    right.replace('v17/', 'c_fill,w_9/v17/'),
    right.replace('.jpg', '.svg'),
    right.replace('abc', 'other'),
  ])
    expect(await outcome(wrong)).toBe('UploadRefused');
  expect(await outcome(right)).toBe('UploadsReported');
});
