import { later } from '../../test/clock';
import { makeUser } from '../../test/factories';
import { withHostDown } from '../../test/imageHost';
import { startTestServer, type TestServer } from '../../test/testServer';
import { picture, report, upload } from '../../test/photoHelpers';
import { repo } from '../database/transaction';
import { destroyReplaced } from './replace.service';
import { Upload } from './upload.entity';

const HOUR = 3_600_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const isThere = async (url: string) => (await fetch(url)).status === 200;

test('a failed destroy is retried after a pause, by one instance at a time, until it succeeds', async () => {
  const person = await makeUser();
  const guest = await server.as(person);
  const file = await upload(guest, 'profilephotos', await picture('teal'));
  await report(guest, { purpose: 'PROFILE_PHOTO', uploads: [file] });
  await guest.graphql('mutation { deleteProfilePhoto { photo } }');
  await withHostDown(async (asked) => {
    await Promise.all([destroyReplaced(), destroyReplaced()]);
    expect(asked()).toBe(1);
    await destroyReplaced();
    expect(asked()).toBe(1);
    expect(await repo(Upload).countBy({ userId: person.id })).toBe(1);
  });
  await later(HOUR, destroyReplaced);
  expect(await isThere(file.url)).toBe(false);
  expect(await repo(Upload).countBy({ userId: person.id })).toBe(0);
});

test('files of a deleted account are not listed, even if the image host never destroys them', async () => {
  const [admin, guest] = [await server.as(await makeUser('ADMIN')), await server.as(await makeUser())];
  const file = await upload(guest, 'miscphotos', await picture('teal'));
  await report(guest, { purpose: 'PROPERTY', uploads: [file] });
  const listed = async () =>
    (await admin.graphql('{ propertySubmissions { total } }')).data.propertySubmissions.total;
  expect(await listed()).toBe(1);
  await guest.graphql('mutation { deleteAccount(input: {}) { __typename } }');
  await withHostDown(async (asked) => {
    for (let round = 0; round < 25; round++) await later(round * 7 * HOUR, destroyReplaced);
    expect(asked()).toBe(20);
  });
  expect(await listed()).toBe(0);
});
