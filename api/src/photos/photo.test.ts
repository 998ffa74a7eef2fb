import { makeCity, makeHotel, makeHotelType, makeRoomType, makeUser } from '../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { picture, report, sign, upload } from '../../test/photoHelpers';
import { destroyReplaced } from './replace.service';

let server: TestServer;
let admin: Visitor;
let photo: Buffer;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN'));
  photo = await picture('teal');
});
afterAll(() => server.close());

const PROFILE = { purpose: 'PROFILE_PHOTO' };
const isThere = async (url: string) => (await fetch(url)).status === 200;
const photoOf = async (person: Visitor) => (await person.graphql('{ viewer { photo } }')).data.viewer.photo;
/** Uploads and reports a profile photo; returns its address. */
async function showPhoto(person: Visitor): Promise<string> {
  const file = await upload(person, 'profilephotos', photo);
  const { data } = await report(person, { ...PROFILE, uploads: [file] });
  expect(data.reportUploads).toMatchObject({ __typename: 'UploadsReported', user: { photo: file.url } });
  return file.url;
}

describe('a signature', () => {
  test('is created for folders that the caller may upload to, and for no others', async () => {
    const outcome = async (person: Visitor, folder: string) => {
      const { data, errors } = await sign(person, folder);
      return errors?.[0]?.extensions.code ?? data.generateUploadSignature.folder.split('/')[0];
    };
    const [nobody, guest] = [await server.as(), await server.as(await makeUser())];
    const staff = await server.as(await makeUser('INTERMEDIATE'));
    for (const folder of ['profilephotos', 'miscphotos']) {
      expect(await outcome(nobody, folder)).toBe('UNAUTHENTICATED');
      for (const person of [guest, staff, admin]) expect(await outcome(person, folder)).toBe(folder);
    }
    for (const folder of ['hotelphotos', 'roomphotos', 'cityphotos', 'hoteltypephotos']) {
      for (const person of [guest, staff]) expect(await outcome(person, folder)).toBe('FORBIDDEN');
      expect(await outcome(admin, folder)).toBe(folder);
    }
    for (const folder of ['', '..', 'profilephotos/more'])
      expect(await outcome(admin, folder)).toBe('BAD_USER_INPUT');
  });
});

describe('a profile photo', () => {
  test('is shown after its report, and a job destroys the photo that it replaces', async () => {
    const guest = await server.as(await makeUser());
    const first = await showPhoto(guest);
    await destroyReplaced();
    expect(await isThere(first)).toBe(true);
    const second = await showPhoto(guest);
    expect(await photoOf(guest)).toBe(second);
    await destroyReplaced();
    expect([await isThere(first), await isThere(second)]).toEqual([false, true]);
  });

  test('is deleted and destroyed, and deleting a missing one succeeds', async () => {
    const guest = await server.as(await makeUser());
    const url = await showPhoto(guest);
    for (let times = 0; times < 2; times++) {
      const { data } = await guest.graphql('mutation { deleteProfilePhoto { photo } }');
      expect(data.deleteProfilePhoto.photo).toBeNull();
    }
    await destroyReplaced();
    expect(await isThere(url)).toBe(false);
  });

  test('is in the data export, and is destroyed when the account is deleted', async () => {
    const guest = await server.as(await makeUser());
    const url = await showPhoto(guest);
    const { data } = await guest.graphql('{ myData }');
    expect(JSON.parse(data.myData).uploads).toEqual([expect.objectContaining({ url })]);
    await guest.graphql('mutation { deleteAccount(input: {}) { __typename } }');
    await destroyReplaced();
    expect(await isThere(url)).toBe(false);
  });

  test('reported twice, as after a lost answer, is stored once', async () => {
    const guest = await server.as(await makeUser());
    const file = await upload(guest, 'profilephotos', photo);
    for (let times = 0; times < 2; times++) {
      const { data } = await report(guest, { ...PROFILE, uploads: [file] });
      expect(data.reportUploads.__typename).toBe('UploadsReported');
    }
    await destroyReplaced();
    expect(await isThere(file.url)).toBe(true);
  });

  test('reported at the same time as another is shown or destroyed', async () => {
    const guest = await server.as(await makeUser());
    const files = [await upload(guest, 'profilephotos', photo), await upload(guest, 'profilephotos', photo)];
    await Promise.all(files.map((file) => report(guest, { ...PROFILE, uploads: [file] })));
    await destroyReplaced();
    const shown = await photoOf(guest);
    for (const { url } of files) expect(await isThere(url)).toBe(url === shown);
  });
});

