import { block, unblock } from '../../../test/tapeChartHelpers';
import { choice, checkout, room } from '../../../test/checkoutHelpers';
import { later } from '../../../test/clock';
import { makeUser, night } from '../../../test/factories';
import { assign, changeRoom, newChangeId, roomsByNumber } from '../../../test/housekeeping';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { AuditEntry } from '../../access/audit/auditEntry.entity';
import { repo, transaction } from '../../database/transaction';
import { StaffMember } from '../../hotels/staff.entity';
import { User } from '../../users/user.entity';
import { RoomChange } from './roomChange.entity';
import { StoredRoomState } from './roomState.entity';
import { purgeRoomChanges } from './setRoomStates.service';

let server: TestServer;
let ana: Visitor;
let bea: Visitor;
let signIn: () => Promise<Visitor>;
beforeAll(async () => {
  server = await startTestServer();
  const user = await makeUser('ADMIN', { name: 'Ana' });
  signIn = () => server.as(user);
  ana = await signIn();
  bea = await server.as(await makeUser('ADMIN', { name: 'Bea' }));
});
afterAll(() => server.close());

const changes = (roomNumberId: string) => repo(RoomChange).countBy({ roomNumberId });

test('a room is clean until it is changed, and a change says who made it and is in the audit log', async () => {
  const { hotel, ids } = await room();
  const { 101: before } = await roomsByNumber(ana, hotel.id);
  expect(before.state).toMatchObject({ status: 'CLEAN', revision: null, changedAt: null, cause: null });
  const changeId = newChangeId();
  expect(await changeRoom(ana, ids[0]!, { status: 'DIRTY', changeId })).toMatchObject({
    __typename: 'RoomState',
    status: 'DIRTY',
    revision: changeId,
    cause: 'HAND',
    changedBy: { name: 'Ana' },
  });
  const [entry] = await repo(AuditEntry).findBy({ recordId: ids[0]! });
  expect(entry).toMatchObject({
    action: 'changeRoomState',
    record: 'ROOM_NUMBER',
    recordName: `Room 101, ${hotel.name}`,
    changes: [{ field: 'roomStatus', before: 'CLEAN', after: 'DIRTY' }],
  });
});

test('a change that is sent again does nothing, also after a colleague made another one', async () => {
  const { ids } = await room();
  const first = { status: 'DIRTY', changeId: newChangeId() };
  await changeRoom(ana, ids[0]!, first);
  await changeRoom(bea, ids[0]!, { status: 'CLEAN', seenRevision: first.changeId });
  expect(await changeRoom(ana, ids[0]!, first)).toMatchObject({ __typename: 'RoomState', status: 'CLEAN' });
  expect(await changes(ids[0]!)).toBe(2);
});

test('the same change sent many times at once is made once', async () => {
  const { ids } = await room();
  const input = { status: 'DIRTY', changeId: newChangeId() };
  const answers = await Promise.all(Array.from({ length: 5 }, () => changeRoom(ana, ids[0]!, input)));
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill('DIRTY'));
  expect(await changes(ids[0]!)).toBe(1);
});

test('a reference of one change is refused for another one', async () => {
  const { ids } = await room(2);
  const changeId = newChangeId();
  await changeRoom(ana, ids[0]!, { status: 'DIRTY', changeId });
  for (const [id, status] of [
    [ids[1], 'DIRTY'],
    [ids[0], 'INSPECTED'],
  ]) {
    const { errors } = await ana.graphql(
      'mutation ($input: ChangeRoomStateInput!) { changeRoomState(input: $input) { __typename } }',
      { input: { roomNumberId: id, status, changeId } },
    );
    expect(errors![0]!.message).toMatch('This reference was used for another change.');
  }
  expect(await changes(ids[1]!)).toBe(0);
});

test('a change that did not know of a newer one is refused, and so are those that build on it', async () => {
  const { ids } = await room();
  await changeRoom(ana, ids[0]!, { status: 'DIRTY', changeId: 'seen-by-everybody' });
  await changeRoom(bea, ids[0]!, { status: 'INSPECTED', seenRevision: 'seen-by-everybody' });
  const first = newChangeId();
  const refused = await changeRoom(ana, ids[0]!, {
    status: 'CLEAN',
    seenRevision: 'seen-by-everybody',
    changeId: first,
  });
  expect(refused).toMatchObject({ __typename: 'RoomStateRefused', state: { status: 'INSPECTED' } });
  expect(refused.message).toMatch(/^Bea set room 101 to inspected at \d\d:\d\d, after you saw it\./);
  const second = { status: 'DIRTY', seenRevision: first };
  expect(await changeRoom(ana, ids[0]!, second)).toMatchObject({ __typename: 'RoomStateRefused' });
  // what it asks for is so already
  const same = { status: 'INSPECTED', seenRevision: first };
  expect(await changeRoom(ana, ids[0]!, same)).toMatchObject({ __typename: 'RoomState' });
  expect(await changes(ids[0]!)).toBe(2);
});

test('of two changes at once that saw the same, one is made and the other is told', async () => {
  const { ids } = await room();
  await changeRoom(ana, ids[0]!, { status: 'DIRTY', changeId: 'seen-by-both-of-them' });
  const seenRevision = 'seen-by-both-of-them';
  const answers = await Promise.all([
    changeRoom(ana, ids[0]!, { status: 'CLEAN', seenRevision }),
    changeRoom(bea, ids[0]!, { status: 'INSPECTED', seenRevision }),
  ]);
  expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['RoomState', 'RoomStateRefused']);
  expect(await changes(ids[0]!)).toBe(2);
});

