import { later } from '../../test/clock';
import { makeCity, makeHotel, makeRoomType, makeUser } from '../../test/factories';
import { withHostDown } from '../../test/imageHost';
import { picture, report, send, sendWith, sign, upload } from '../../test/photoHelpers';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { repo } from '../database/transaction';
import { destroyUnreported } from './unreported.service';
import { UploadGrant } from './uploadGrant.entity';

const MINUTE = 60_000;

let server: TestServer;
let photo: Buffer;
beforeAll(async () => {
  server = await startTestServer();
  photo = await picture('teal');
});
afterAll(() => server.close());

const PROFILE = { purpose: 'PROFILE_PHOTO' };
const isThere = async (url: string) => (await fetch(url)).status === 200;
const outcome = async (person: Visitor, input: object) =>
  (await report(person, { ...PROFILE, ...input })).data.reportUploads;
/** A signature of /api/v1, which has no folder of its own. */
async function signAsBefore(person: Visitor, folder: string) {
  const answer = await fetch(`${server.url}/api/v1/auth/generatesignature`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.accessToken}` },
    body: JSON.stringify({ folder }),
  });
  const own = (await sign(person, folder)).data.generateUploadSignature;
  return { ...own, ...((await answer.json()) as { timestamp: number; signature: string }), folder };
}

describe('a file', () => {
  let owner: Visitor;
  let other: Visitor;
  beforeAll(async () => {
    [owner, other] = [await server.as(await makeUser()), await server.as(await makeUser())];
  });

  test('is reported only by the person who uploaded it', async () => {
    const file = await upload(owner, 'profilephotos', photo);
    await sign(other, 'profilephotos');
    expect(await outcome(other, { uploads: [file] })).toMatchObject({
      __typename: 'UploadRefused',
      refused: [file.publicId],
    });
    expect(await outcome(owner, { uploads: [file] })).toMatchObject({ __typename: 'UploadsReported' });
  });

  test('is not reported for a purpose other than the signed one', async () => {
    const admin = await server.as(await makeUser('ADMIN'));
    const file = await upload(admin, 'hotelphotos', photo);
    const input = { purpose: 'CITY_PHOTO', id: (await makeCity()).id, uploads: [file] };
    expect(await outcome(admin, input)).toMatchObject({ __typename: 'UploadRefused' });
  });

  test('must exist at the image host', async () => {
    const file = await upload(owner, 'profilephotos', photo);
    const gone = { url: file.url, publicId: file.publicId };
    for (const name of ['url', 'publicId'] as const)
      gone[name] = gone[name].replace(/[a-z0-9]{20}/, 'z'.repeat(20));
    expect(await outcome(owner, { uploads: [gone] })).toMatchObject({
      __typename: 'UploadRefused',
      refused: [gone.publicId],
    });
  });

  test('uploaded with a signature of /api/v1 is reported by the person who requested it', async () => {
    const signed = await signAsBefore(owner, 'profilephotos');
    const file = await sendWith(signed, photo);
    expect(file.publicId).toMatch(/^profilephotos\/[a-z0-9]{20}$/);
    const stranger = await server.as(await makeUser());
    expect(await outcome(stranger, { uploads: [file] })).toMatchObject({ __typename: 'UploadRefused' });
    expect(await outcome(owner, { uploads: [file] })).toMatchObject({ __typename: 'UploadsReported' });
  });
});

describe('a signature', () => {
  test('is used up by its number of files, at the stand-in and at the report', async () => {
    const admin = await server.as(await makeUser('ADMIN'));
    const one = (await sign(admin, 'cityphotos')).data.generateUploadSignature;
    expect((await send(one, photo)).status).toBe(200);
    const { status, body } = await send(one, photo);
    expect([status, body.error!.message]).toEqual([400, expect.stringMatching(/used up/)]);

    const { roomType } = await makeRoomType(await makeHotel());
    const signed = (await sign(admin, 'roomphotos', 1)).data.generateUploadSignature;
    const files = [await sendWith(signed, photo), await sendWith(signed, photo)];
    const input = { purpose: 'ROOM_PHOTO', id: roomType.id };
    expect(await outcome(admin, { ...input, uploads: files })).toMatchObject({
      __typename: 'UploadRefused',
      refused: [files[1]!.publicId],
    });
    const taken = { ...input, uploads: [files[0]!] };
    for (let times = 0; times < 2; times++)
      expect(await outcome(admin, taken)).toMatchObject({ __typename: 'UploadsReported' });
    expect((await sign(admin, 'roomphotos', 7)).errors![0]!.extensions.code).toBe('BAD_USER_INPUT');
  });

  test('differs for each person, also within one second', async () => {
    const people = await Promise.all([1, 2, 3].map(async () => server.as(await makeUser())));
    const signed = await Promise.all(people.map((person) => signAsBefore(person, 'profilephotos')));
    expect(new Set(signed.map(({ signature }) => signature)).size).toBe(3);
    for (const one of signed) expect((await send(one, photo)).status).toBe(200);
  });
});

describe('a file without a report', () => {
  test('is deleted after an hour, and other files stay', async () => {
    const guest = await server.as(await makeUser());
    const reported = await upload(guest, 'profilephotos', photo);
    await outcome(guest, { uploads: [reported] });
    const old = await sendWith(await signAsBefore(guest, 'profilephotos'), photo);
    const text = await upload(guest, 'miscphotos', Buffer.from('A farm.'));
    await later(59 * MINUTE, destroyUnreported);
    expect(await isThere(old.url)).toBe(true);
    await later(62 * MINUTE, destroyUnreported);
    expect(await Promise.all([reported, old, text].map(({ url }) => isThere(url)))).toEqual([
      true,
      false,
      false,
    ]);
    await later(126 * MINUTE, destroyUnreported);
    expect(await repo(UploadGrant).count()).toBe(0);
  });

  test('is deleted later if the image host did not answer', async () => {
    const guest = await server.as(await makeUser());
    const { url } = await upload(guest, 'profilephotos', photo);
    await withHostDown(() => later(62 * MINUTE, () => expect(destroyUnreported()).rejects.toThrow()));
    expect(await isThere(url)).toBe(true);
    await later(300 * MINUTE, destroyUnreported);
    expect(await isThere(url)).toBe(false);
  });

  test('can no longer be reported', async () => {
    const user = await makeUser();
    const file = await upload(await server.as(user), 'profilephotos', photo);
    await later(61 * MINUTE, async () => {
      const guest = await server.as(user);
      expect(await outcome(guest, { uploads: [file] })).toMatchObject({
        __typename: 'UploadRefused',
        message: expect.stringMatching(/an hour ago/),
      });
    });
  });
});

test('a report to an image host that does not answer is refused, and succeeds later', async () => {
  const guest = await server.as(await makeUser());
  const file = await upload(guest, 'profilephotos', photo);
  await withHostDown(async () => {
    expect(await outcome(guest, { uploads: [file] })).toMatchObject({ __typename: 'ImageHostUnavailable' });
  });
  expect(await outcome(guest, { uploads: [file] })).toMatchObject({ __typename: 'UploadsReported' });
});
