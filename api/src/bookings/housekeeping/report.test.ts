import { act } from '../../../test/deskLists';
import { checkout, choice, room } from '../../../test/checkoutHelpers';
import { makeTeamMember, makeUser, night } from '../../../test/factories';
import { newChangeId, recordLostItem, reportRepair, roomsByNumber } from '../../../test/housekeeping';
import { picture, upload } from '../../../test/photoHelpers';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { HotelDuty } from '../../access/duty.enum';
import { repo } from '../../database/transaction';
import { Upload } from '../../photos/upload.entity';
import { Stay } from '../stay.entity';
import { LostItem } from './lostItem.entity';
import { Repair } from './repair.entity';

let server: TestServer;
let staff: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  staff = await server.as(await makeUser('ADMIN', { name: 'Ana' }));
});
afterAll(() => server.close());

const photo = async (by = staff) => upload(by, 'housekeepingphotos', await picture('teal'));
const setState = async (field: 'finishRepair' | 'reopenRepair', repairId: string) => {
  const { data } = await staff.graphql(
    `mutation { ${field}(input: { repairId: "${repairId}" }) { __typename ... on Repair { state doneBy { name } } } }`,
  );
  return data[field];
};
const openRepairs = async (hotelId: string) => (await roomsByNumber(staff, hotelId))[101].openRepairs;

test('a repair has its photos, counts for its room while it is open, and can be opened again', async () => {
  const { hotel, ids } = await room();
  const files = [await photo(), await photo()];
  const repair = await reportRepair(staff, hotel.id, { roomNumberId: ids[0], photos: files });
  expect(repair).toMatchObject({ place: 'Room 101', state: 'OPEN', reportedBy: { name: 'Ana' } });
  expect(repair.photos).toHaveLength(2);
  expect(await repo(Upload).countBy({ thingId: repair.id, purpose: 'HOUSEKEEPING_PHOTO' })).toBe(2);
  expect(await openRepairs(hotel.id)).toBe(1);
  expect(await setState('finishRepair', repair.id)).toMatchObject({ state: 'DONE', doneBy: { name: 'Ana' } });
  expect(await openRepairs(hotel.id)).toBe(0);
  expect(await setState('reopenRepair', repair.id)).toMatchObject({ state: 'OPEN', doneBy: null });
  expect(await setState('finishRepair', 'none')).toEqual({ __typename: 'NoSuchReport' });
});

test('a report that is sent again, also at once, is stored once and keeps its photo', async () => {
  const { hotel, ids } = await room();
  const input = { roomNumberId: ids[0], photos: [await photo()], reportKey: newChangeId() };
  const [one, two] = await Promise.all([1, 2].map(() => reportRepair(staff, hotel.id, input)));
  const three = await reportRepair(staff, hotel.id, input);
  expect(new Set([one, two, three].map(({ id }) => id))).toEqual(new Set([three.id]));
  expect(await repo(Repair).countBy({ hotelId: hotel.id })).toBe(1);
  const item = { place: 'Lobby', reportKey: newChangeId() };
  const items = await Promise.all([1, 2, 3].map(() => recordLostItem(staff, hotel.id, item)));
  expect(new Set(items.map(({ id }) => id)).size).toBe(1);
  expect(await repo(LostItem).countBy({ hotelId: hotel.id })).toBe(1);
});

test('photos of another person, rooms of another hotel and places without a name are refused', async () => {
  const { hotel } = await room();
  const { ids } = await room();
  const guest = await server.as(await makeUser());
  const theirs = { place: 'Lift', photos: [await photo(guest)] };
  expect(await reportRepair(staff, hotel.id, theirs)).toMatchObject({ __typename: 'UploadRefused' });
  const elsewhere = { roomNumberId: ids[0] };
  expect(await reportRepair(staff, hotel.id, elsewhere)).toMatchObject({ __typename: 'DoesNotExist' });
  const { errors } = await staff.graphql(
    'mutation ($input: ReportRepairInput!) { reportRepair(input: $input) { __typename } }',
    { input: { hotelId: hotel.id, place: ' ', text: 'Broken', reportKey: newChangeId() } },
  );
  expect(errors![0]!.message).toBe('Choose a room, or enter a place.');
  expect(await repo(Repair).countBy({ hotelId: hotel.id })).toBe(0);
});

test('repairs are listed by hotel, room and status, newest first', async () => {
  const { hotel, ids } = await room(2);
  const first = await reportRepair(staff, hotel.id, { roomNumberId: ids[0] });
  const second = await reportRepair(staff, hotel.id, { roomNumberId: ids[1], text: 'The lamp is dark.' });
  await setState('finishRepair', first.id);
  const list = async (rest: string) => {
    const { data } = await staff.graphql(`{ repairs(hotelId: "${hotel.id}"${rest}) { items { id } total } }`);
    return data.repairs.items.map(({ id }: any) => id);
  };
  expect(await list('')).toHaveLength(2);
  expect(await list(', state: OPEN')).toEqual([second.id]);
  expect(await list(`, roomNumberId: "${ids[0]}"`)).toEqual([first.id]);
});

