import { manage, refusal } from '../../../test/adminMutations';
import { makeHotel, makeRoomType, makeUser } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { AuditEntry } from '../../access/audit/auditEntry.entity';
import { repo } from '../../database/transaction';
import { headOf } from '../../rendering/pageHead.service';
import { RoomTypeTranslation } from './roomTypeTranslation.entity';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN'));
});
afterAll(() => server.close());

const TEXTS = `query ($id: ID!, $language: Language!) { roomType(id: $id) { title
  texts(language: $language) { title { language text } description { language text } }
  translations { language title description } } }`;
const read = async (id: string, language: string): Promise<any> =>
  (await (await server.as()).graphql(TEXTS, { id, language })).data.roomType;

test('guests read the title and the description of a room in their language, and else in that of its hotel', async () => {
  const hotel = await makeHotel({ language: 'fr' });
  const { roomType } = await makeRoomType(hotel, 1, { title: 'Chambre', description: 'Un lit.' });
  const { id: roomTypeId } = roomType;
  await manage(admin, 'updateRoomType', {
    roomTypeId,
    translations: [{ language: 'DE', title: '  Das   Zimmer ' }],
  });
  expect(await read(roomTypeId, 'DE')).toEqual({
    title: 'Chambre',
    texts: {
      title: { language: 'DE', text: 'Das Zimmer' },
      description: { language: 'FR', text: 'Un lit.' },
    },
    translations: [{ language: 'DE', title: 'Das Zimmer', description: null }],
  });
  expect((await read(roomTypeId, 'EN')).texts.title).toEqual({ language: 'FR', text: 'Chambre' });
  expect((await headOf(`/de/rooms/${roomTypeId}`)).title).toMatch(/^Das Zimmer, /);
  const [line] = await repo(AuditEntry).findBy({ recordId: roomTypeId });
  expect(line!.changes).toEqual([{ field: 'translations', before: null, after: 'de title: Das Zimmer' }]);
});

test('a room has no second text in the language of its hotel, and its texts end with it', async () => {
  const { roomType } = await makeRoomType(await makeHotel());
  const { id: roomTypeId } = roomType;
  const give = (language: string) => ({ roomTypeId, translations: [{ language, title: 'Room' }] });
  expect(await refusal(admin, 'updateRoomType', give('EN'))).toMatch('itself writes in this language');
  await manage(admin, 'updateRoomType', give('JA'));
  await manage(admin, 'deleteRoomType', { roomTypeId });
  expect(await repo(RoomTypeTranslation).countBy({ roomTypeId })).toBe(0);
});
