import { makeHotel, makeRoomType, makeUser } from '../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { manage, refusal } from '../../test/adminMutations';
import { repo } from '../database/transaction';
import { Hotel } from '../hotels/hotel.entity';
import { AuditEntry } from '../access/audit/auditEntry.entity';
import { RoomNumber } from './roomNumber.entity';
import { RoomType } from './roomType.entity';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN'));
});
afterAll(() => server.close());

const words = { title: 'Attic', description: 'Under the roof.', priceCents: 5000 };
const numbersOf = (room: { roomNumbers: { number: number }[] }) =>
  room.roomNumbers.map(({ number }) => number);
const cheapestOf = async (id: string) => (await repo(Hotel).findOneByOrFail({ id })).cheapestPriceCents;

describe('a room type', () => {
  test("is created with its room numbers, and the hotel's cheapest price is updated", async () => {
    const hotel = await makeHotel();
    const room = await manage(admin, 'createRoomType', {
      hotelId: hotel.id,
      ...words,
      roomNumbers: [3, 1, 2, 3],
    });
    expect(room).toMatchObject({ ...words, maxPeople: 2, hotel: { cheapestPriceCents: 5000 } });
    expect(numbersOf(room)).toEqual([1, 2, 3]);
    await manage(admin, 'createRoomType', {
      hotelId: hotel.id,
      ...words,
      title: 'Suite',
      priceCents: 9000,
      roomNumbers: [7],
    });
    expect(await cheapestOf(hotel.id)).toBe(5000);
    await manage(admin, 'updateRoomType', { roomTypeId: room.id, priceCents: 9500 });
    expect(await cheapestOf(hotel.id)).toBe(9000);
    const gone = await manage(admin, 'deleteRoomType', { roomTypeId: room.id });
    expect(gone).toEqual({
      __typename: 'DeletedRoomType',
      deletedId: room.id,
      hotel: { id: hotel.id, cheapestPriceCents: 9000 },
    });
    expect(await repo(RoomNumber).countBy({ roomTypeId: room.id })).toBe(0);
  });

  test('changes the provided fields and nothing else', async () => {
    const { roomType } = await makeRoomType(await makeHotel(), 1, { amenities: ['Bath'] });
    const changed = await manage(admin, 'updateRoomType', {
      roomTypeId: roomType.id,
      title: '',
      description: 'Brighter.',
      maxPeople: 4,
      addRoomNumbers: [500],
    });
    expect(changed).toMatchObject({
      title: roomType.title,
      description: 'Brighter.',
      maxPeople: 4,
      priceCents: 10_000,
    });
    expect(changed.amenities).toEqual(['Bath']);
    expect(numbersOf(changed)).toEqual([101, 500]);
    expect(await refusal(admin, 'updateRoomType', { roomTypeId: roomType.id })).toMatch(/did not provide/);
  });

  test('has a title and room numbers that are unique in the hotel', async () => {
    const hotel = await makeHotel();
    const { roomType } = await makeRoomType(hotel, 2);
    const { roomType: other } = await makeRoomType(hotel, 0);
    const twin = { hotelId: hotel.id, ...words, title: roomType.title.toUpperCase(), roomNumbers: [900] };
    expect(await manage(admin, 'createRoomType', twin)).toMatchObject({ __typename: 'NameTaken' });
    const taken = { __typename: 'RoomNumbersTaken', numbers: [101, 102] };
    expect(
      await manage(admin, 'createRoomType', { ...twin, title: 'A', roomNumbers: [102, 101, 1] }),
    ).toMatchObject(taken);
    expect(
      await manage(admin, 'updateRoomType', { roomTypeId: other.id, addRoomNumbers: [101, 102] }),
    ).toMatchObject(taken);
    expect(
      await manage(admin, 'updateRoomType', { roomTypeId: other.id, removeRoomNumbers: [101] }),
    ).toMatchObject({
      __typename: 'NoSuchRoomNumbers',
      numbers: [101],
    });
    expect(await repo(RoomType).countBy({ hotelId: hotel.id })).toBe(2);
  });

  test('requires its texts and numbers in range', async () => {
    const { id: hotelId } = await makeHotel();
    const all = { hotelId, ...words, roomNumbers: [1] };
    expect(await refusal(admin, 'createRoomType', { ...all, title: ' ' })).toBe(
      'Enter the title of the room.',
    );
    expect(await refusal(admin, 'createRoomType', { ...all, roomNumbers: [] })).toMatch(/room numbers/);
    expect(await refusal(admin, 'createRoomType', { ...all, roomNumbers: [0] })).toMatch(/room number/);
    expect(await refusal(admin, 'createRoomType', { ...all, priceCents: 0 })).toMatch(/price of a night/);
    expect(await refusal(admin, 'createRoomType', { ...all, maxPeople: 21 })).toMatch(/people/);
  });
});

