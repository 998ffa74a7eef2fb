import { ask } from '../../test/accountHelpers';
import { manage } from '../../test/adminMutations';
import { makeHotel, makeUser } from '../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { LIMITS } from '../../../schema/limits';
import { newId } from '../database/columns';
import { repo, transaction } from '../database/transaction';
import { SavedHotel, newSavedHotel } from './savedHotel.entity';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const save = async (person: Visitor, hotelIds: string[], saved?: boolean) => {
  const { data, errors } = await person.graphql(
    `mutation ($input: SaveHotelInput!) { saveHotel(input: $input) {
      ... on SavedHotels { items { hotelId } } ... on Problem { message } } }`,
    { input: { hotelIds, saved } },
  );
  if (errors) return errors[0]!.message;
  const { items, message } = data.saveHotel;
  return message ?? items.map(({ hotelId }: SavedHotel) => hotelId).sort();
};
const list = async (person: Visitor) =>
  (await person.graphql('{ savedHotels { hotelId name hotel { name } } }')).data.savedHotels;

test('hotels are saved once, and removed, for the person alone', async () => {
  const [one, other] = [await makeHotel(), await makeHotel()];
  const me = await server.as(await makeUser());
  await save(await server.as(await makeUser()), [other.id]);
  expect(await save(me, [one.id])).toEqual([one.id]);
  expect(await save(me, [one.id, other.id, newId()])).toEqual([one.id, other.id].sort());
  expect(await save(me, [one.id], false)).toEqual([other.id]);
  expect(await save(me, [one.id], false)).toEqual([other.id]);
  expect(await list(me)).toEqual([{ hotelId: other.id, name: other.name, hotel: { name: other.name } }]);
});

test('a deleted hotel stays saved under its name until it is removed', async () => {
  const hotel = await makeHotel();
  const me = await server.as(await makeUser());
  await save(me, [hotel.id]);
  await manage(await server.as(await makeUser('ADMIN')), 'deleteHotel', { hotelId: hotel.id });
  expect(await list(me)).toEqual([{ hotelId: hotel.id, name: hotel.name, hotel: null }]);
  expect(await save(me, [hotel.id], false)).toEqual([]);
});

test('the limit refuses all of them, and says what to do', async () => {
  const user = await makeUser();
  const me = await server.as(user);
  const rows = Array.from({ length: LIMITS.savedHotels - 1 }, (_, at) =>
    newSavedHotel({ userId: user.id, hotelId: newId(), name: `Hotel ${at}` }),
  );
  await transaction(() => repo(SavedHotel).insert(rows));
  const [one, other] = [await makeHotel(), await makeHotel()];
  expect(await save(me, [one.id, other.id])).toBe(
    `You can save at most ${LIMITS.savedHotels} hotels. Remove some of them first.`,
  );
  expect(await save(me, [one.id])).toHaveLength(LIMITS.savedHotels);
  expect(await save(me, Array.from({ length: LIMITS.savedHotels + 1 }, newId))).toBe(
    `Save at most ${LIMITS.savedHotels} hotels at once.`,
  );
});

test('two tabs that save at once reach the limit together, and not more', async () => {
  const user = await makeUser();
  const me = await server.as(user);
  const rows = Array.from({ length: LIMITS.savedHotels - 1 }, () =>
    newSavedHotel({ userId: user.id, hotelId: newId(), name: 'A' }),
  );
  await transaction(() => repo(SavedHotel).insert(rows));
  const hotels = [await makeHotel(), await makeHotel(), await makeHotel()];
  await Promise.all(hotels.map(({ id }) => save(me, [id])));
  expect(await repo(SavedHotel).countBy({ userId: user.id })).toBe(LIMITS.savedHotels);
});

test('the data of an account has its saved hotels, and a deleted account has none', async () => {
  const user = await makeUser();
  const me = await server.as(user);
  const { id: hotelId, name } = await makeHotel();
  await save(me, [hotelId]);
  const data = JSON.parse((await me.graphql('{ myData }')).data.myData);
  expect(data.savedHotels).toEqual([{ hotelId, name, savedAt: expect.any(String) }]);
  expect((await ask(me, 'deleteAccount', {})).__typename).toBe('AccountDeleted');
  expect(await repo(SavedHotel).countBy({ userId: user.id })).toBe(0);
});

test('a search by references finds these hotels only', async () => {
  const hotels = [await makeHotel(), await makeHotel(), await makeHotel()];
  const ids = [hotels[0]!.id, hotels[2]!.id];
  const { data } = await (
    await server.as()
  ).graphql('query ($ids: [ID!]) { hotels(filter: { ids: $ids }) { total items { id } } }', {
    ids: [...ids, newId()],
  });
  expect(data.hotels.total).toBe(2);
  expect(data.hotels.items.map(({ id }: { id: string }) => id).sort()).toEqual([...ids].sort());
});
