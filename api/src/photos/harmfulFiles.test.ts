import { EICAR, openFakeClamd, type FakeClamd } from '../../test/clamd';
import { withHostDown } from '../../test/imageHost';
import { loggedBy } from '../../test/logLines';
import { makeUser } from '../../test/factories';
import { picture, report, send, sign, upload, type SignedUpload } from '../../test/photoHelpers';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { config } from '../core/config';
import { repo } from '../database/transaction';
import { connectImages, imageAccount } from '../external/images';
import { Upload } from './upload.entity';

const REFUSED = 'This file was refused as harmful: a virus was found in it.';
const NOT_CHECKED = 'Files cannot be checked right now. Try again in a few minutes.';

let clamd: FakeClamd;
let server: TestServer;
let guest: Visitor;
let guestId: string;
let photo: Buffer;
let harmfulPhoto: Buffer;
beforeAll(async () => {
  clamd = await openFakeClamd();
  server = await startTestServer({ CLAMAV_URL: clamd.url });
  const user = await makeUser();
  [guest, guestId] = [await server.as(user), user.id];
  photo = await picture('teal');
  harmfulPhoto = Buffer.concat([photo, EICAR]);
});
afterAll(async () => {
  await server.close();
  await clamd.close();
});
beforeEach(() => {
  clamd.scanned.length = 0;
});
afterEach(() => clamd.replyWith(undefined));

const signed = async (folder: string): Promise<SignedUpload> =>
  (await sign(guest, folder)).data.generateUploadSignature;

describe('files that our own image host takes', () => {
  test.each([
    ['profilephotos', () => harmfulPhoto],
    ['chatphotos', () => harmfulPhoto],
    ['reviewphotos', () => harmfulPhoto],
    ['miscphotos', () => harmfulPhoto],
    ['miscphotos', () => EICAR],
  ])('in %s are scanned as they were sent, and are not kept if they are harmful', async (folder, file) => {
    const signature = await signed(folder);
    const { status, body } = await send(signature, file());
    expect([status, body]).toEqual([400, { error: { message: REFUSED } }]);
    expect(clamd.scanned).toEqual([file()]);
    // The signature still allows the file that it was made for.
    expect((await send(signature, photo)).status).toBe(200);
  });

  test('are refused while the scanner does not answer', async () => {
    clamd.replyWith(() => '');
    const { status, body } = await send(await signed('profilephotos'), photo);
    expect([status, body]).toEqual([503, { error: { message: NOT_CHECKED } }]);
  });

  test('are scanned once, and not again when they are reported', async () => {
    const file = await upload(guest, 'profilephotos', photo);
    const { data } = await report(guest, { purpose: 'PROFILE_PHOTO', uploads: [file] });
    expect(data.reportUploads.__typename).toBe('UploadsReported');
    expect(clamd.scanned).toHaveLength(1);
  });
});

describe('files that another image host took', () => {
  beforeAll(() => connectImages({ ...imageAccount(), scansUploads: false }));

  /** Uploads past our scanner, as browsers upload to another host. */
  async function uploaded(folder: string, bytes: Buffer) {
    const known = config.clamd;
    config.clamd = undefined;
    const file = await upload(guest, folder, bytes);
    config.clamd = known;
    return file;
  }
  const isThere = async (url: string) => (await fetch(url)).status === 200;
  const outcome = async (purpose: string, uploads: object[]) =>
    (await report(guest, { purpose, uploads })).data.reportUploads;

  test('are fetched and scanned when they are reported; harmful ones are deleted there and named', async () => {
    const [text, harmful] = [Buffer.from('A farm.'), Buffer.from(EICAR)];
    const files = [await uploaded('miscphotos', text), await uploaded('miscphotos', harmful)];
    const lines = await loggedBy(async () =>
      expect(await outcome('PROPERTY', files)).toEqual({
        __typename: 'UploadRefused',
        message: REFUSED,
        refused: [files[1]!.publicId],
      }),
    );
    expect(clamd.scanned.map(String).sort()).toEqual([text, harmful].map(String).sort());
    expect(lines).toContainEqual(
      expect.objectContaining({ security: 'virusFound', signature: 'Eicar-Signature', userId: guestId }),
    );
    expect([await isThere(files[0]!.url), await isThere(files[1]!.url)]).toEqual([true, false]);
    expect(await repo(Upload).countBy({ publicId: files[0]!.publicId })).toBe(0);
    expect(await outcome('PROPERTY', [files[0]!])).toMatchObject({ count: 1 });
  });

  test('are not reported while the scanner does not answer, and are reported later', async () => {
    const file = await uploaded('profilephotos', photo);
    clamd.replyWith(() => '');
    const refused = { __typename: 'ImageHostUnavailable', message: NOT_CHECKED };
    expect(await outcome('PROFILE_PHOTO', [file])).toEqual(refused);
    expect(await isThere(file.url)).toBe(true);
    clamd.replyWith(undefined);
    expect(await outcome('PROFILE_PHOTO', [file])).toMatchObject({ __typename: 'UploadsReported' });
  });

  test('are not reported while the host does not answer', async () => {
    const file = await uploaded('profilephotos', photo);
    await withHostDown(async () => {
      expect(await outcome('PROFILE_PHOTO', [file])).toMatchObject({ __typename: 'ImageHostUnavailable' });
    });
    expect(clamd.scanned).toEqual([]);
  });
});
