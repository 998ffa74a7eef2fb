import { leaveTeams, makeHotel, makeRoomType, makeTeamMember, night } from '../../test/factories';
import { picture, upload } from '../../test/photoHelpers';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { HotelDuty } from '../access/duty.enum';
import { repo } from '../database/transaction';
import type { Hotel } from '../hotels/hotel.entity';
import { RoomType } from './roomType.entity';

const { FINANCE, FRONT_DESK, HOUSEKEEPING, MANAGER, OWNER, REVENUE } = HotelDuty;
const ALL = [OWNER, MANAGER, FRONT_DESK, REVENUE, HOUSEKEEPING, FINANCE];
const UNKNOWN_ID = 'f'.repeat(24);

type Rooms = Awaited<ReturnType<typeof makeRoomType>>;
let server: TestServer;
let hotel: Hotel;
let own: Rooms;
let others: Rooms;
let otherHotel: Hotel;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  [hotel, otherHotel] = [await makeHotel(), await makeHotel()];
  [own, others] = [await makeRoomType(hotel), await makeRoomType(otherHotel)];
});

const as = async (...duties: HotelDuty[]) => server.as(await makeTeamMember([hotel], ...duties));
async function ask(person: Visitor, field: string, input: object): Promise<any> {
  const name = `${field[0]!.toUpperCase()}${field.slice(1)}`;
  const document = `mutation ($input: ${name}Input!) { ${field}(input: $input) { __typename ... on Problem { message } } }`;
  const { data, errors } = await person.graphql(document, { input });
  return errors ? errors[0]!.extensions.code : data[field];
}
const rate = { from: night(20), to: night(30), priceCents: 15_000 };
const nights = { from: night(5), to: night(6) };
const newRoom = { title: 'Loft', description: 'High.', priceCents: 9000, roomNumbers: [901] };

/** For each mutation of rooms: who may, and its input for rooms of one hotel. */
const MUTATIONS: [string, HotelDuty[], (hotelId: string, rooms: Rooms) => object][] = [
  ['createRoomType', [OWNER, MANAGER], (hotelId) => ({ hotelId, ...newRoom })],
  ['updateRoomType', [OWNER, MANAGER], (_, { roomType }) => ({ roomTypeId: roomType.id, maxPeople: 3 })],
  [
    'updateRates',
    [OWNER, MANAGER, REVENUE],
    (_, { roomType }) => ({ roomTypeId: roomType.id, rates: [rate] }),
  ],
  ['paintRates', [OWNER, MANAGER, REVENUE], (_, { roomType }) => ({ roomTypeIds: [roomType.id], ...rate })],
  [
    'blockNights',
    [OWNER, MANAGER, FRONT_DESK, HOUSEKEEPING],
    (hotelId, { roomNumbers }) => ({
      hotelId,
      roomNumberIds: [roomNumbers[0]!.id],
      ...nights,
      reason: 'Paint',
    }),
  ],
  [
    'unblockNights',
    [OWNER, MANAGER, FRONT_DESK, HOUSEKEEPING],
    (hotelId, { roomNumbers }) => ({ hotelId, roomNumberIds: [roomNumbers[0]!.id], ...nights }),
  ],
  ['deleteRoomType', [OWNER, MANAGER], (_, { roomType }) => ({ roomTypeId: roomType.id })],
];

describe.each(MUTATIONS)('%s', (field, duties, inputOf) => {
  test('is for the named duties at the hotel', async () => {
    for (const duty of ALL) {
      const rooms = await makeRoomType(hotel);
      const input = {
        ...inputOf(hotel.id, rooms),
        ...(field === 'createRoomType' && { title: `Loft ${duty}` }),
      };
      const roomNumbers = field === 'createRoomType' && { roomNumbers: [900 + ALL.indexOf(duty)] };
      const answer = await ask(await as(duty), field, { ...input, ...roomNumbers });
      if (duties.includes(duty)) expect(answer).not.toHaveProperty('message');
      else expect(answer).toBe('FORBIDDEN');
    }
  });

  test('answers rooms of another hotel as rooms that do not exist', async () => {
    const owner = await as(OWNER);
    const theirs = await ask(owner, field, inputOf(otherHotel.id, others));
    const gone = { roomType: { id: UNKNOWN_ID }, roomNumbers: [{ id: UNKNOWN_ID }] } as Rooms;
    expect(theirs).toHaveProperty('message');
    expect(theirs).toEqual(await ask(owner, field, inputOf(UNKNOWN_ID, gone)));
    expect(await repo(RoomType).findOneBy({ id: others.roomType.id })).toMatchObject({ maxPeople: 2 });
  });

  test('is refused from the moment when a member leaves the team', async () => {
    const user = await makeTeamMember([hotel], MANAGER);
    const person = await server.as(user);
    await leaveTeams(user);
    expect(await ask(person, field, inputOf(hotel.id, own))).toBe('FORBIDDEN');
  });
});

test('nights of several room types are painted only if all are of the hotel', async () => {
  const revenue = await as(REVENUE);
  const roomTypeIds = [own.roomType.id, others.roomType.id];
  expect(await ask(revenue, 'paintRates', { roomTypeIds, ...rate })).toMatchObject({
    __typename: 'RatesRefused',
  });
  const { data } = await revenue.graphql(`{ roomType(id: "${own.roomType.id}") { rates { priceCents } } }`);
  expect(data.roomType.rates).toEqual([]);
});

test('a room type moves only to a hotel that the member manages as well', async () => {
  const target = await makeHotel();
  const moved = { roomTypeId: own.roomType.id, hotelId: target.id };
  expect(await ask(await as(OWNER), 'updateRoomType', moved)).toMatchObject({ __typename: 'DoesNotExist' });
  const both = await server.as(await makeTeamMember([hotel, target], MANAGER));
  expect(await ask(both, 'updateRoomType', moved)).toEqual({ __typename: 'RoomType' });
});

test('photos of a hotel and its rooms are set by its managers only', async () => {
  const photo = await picture('teal');
  const PURPOSES = [
    ['HOTEL_PHOTO', 'hotelphotos', hotel.id, otherHotel.id],
    ['ROOM_PHOTO', 'roomphotos', own.roomType.id, others.roomType.id],
  ] as const;
  const manager = await as(MANAGER);
  for (const [purpose, folder, id, theirs] of PURPOSES) {
    const uploads = [await upload(manager, folder, photo)];
    const refused = await ask(manager, 'reportUploads', { purpose, id: theirs, uploads });
    expect(refused).toMatchObject({ __typename: 'NothingToShow' });
    expect(refused).toEqual(await ask(manager, 'reportUploads', { purpose, id: UNKNOWN_ID, uploads }));
    expect(await ask(manager, 'reportUploads', { purpose, id, uploads })).toEqual({
      __typename: 'UploadsReported',
    });
    expect(await ask(await as(FRONT_DESK), 'reportUploads', { purpose, id, uploads })).toBe('FORBIDDEN');
  }
  const sign = (person: Visitor, folder: string) =>
    person.graphql(`mutation { generateUploadSignature(input: { folder: "${folder}" }) { folder } }`);
  for (const folder of ['cityphotos', 'hoteltypephotos'])
    expect((await sign(manager, folder)).errors![0]!.extensions.code).toBe('FORBIDDEN');
  expect((await sign(await as(HOUSEKEEPING), 'hotelphotos')).errors![0]!.extensions.code).toBe('FORBIDDEN');
  expect((await sign(await as(HOUSEKEEPING), 'profilephotos')).errors).toBeUndefined();
});