test('a lost item names the booking of the last guest of the room, and can be searched and settled', async () => {
  const { hotel, ids } = await room();
  const guest = await server.as(await makeUser());
  const { url, booking } = await checkout(guest, choice(hotel.id, ids, 0, 2));
  await server.pay(url);
  expect((await recordLostItem(staff, hotel.id, { roomNumberId: ids[0] })).booking).toBeNull();
  await act(staff, 'checkInStay', (await repo(Stay).findOneByOrFail({ bookingId: booking.id })).id);
  const item = await recordLostItem(staff, hotel.id, {
    roomNumberId: ids[0],
    what: 'Blue umbrella',
    note: 'Behind the 100% cotton curtain',
  });
  expect(item).toMatchObject({
    place: 'Room 101',
    foundOn: night(0),
    state: 'KEPT',
    booking: { id: booking.id },
  });
  const find = async (text: string) => {
    const { data } = await staff.graphql(
      'query ($hotelId: ID!, $text: String) { lostItems(hotelId: $hotelId, text: $text) { items { what } } }',
      { hotelId: hotel.id, text },
    );
    return data.lostItems.items.map(({ what }: any) => what);
  };
  expect(await find('UMBRELLA room 101')).toEqual(['Blue umbrella']);
  expect(await find('100% curtain')).toEqual(['Blue umbrella']);
  // found on the same day, so either may be first
  expect((await find('%')).sort()).toEqual(['A grey scarf', 'Blue umbrella']);
  expect(await find('phone')).toEqual([]);
  const { data } = await staff.graphql(
    `mutation { updateLostItem(input: { lostItemId: "${item.id}", state: SENT, note: "" }) {
      ... on LostItem { state note settledBy { name } settledAt } } }`,
  );
  expect(data.updateLostItem).toMatchObject({ state: 'SENT', note: null, settledBy: { name: 'Ana' } });
});

test('nothing is found on a day that has not come', async () => {
  const { hotel } = await room();
  const { errors } = await staff.graphql(
    'mutation ($input: RecordLostItemInput!) { recordLostItem(input: $input) { __typename } }',
    {
      input: { hotelId: hotel.id, place: 'Lobby', what: 'Key', foundOn: night(2), reportKey: newChangeId() },
    },
  );
  expect(errors![0]!.message).toBe('Choose today or an earlier day.');
});

test('a deleted hotel takes its reports along, and their photos are destroyed', async () => {
  const { hotel } = await room();
  const repair = await reportRepair(staff, hotel.id, { place: 'Lift', photos: [await photo()] });
  await staff.graphql(`mutation { deleteHotel(input: { hotelId: "${hotel.id}" }) { __typename } }`);
  const gone = async () => !(await repo(Repair).existsBy({ id: repair.id }));
  for (let tries = 0; tries < 100 && !(await gone()); tries++)
    await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await gone()).toBe(true);
  const left = await repo(Upload).findBy({ thingId: repair.id });
  expect(left.every(({ dueAt }) => dueAt !== null)).toBe(true);
});

test('the export of personal data has the reports of a member and what guests left behind', async () => {
  const { hotel, ids } = await room();
  const guest = await server.as(await makeUser());
  const { url, booking } = await checkout(guest, choice(hotel.id, [ids[0]!], 0, 2));
  await server.pay(url);
  const { id: stayId } = await repo(Stay).findOneByOrFail({ bookingId: booking.id });
  await act(staff, 'checkInStay', stayId);
  const member = await server.as(await makeTeamMember([hotel], HotelDuty.HOUSEKEEPING));
  const repair = await reportRepair(member, hotel.id, { roomNumberId: ids[0] });
  await setState('finishRepair', repair.id);
  const item = await recordLostItem(member, hotel.id, { roomNumberId: ids[0], note: 'In the safe.' });
  const read = async (by: Visitor) => JSON.parse((await by.graphql('{ myData }')).data.myData).housekeeping;
  const { what, place } = await repo(LostItem).findOneByOrFail({ id: item.id });
  expect(await read(member)).toMatchObject({
    repairs: [{ place: 'Room 101', state: 'DONE', reportedByYou: true, doneByYou: false }],
    lostItems: [{ what, place, state: 'KEPT', foundByYou: true, settledByYou: false }],
    leftBehind: [],
  });
  expect((await read(staff)).repairs).toContainEqual(
    expect.objectContaining({ text: repair.text, reportedByYou: false, doneByYou: true }),
  );
  expect(await read(guest)).toMatchObject({
    repairs: [],
    lostItems: [],
    leftBehind: [{ bookingReference: booking.id, what, place, note: 'In the safe.' }],
  });
});