test('"do not disturb" is for one day', async () => {
  const { hotel, ids } = await room();
  await changeRoom(ana, ids[0]!, { doNotDisturb: true });
  const read = async (by = ana) => (await roomsByNumber(by, hotel.id))[101].state;
  expect(await read()).toMatchObject({ status: 'CLEAN', doNotDisturb: true });
  await later(24 * 3_600_000, async () => {
    expect(await read(await signIn())).toMatchObject({ status: 'CLEAN', doNotDisturb: false });
  });
});

test('out of order is the block of tonight: its nights cannot be booked, and releasing it gives them back', async () => {
  const { hotel, ids } = await room();
  const guest = await server.as(await makeUser());
  await changeRoom(ana, ids[0]!, { status: 'INSPECTED', changeId: 'before-the-painting' });
  await block(ana, hotel.id, ids, [0, 3], 'New carpet');
  const read = async () => (await roomsByNumber(ana, hotel.id))[101].state;
  expect(await read()).toMatchObject({
    status: 'OUT_OF_ORDER',
    outOfOrder: { reason: 'New carpet', until: night(3) },
  });
  expect(await checkout(guest, choice(hotel.id, ids, 2, 4))).toMatchObject({ __typename: 'NightsTaken' });
  expect(
    await changeRoom(ana, ids[0]!, { status: 'CLEAN', seenRevision: 'before-the-painting' }),
  ).toMatchObject({
    __typename: 'RoomStateRefused',
    message: expect.stringMatching(/^Room 101 is out of order until .+: New carpet$/),
  });
  await unblock(ana, hotel.id, ids, [1, 2]);
  expect(await read()).toMatchObject({ outOfOrder: { until: night(1) } });
  await unblock(ana, hotel.id, ids, [0, 3]);
  expect(await read()).toMatchObject({ status: 'DIRTY', outOfOrder: null, cause: 'BACK_IN_ORDER' });
  expect(await checkout(guest, choice(hotel.id, ids, 2, 4))).toMatchObject({ __typename: 'Checkout' });
});

test('putting a room out of order is refused where its nights are sold, and names the bookings', async () => {
  const { hotel, ids } = await room();
  const guest = await server.as(await makeUser());
  const { booking } = await checkout(guest, choice(hotel.id, ids, 1, 3));
  const BLOCK = `mutation ($input: BlockNightsInput!) { blockNights(input: $input) { __typename
    ... on RoomsOccupied { message bookings { id reference } } } }`;
  const input = { hotelId: hotel.id, roomNumberIds: ids, from: night(0), to: night(4), reason: 'Leak' };
  const { data } = await ana.graphql(BLOCK, { input });
  expect(data.blockNights).toMatchObject({ __typename: 'RoomsOccupied', bookings: [{ id: booking.id }] });
  expect((await roomsByNumber(ana, hotel.id))[101].state.status).toBe('CLEAN');
});

test('a floor is assigned in one step to somebody who works there, until another person is chosen', async () => {
  const { hotel } = await room(3);
  const housekeeper = await makeUser('CUSTOMER', { name: 'Hanna' });
  const stranger = await makeUser('CUSTOMER', { name: 'Steve' });
  const post = { id: newChangeId(), hotelId: hotel.id, userId: housekeeper.id, isManager: false };
  await transaction(() => repo(StaffMember).insert(post));
  expect(await assign(ana, { hotelId: hotel.id, floor: 1, userId: stranger.id })).toEqual({
    __typename: 'AssignmentRefused',
    message: 'Steve does not work for this hotel.',
  });
  expect(await assign(ana, { hotelId: hotel.id, floor: 7, userId: housekeeper.id })).toMatchObject({
    message: 'The hotel has no rooms on floor 7.',
  });
  const { states } = await assign(ana, { hotelId: hotel.id, floor: 1, userId: housekeeper.id });
  expect(states.map((state: any) => state.assignee.name)).toEqual(['Hanna', 'Hanna', 'Hanna']);
  const rooms = await roomsByNumber(ana, hotel.id);
  await assign(ana, { hotelId: hotel.id, roomNumberIds: [rooms[102].id], userId: null });
  const after = Object.values(await roomsByNumber(ana, hotel.id)).map(({ state }) => state.assignee?.name);
  expect(after).toEqual(['Hanna', undefined, 'Hanna']);
  const { hotel: other, ids } = await room();
  expect(await assign(ana, { hotelId: hotel.id, roomNumberIds: ids, userId: null })).toMatchObject({
    message: 'The hotel no longer has one of these rooms. Reload the page.',
  });
  expect((await roomsByNumber(ana, other.id))[101].state.assignee).toBeNull();
});

test('a deleted account cleans no room, and a removed room leaves nothing behind', async () => {
  const { hotel, roomType, ids } = await room();
  const colleague = await makeUser('ADMIN', { name: 'Gone' });
  await assign(ana, { hotelId: hotel.id, roomNumberIds: ids, userId: colleague.id });
  const person = await server.as(colleague);
  await person.graphql('mutation { deleteAccount(input: { cancelPaidStays: true }) { __typename } }');
  expect((await repo(User).findOneByOrFail({ id: colleague.id })).deleted).toBe(true);
  expect((await roomsByNumber(ana, hotel.id))[101].state.assignee).toBeNull();
  await ana.graphql(`mutation { deleteRoomType(input: { roomTypeId: "${roomType.id}" }) { __typename } }`);
  expect(await repo(StoredRoomState).countBy({ roomNumberId: ids[0]! })).toBe(0);
});

test('changes that no device sends again are deleted', async () => {
  const { ids } = await room();
  await changeRoom(ana, ids[0]!, { status: 'DIRTY' });
  await purgeRoomChanges();
  expect(await changes(ids[0]!)).toBe(1);
  await later(61 * 24 * 3_600_000, purgeRoomChanges);
  expect(await changes(ids[0]!)).toBe(0);
});
