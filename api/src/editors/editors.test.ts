import { Person, until } from '../../test/chatHelpers';
import { makeHotel, makeRoomType, makeTeamMember, makeUser } from '../../test/factories';
import { paid } from '../../test/staffMoney';
import { startTestServer, type TestServer } from '../../test/testServer';
import { HotelDuty } from '../access/duty.enum';
import { publish } from '../core/events';
import type { User } from '../users/user.entity';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const EDITORS = `subscription ($record: EditedRecord!, $id: ID!) {
  editorsChanged(record: $record, id: $id) { name } }`;

const personOf = async (user: User): Promise<Person> => Person.of(user, await server.as(user));
const admin = async (name: string) => personOf(await makeUser('ADMIN', { name }));
const edit = (person: Person, record: string, id: string) => person.listen(EDITORS, { record, id });
const last = ({ received }: { received: any[] }): string[] | undefined =>
  received.at(-1)?.map(({ name }: { name: string }) => name);

test('those who have the same record open see each other, until one of them leaves', async () => {
  const [ana, ben] = [await admin('Ana Ruiz'), await admin('Ben Okoro')];
  const [{ id }, other] = [await makeHotel(), await makeHotel()];
  const first = await edit(ana, 'HOTEL', id);
  await until(() => first.received.length > 0);
  expect(last(first)).toEqual([]);
  const [tabs, elsewhere] = [
    [await edit(ben, 'HOTEL', id), await edit(ben, 'HOTEL', id)],
    await edit(ben, 'HOTEL', other.id),
  ];
  await until(() => last(first)?.length === 1 && last(tabs[0]!)?.length === 1);
  expect([last(first), last(tabs[0]!), last(elsewhere)]).toEqual([['Ben Okoro'], ['Ana Ruiz'], []]);
  await tabs[0]!.close();
  await first.close();
  await until(() => last(tabs[1]!)?.length === 0);
  const again = await edit(ana, 'HOTEL', id);
  await until(() => last(again)?.length === 1);
  await tabs[1]!.close();
  await until(() => last(again)?.length === 0);
  for (const { close } of [again, elsewhere]) await close();
});

test('only those who may edit the record are told and counted', async () => {
  const booking = await paid(server);
  const { hotel } = booking;
  const { roomType } = await makeRoomType(hotel);
  const ana = await admin('Ana Ruiz');
  const people = {
    manager: await personOf(await makeTeamMember([hotel], HotelDuty.MANAGER)),
    desk: await personOf(await makeTeamMember([hotel], HotelDuty.FRONT_DESK)),
    stranger: await personOf(await makeTeamMember([await makeHotel()], HotelDuty.OWNER)),
  };
  const records = { HOTEL: hotel.id, ROOM_TYPE: roomType.id, BOOKING: booking.id, USER: ana.id };
  const seen: Record<string, string[]> = {};
  for (const [record, id] of Object.entries(records)) {
    const own = await edit(ana, record, id);
    await until(() => own.received.length > 0);
    seen[record] = [];
    for (const [name, person] of Object.entries(people)) {
      const theirs = await edit(person, record, id);
      const answer = () => JSON.stringify([theirs.received, theirs.state.errors]);
      await until(() => /Ana Ruiz|FORBIDDEN/.test(answer()));
      if (answer().includes('Ana Ruiz')) {
        seen[record].push(name);
        await until(() => last(own)?.length === 1);
      }
      await theirs.close();
      await until(() => last(own)?.length === 0);
      expect(own.received).toHaveLength(2 * seen[record].length + 1);
    }
    await own.close();
  }
  expect(seen).toEqual({
    HOTEL: ['manager'],
    ROOM_TYPE: ['manager'],
    BOOKING: ['manager', 'desk'],
    USER: [],
  });
});

test('customers may not ask, and a record that does not exist has no editors', async () => {
  const guest = await Person.on(server);
  const refused = await edit(guest, 'HOTEL', (await makeHotel()).id);
  await until(() => refused.received.length > 0 || refused.state.errors !== undefined);
  expect(JSON.stringify([refused.received, refused.state.errors])).toContain('FORBIDDEN');
  const none = await edit(await admin('Ana Ruiz'), 'BOOKING', 'f'.repeat(24));
  await until(() => none.received.length > 0);
  expect(none.received).toEqual([[]]);
  for (const { close } of [refused, none]) await close();
});

test('editors at another instance are told, until it is silent', async () => {
  const [ana, ben] = [await admin('Ana Ruiz'), await admin('Ben Okoro')];
  const { id } = await makeHotel();
  const own = await edit(ana, 'HOTEL', id);
  await publish('editorsHere', 'all', { instance: 'other', records: [[`HOTEL:${id}`, [ben.id]]] });
  await until(() => last(own)?.length === 1);
  await publish('editorsHere', 'all', { instance: 'other', records: [] });
  await until(() => last(own)?.length === 0);
  await own.close();
});