describe('a report', () => {
  let guest: Visitor;
  beforeAll(async () => {
    guest = await server.as(await makeUser());
  });
  const refusal = async (input: object, person = guest) =>
    (await report(person, { ...PROFILE, ...input })).data.reportUploads;

  test('accepts only files of our account at the image host, in the folder of their purpose', async () => {
    const file = await upload(guest, 'profilephotos', photo);
    const paper = await upload(guest, 'miscphotos', photo);
    const other = await upload(guest, 'profilephotos', photo);
    const wrong = [
      { ...file, url: file.url.replace(/^http:\/\/[^/]+/, 'https://pictures.example') },
      { ...file, url: `https://pictures.example/?${file.url}` },
      { ...file, url: file.url.replace('/staybook/', '/someone/') },
      { ...file, url: file.url.replace('/image/upload/', '/image/fetch/') },
      { ...file, url: file.url.replace('profilephotos/', 'profilephotos/../') },
      { ...file, url: 'javascript:alert(1)' },
      { ...file, publicId: other.publicId },
      paper,
    ];
    for (const upload of wrong)
      expect(await refusal({ uploads: [upload] })).toMatchObject({ __typename: 'UploadRefused' });
    expect(await photoOf(guest)).toBeNull();
  });

  test('refuses a file reported by another user', async () => {
    const otherUser = await server.as(await makeUser());
    const url = await showPhoto(otherUser);
    const publicId = /profilephotos\/[a-z0-9]+\/[a-z0-9]+/.exec(url)![0];
    expect(await refusal({ uploads: [{ url, publicId }] })).toMatchObject({ __typename: 'UploadRefused' });
  });

  test('accepts only the types and the number of files of its purpose', async () => {
    const png = await upload(admin, 'cityphotos', await picture('teal', 'png'));
    const city = await makeCity();
    expect(await refusal({ purpose: 'CITY_PHOTO', id: city.id, uploads: [png] }, admin)).toEqual({
      __typename: 'UploadRefused',
      message: '.png files are not allowed here.',
      refused: [png.publicId],
    });
    const file = await upload(guest, 'profilephotos', photo);
    expect((await refusal({ uploads: [file, file] })).message).toBe('Choose at most 1 photo.');
    const seven = Array.from({ length: 7 }, () => file);
    expect((await refusal({ purpose: 'ROOM_PHOTO', id: 'x', uploads: seven }, admin)).message).toBe(
      'Choose at most 6 photos.',
    );
    const { errors } = await report(guest, { ...PROFILE, uploads: [] });
    expect(errors![0]!.extensions.code).toBe('BAD_USER_INPUT');
  });

  test('of hotel photos requires an administrator and an existing hotel', async () => {
    const file = await upload(admin, 'hotelphotos', photo);
    const hotel = await makeHotel();
    const input = { purpose: 'HOTEL_PHOTO', id: hotel.id, uploads: [file] };
    expect((await report(guest, input)).errors![0]!.extensions.code).toBe('FORBIDDEN');
    expect(await refusal({ ...input, id: 'f'.repeat(24) }, admin)).toEqual({
      __typename: 'NothingToShow',
      message: 'this hotel does not exist',
    });
    expect(await refusal(input, admin)).toMatchObject({ hotel: { photos: [file.url] } });
  });

  test('of photos of room types, cities and hotel types replaces the present ones', async () => {
    const { roomType } = await makeRoomType(await makeHotel());
    const rooms = [await upload(admin, 'roomphotos', photo), await upload(admin, 'roomphotos', photo)];
    const first = await refusal({ purpose: 'ROOM_PHOTO', id: roomType.id, uploads: rooms }, admin);
    expect(first).toMatchObject({ count: 2, roomType: { photos: rooms.map(({ url }) => url) } });
    const next = await upload(admin, 'roomphotos', photo);
    await refusal({ purpose: 'ROOM_PHOTO', id: roomType.id, uploads: [next] }, admin);
    await destroyReplaced();
    expect(await Promise.all([...rooms, next].map(({ url }) => isThere(url)))).toEqual([false, false, true]);

    const city = await upload(admin, 'cityphotos', photo);
    const cityId = (await makeCity()).id;
    expect(await refusal({ purpose: 'CITY_PHOTO', id: cityId, uploads: [city] }, admin)).toMatchObject({
      city: { photo: city.url },
    });
    const type = await upload(admin, 'hoteltypephotos', photo);
    const typeId = (await makeHotelType()).id;
    expect(await refusal({ purpose: 'HOTEL_TYPE_PHOTO', id: typeId, uploads: [type] }, admin)).toMatchObject({
      hotelType: { photo: type.url },
    });
  });
});

test('documents of a property are listed for administrators, newest first', async () => {
  const owner = await makeUser();
  const guest = await server.as(owner);
  const files = [
    await upload(guest, 'miscphotos', Buffer.from('A farm with six rooms.')),
    await upload(guest, 'miscphotos', photo),
  ];
  expect((await report(guest, { purpose: 'PROPERTY', uploads: files })).data.reportUploads.count).toBe(2);
  const list = '{ propertySubmissions { total items { url createdAt submittedBy { id } } } }';
  const { data } = await admin.graphql(list);
  expect(data.propertySubmissions.total).toBe(2);
  for (const { url, submittedBy } of data.propertySubmissions.items) {
    expect(files.map((file) => file.url)).toContain(url);
    expect(submittedBy.id).toBe(owner.id);
  }
  expect((await guest.graphql(list)).errors![0]!.extensions.code).toBe('FORBIDDEN');
});
