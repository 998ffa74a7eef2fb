import sharp from 'sharp';
import { Person, until } from '../../../test/chatHelpers';
import { picture, report, upload } from '../../../test/photoHelpers';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { repo } from '../../database/transaction';
import { Upload } from '../../photos/upload.entity';
import { Message } from './message.entity';

/* Pictures in messages. */

let server: TestServer;
let ann: Person;
let ben: Person;
let chatId: string;
let blue: Buffer;
beforeAll(async () => {
  server = await startTestServer();
  [ann, ben] = [await Person.on(server), await Person.on(server)];
  chatId = await ann.open(ben);
  blue = await picture('blue');
});
afterAll(() => server.close());

let count = 0;
const PHOTO = 'photo { url width height alt }';
const sendPhoto = (person: Person, photo: object, more: object = {}) =>
  person.do(
    'sendMessage',
    { chatId, content: '', clientMessageId: `photo-${(count += 1)}`, photo, ...more },
    `... on Message { id content ${PHOTO} } ... on UploadRefused { refused }`,
  );
const seenBy = async (person: Person) =>
  (
    await person.visitor.graphql(
      `query ($id: ID!) { chat(id: $id) { messages { items { id ${PHOTO} } } } }`,
      { id: chatId },
    )
  ).data.chat;

test('a picture is sent with or without words, has its size, and is visible to members only', async () => {
  const { received, close } = await ben.listen(`subscription { messageReceived { id content ${PHOTO} } }`);
  const file = await upload(ann.visitor, 'chatphotos', blue);
  const sent = await sendPhoto(ann, { ...file, alt: ' A blue door ' });
  expect(sent).toEqual({
    __typename: 'Message',
    id: expect.any(String),
    content: '',
    photo: { url: file.url, width: 1200, height: 800, alt: 'A blue door' },
  });
  await until(() => received.length > 0);
  expect(received).toEqual([{ id: sent.id, content: '', photo: sent.photo }]);
  expect((await seenBy(ben)).messages.items.at(-1)).toEqual({ id: sent.id, photo: sent.photo });
  expect(await seenBy(await Person.on(server))).toBeNull();

  const words = await sendPhoto(ben, await upload(ben.visitor, 'chatphotos', await picture('red', 'png')), {
    content: 'Ours',
  });
  expect(words).toMatchObject({ content: 'Ours', photo: { alt: '' } });
  await close();
});

test('a picture rotated by its metadata has its displayed width', async () => {
  const turned = await sharp(blue).withMetadata({ orientation: 6 }).toBuffer();
  const sent = await sendPhoto(ann, await upload(ann.visitor, 'chatphotos', turned));
  expect(sent.photo).toMatchObject({ width: 800, height: 1200 });
});

test('a picture sent again under the same id, also concurrently, is one message', async () => {
  const photo = await upload(ann.visitor, 'chatphotos', blue);
  const clientMessageId = 'the same';
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => sendPhoto(ann, photo, { clientMessageId })),
  );
  answers.push(await sendPhoto(ann, photo, { clientMessageId }));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(await repo(Message).countBy({ clientMessageId })).toBe(1);
  expect(await repo(Upload).countBy({ publicId: photo.publicId })).toBe(1);
});

test('pictures that are missing, used, in other folders or of other people are refused, and store no message', async () => {
  const before = await repo(Message).count();
  const file = await upload(ann.visitor, 'chatphotos', blue);
  const refused = { __typename: 'UploadRefused', message: expect.any(String) };
  expect(await sendPhoto(ben, file)).toMatchObject({ ...refused, refused: [file.publicId] });
  expect(await sendPhoto(ann, await upload(ann.visitor, 'profilephotos', blue))).toMatchObject(refused);
  expect(await sendPhoto(ann, { ...file, publicId: 'chatphotos/gone' })).toMatchObject(refused);
  const stranger = await Person.on(server);
  const own = await upload(stranger.visitor, 'chatphotos', blue);
  expect(await sendPhoto(stranger, own)).toMatchObject({ __typename: 'ChatRefused' });
  expect(await repo(Message).count()).toBe(before);

  expect(await sendPhoto(ann, file)).toMatchObject({ __typename: 'Message' });
  expect(await sendPhoto(ann, file)).toMatchObject(refused);
  expect(await repo(Message).count()).toBe(before + 1);
});

test('a message without words requires a picture, and a picture cannot be reported in another way', async () => {
  const nothing = await ann.send(chatId, ' ');
  expect(nothing.errors[0].message).toContain('Write a message');
  const photo = await upload(ann.visitor, 'chatphotos', blue);
  const long = await sendPhoto(ann, { ...photo, alt: 'a'.repeat(301) });
  expect(long.errors[0].message).toContain('at most 300 characters');
  const { errors } = await report(ann.visitor, { purpose: 'CHAT_PHOTO', uploads: [photo] });
  expect(errors![0]!.message).toBe('Send the picture with sendMessage.');
});

test('/api/v1 shows the address of a picture below its words', async () => {
  const photo = await upload(ann.visitor, 'chatphotos', blue);
  await sendPhoto(ann, photo, { content: 'The view' });
  const answer = await fetch(`${server.url}/api/v1/messages/${chatId}`, {
    headers: { authorization: `Bearer ${ann.visitor.accessToken}` },
  });
  const text = JSON.stringify(await answer.json());
  expect(text).toContain(JSON.stringify(`The view\n${photo.url}`).slice(1, -1));
});
