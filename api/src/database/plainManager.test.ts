import {
  Equal,
  Between,
  EntityManager,
  In,
  IsNull,
  LessThan,
  LessThanOrEqual,
  Like,
  MoreThan,
  Not,
  type FindManyOptions,
  type ObjectLiteral,
} from 'typeorm';
import { makeHotel, makeRoomType, makeUser } from '../../test/factories';
import { startTestServer, type TestServer } from '../../test/testServer';
import { PersonBlock } from '../chats/people/personBlock.entity';
import { City, newCity } from '../hotels/cities/city.entity';
import { Hotel } from '../hotels/hotel.entity';
import { Night, newNight } from '../rooms/nights/night.entity';
import { RoomNumber } from '../rooms/roomNumber.entity';
import { RoomType } from '../rooms/roomType.entity';
import { User } from '../users/user.entity';
import { PlainManager } from './plainManager';
import { repo, transaction } from './transaction';

/* The statements that the app writes itself must do what TypeORM's own do. */

let server: TestServer;
let hotel: Hotel;
let rooms: RoomNumber[];
const DAYS = ['2031-01-01', '2031-01-02', '2031-01-03'];

beforeAll(async () => {
  server = await startTestServer();
  hotel = await makeHotel();
  ({ roomNumbers: rooms } = await makeRoomType(hotel, 4));
  await makeUser('CUSTOMER', { email: 'plain@staybook.example' });
  const taken = { hotelId: hotel.id, roomNumberId: rooms[0]!.id };
  const nights = DAYS.map((night) => newNight({ ...taken, night }));
  await transaction(() => repo(Night).insert(nights));
});
afterAll(() => server.close());

const manager = (): PlainManager => repo(City).manager as PlainManager;
const EMAIL = { email: 'plain@staybook.example' };

test.each<[string, new () => ObjectLiteral, () => FindManyOptions<ObjectLiteral>]>([
  ['all rows', City, () => ({})],
  ['a value', Hotel, () => ({ where: { id: hotel.id } })],
  ['a value that is only checked', Hotel, () => ({ where: { id: hotel.id, cityId: Equal(hotel.cityId) } })],
  ['several values', Hotel, () => ({ where: { id: hotel.id, openForBooking: true } })],
  [
    'one of several conditions',
    RoomNumber,
    () => ({ where: [{ number: rooms[0]!.number }, { id: rooms[2]!.id }] }),
  ],
  ['a list', RoomNumber, () => ({ where: { id: In(rooms.map(({ id }) => id)) }, order: { number: 'DESC' } })],
  ['an empty list', RoomNumber, () => ({ where: { id: In([]) } })],
  ['no value', Night, () => ({ where: { night: In(DAYS), changeId: IsNull() } })],
  ['any value', Night, () => ({ where: { roomNumberId: rooms[0]!.id, blockId: Not(IsNull()) } })],
  [
    'another value',
    RoomNumber,
    () => ({ where: { roomTypeId: rooms[0]!.roomTypeId, id: Not(rooms[0]!.id) } }),
  ],
  ['days between', Night, () => ({ where: { night: Between(DAYS[1]!, DAYS[2]!) }, order: { night: 'ASC' } })],
  ['days before', Night, () => ({ where: { night: LessThan(DAYS[1]!) } })],
  ['moments', User, () => ({ where: { ...EMAIL, createdAt: MoreThan(new Date(0)) } })],
  ['moments up to', User, () => ({ where: { createdAt: LessThanOrEqual(new Date(0)) } })],
  ['some columns', User, () => ({ where: EMAIL, select: { name: true, active: true, createdAt: true } })],
  ['relations', RoomNumber, () => ({ where: { id: rooms[1]!.id }, relations: { roomTypeRow: true } })],
  ['a missing relation', Night, () => ({ relations: { bookingRow: true } })],
  [
    'columns of a relation',
    RoomType,
    () => ({ where: { hotelRow: { id: hotel.id, openForBooking: true } } }),
  ],
  [
    'columns of a relation of a relation',
    RoomNumber,
    () => ({ where: { roomTypeRow: { hotelId: hotel.id, hotelRow: { openForBooking: true } } } }),
  ],
  [
    'some columns with some of a relation',
    RoomNumber,
    () => ({
      relations: { roomTypeRow: true },
      select: { id: true, number: true, roomTypeRow: { id: true, title: true } },
      where: { roomTypeRow: { hotelRow: { id: hotel.id } } },
    }),
  ],
  ['a page', RoomNumber, () => ({ order: { id: 'ASC' }, take: 2, skip: 1 })],
])('rows found by %s are those of TypeORM', async (_name, entity, options) => {
  const found = await manager().readPlain(entity, options());
  const wanted = await EntityManager.prototype.find.call(manager(), entity, options());
  expect(found).toEqual(wanted);
  for (const row of found ?? []) expect(row).toBeInstanceOf(entity);
});

test.each<[string, new () => ObjectLiteral, () => FindManyOptions<ObjectLiteral>]>([
  ['relations of relations', RoomNumber, () => ({ relations: { roomTypeRow: { hotelRow: true } } })],
  [
    'relations without their id',
    RoomNumber,
    () => ({ relations: { roomTypeRow: true }, select: { id: true, roomTypeRow: { title: true } } }),
  ],
  [
    'several conditions on one',
    RoomNumber,
    () => ({ where: { roomTypeRow: [{ title: 'a' }, { title: 'b' }] } }),
  ],
  ['two relations to one table', PersonBlock, () => ({ relations: { userRow: true, blockedRow: true } })],
  ['operators that it does not know', City, () => ({ where: { name: Like('a%') } })],
])('%s are left to TypeORM', async (_name, entity, options) => {
  expect(await manager().readPlain(entity, options())).toBeUndefined();
  expect(await manager().find(entity, options())).toEqual(
    await EntityManager.prototype.find.call(manager(), entity, options()),
  );
});

test('a condition without a value is refused, also one of a misspelt column', async () => {
  await expect(manager().findOneBy(City, { id: undefined as never })).rejects.toThrow('Undefined value');
  await expect(manager().findBy(City, { nmae: 'x' } as never)).rejects.toThrow('nmae');
  await expect(transaction(() => repo(City).update({}, { name: 'x' }))).rejects.toThrow('Empty criteria');
});

test('new and changed values are stored as TypeORM stores them, and listeners hear of them', async () => {
  const at = new Date('2031-02-03T04:05:06.789Z');
  const city = newCity({ name: "O'Hara; -- ?", nameKey: 'o', timeZone: 'UTC' });
  await transaction(() => repo(City).insert(city));
  expect(await EntityManager.prototype.findOneBy.call(manager(), City, { id: city.id })).toEqual(city);

  const { id } = await makeUser('CUSTOMER');
  await transaction(async () => {
    expect((await repo(User).update({ id }, { createdAt: at, active: false })).affected).toBe(1);
    expect((await repo(User).update({ id, active: true }, { createdAt: new Date(0) })).affected).toBe(0);
  });
  const stored = await EntityManager.prototype.findOneBy.call(manager(), User, { id });
  expect(stored).toMatchObject({ createdAt: at, active: false });
});

test('inserting no rows sends no statement', async () => {
  expect(await server.countStatements(() => repo(City).insert([]), true)).toBe(0);
});