test('of two simultaneous requests for the same room number, one is refused', async () => {
  const hotel = await makeHotel();
  const words = { hotelId: hotel.id, description: 'Small.', priceCents: 4000, roomNumbers: [5] };
  const answers = await Promise.all(
    ['North', 'South', 'East'].map((title) => manage(admin, 'createRoomType', { ...words, title })),
  );
  const names = answers.map(({ __typename }) => __typename).sort();
  expect(names).toEqual(['RoomNumbersTaken', 'RoomNumbersTaken', 'RoomType']);
});

describe('room details', () => {
  let admin: Visitor;
  beforeAll(async () => {
    admin = await server.as(await makeUser('ADMIN'));
  });

  const roomsOf = async (id: string) => {
    const asked = `query ($id: ID!) { roomType(id: $id) { roomNumbers { number floor view beds } } }`;
    return (await (await server.as()).graphql(asked, { id })).data.roomType.roomNumbers;
  };
  const nothing = { floor: null, view: null, beds: null };

  test('staff set the details of rooms, and visitors read them', async () => {
    const hotel = await makeHotel();
    const made = await manage(admin, 'createRoomType', {
      hotelId: hotel.id,
      title: 'Twin',
      description: 'Beds.',
      priceCents: 9_000,
      roomNumbers: [101, 102],
      roomDetails: [{ number: 101, floor: 0, view: ' garden view ', beds: '2 single beds' }],
    });
    const garden = { number: 101, floor: 0, view: 'garden view', beds: '2 single beds' };
    expect(await roomsOf(made.id)).toEqual([garden, { number: 102, ...nothing }]);
    const changed = await manage(admin, 'updateRoomType', {
      roomTypeId: made.id,
      addRoomNumbers: [103],
      roomDetails: [
        { number: 101, view: '', beds: null },
        { number: 103, floor: 1 },
      ],
    });
    expect(changed.__typename).toBe('RoomType');
    expect(await roomsOf(made.id)).toEqual([
      { ...garden, beds: null },
      { number: 102, ...nothing },
      { number: 103, ...nothing, floor: 1 },
    ]);
    const lines = await repo(AuditEntry).find({
      where: { recordId: made.id },
      order: { at: 'ASC', id: 'ASC' },
    });
    expect(lines.at(-1)!.changes).toContainEqual({
      field: 'roomDetails',
      before: '101: Ground floor, garden view, 2 single beds',
      after: '101: Ground floor, garden view, 103: 1st floor',
    });
  });

  test('existing clients read the details that are set', async () => {
    const hotel = await makeHotel();
    const { roomType } = await makeRoomType(hotel, 2);
    await manage(admin, 'updateRoomType', {
      roomTypeId: roomType.id,
      roomDetails: [{ number: 101, floor: 3, beds: '1 king bed' }],
    });
    const { data } = (await (await fetch(`${server.url}/api/v1/hotels/room/${hotel.id}`)).json()) as any;
    expect(data[0].roomNumbers[0]).toMatchObject({ number: 101, floor: 3, beds: '1 king bed' });
    expect(data[0].roomNumbers[1]).not.toHaveProperty('floor');
  });

  test('unknown rooms and details out of range are refused', async () => {
    const hotel = await makeHotel();
    const { roomType } = await makeRoomType(hotel);
    const details = (...roomDetails: object[]) => ({ roomTypeId: roomType.id, roomDetails });
    expect(await manage(admin, 'updateRoomType', details({ number: 7, floor: 1 }))).toMatchObject({
      __typename: 'NoSuchRoomNumbers',
      numbers: [7],
    });
    expect(await refusal(admin, 'updateRoomType', details({ number: 101, floor: 900 }))).toMatch(
      /A floor must be/,
    );
    expect(await refusal(admin, 'updateRoomType', details({ number: 101, view: 'x'.repeat(61) }))).toMatch(
      /at most 60 characters/,
    );
    const room = { hotelId: hotel.id, title: 'Other', description: 'x', priceCents: 5, roomNumbers: [201] };
    expect(
      await refusal(admin, 'createRoomType', { ...room, roomDetails: [{ number: 202, floor: 2 }] }),
    ).toBe('Room 202 has details, but is not one of the room numbers.');
    expect(await roomsOf(roomType.id)).toEqual([{ number: 101, ...nothing }]);
  });
});
