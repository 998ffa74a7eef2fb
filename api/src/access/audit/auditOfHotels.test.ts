import { makeHotel, makeRoomType, makeTeamMember, makeUser } from '../../../test/factories';
import { paid } from '../../../test/staffMoney';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { ACT_AS_HOTEL } from '../actAsHotel';
import { HotelDuty } from '../duty.enum';
import { newId } from '../../database/columns';
import { RecordsOfHotels1766091000000 } from '../../database/migrations/1766091000000-RecordsOfHotels';
import { migrations } from '../../database/migrations';
import { repo, transaction } from '../../database/transaction';
import { AuditEntry, AuditRecord } from './auditEntry.entity';
import { recordChange } from './recordChange.service';
import { Role } from '../role.enum';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN', { name: 'Ada Admin' }));
});
afterAll(() => server.close());

const ENTRIES = `query ($filter: AuditFilter) { auditEntries(filter: $filter, limit: 100) { total
  items { action recordId recordName hotel { id name } actedAsHotelId actedAsHotel { name } actor { name } } } }`;
const entries = async (by: Visitor, filter: object = {}): Promise<any> => {
  const { data, errors } = await by.graphql(ENTRIES, { filter });
  return errors ? errors[0]!.extensions.code : data.auditEntries;
};

/** The hotel of an entry about this record. */
async function hotelOf(record: AuditRecord, more: object): Promise<string | null> {
  const id = newId();
  const viewer = { id: newId(), role: Role.ADMIN, sessionId: '' };
  await transaction(() => recordChange(viewer, { action: 'test', record, id, ...more }));
  const { hotelId } = await repo(AuditEntry).findOneByOrFail({ recordId: id });
  return hotelId === id ? 'its own' : hotelId;
}

test('an entry has the hotel of its record, and none where the record belongs to no hotel', async () => {
  const hotelId = newId();
  expect(await hotelOf(AuditRecord.HOTEL, {})).toBe('its own');
  for (const record of [
    AuditRecord.BOOKING,
    AuditRecord.LOST_ITEM,
    AuditRecord.MESSAGE_TEMPLATE,
    AuditRecord.REVIEW,
    AuditRecord.ROOM_NUMBER,
    AuditRecord.ROOM_TYPE,
  ]) {
    expect(await hotelOf(record, { hotelId })).toBe(hotelId);
    expect(await hotelOf(record, { before: { hotelId } })).toBe(hotelId);
    expect(await hotelOf(record, {})).toBeNull();
  }
  for (const record of [AuditRecord.USER, AuditRecord.CITY, AuditRecord.PROPERTY_OFFER])
    expect(await hotelOf(record, { hotelId, after: { hotelId } })).toBeNull();
});

test('managers see what was changed at their hotels, and nothing about people and other hotels', async () => {
  const [own, other] = [await paid(server), await paid(server)];
  for (const { id: bookingId, hotel } of [own, other]) {
    const note = { bookingId, text: `Late arrival at ${hotel.name}` };
    await admin.graphql(
      'mutation ($input: AddBookingNoteInput!) { addBookingNote(input: $input) { __typename } }',
      { input: note },
    );
  }
  const manager = await server.as(await makeTeamMember([own.hotel], HotelDuty.MANAGER));
  const seen = await entries(manager);
  expect(seen.total).toBeGreaterThan(0);
  expect(new Set(seen.items.map((one: any) => one.hotel.id))).toEqual(new Set([own.hotel.id]));
  expect((await entries(manager, { recordId: other.id })).total).toBe(0);
  expect(await entries(manager, { hotelId: other.hotel.id })).toBe('FORBIDDEN');
  expect((await entries(admin, { hotelId: other.hotel.id })).total).toBeGreaterThan(0);
  expect((await entries(manager, { record: 'USER' })).total).toBe(0);
  const desk = await server.as(await makeTeamMember([own.hotel], HotelDuty.FRONT_DESK));
  expect(await entries(desk)).toBe('FORBIDDEN');
});

test('a change that an administrator makes as a hotel says so, to its managers as well', async () => {
  const { id: bookingId, hotel } = await paid(server);
  const query = `mutation { addBookingNote(input: { bookingId: "${bookingId}", text: "Late" }) { __typename } }`;
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${admin.accessToken}`,
      [ACT_AS_HOTEL]: hotel.id,
    },
    body: JSON.stringify({ query }),
  });
  expect(((await response.json()) as any).data.addBookingNote.__typename).toBe('Booking');
  const manager = await server.as(await makeTeamMember([hotel], HotelDuty.MANAGER));
  for (const by of [admin, manager])
    expect((await entries(by, { recordId: bookingId })).items).toEqual([
      expect.objectContaining({
        action: 'addBookingNote',
        actor: { name: 'Ada Admin' },
        actedAsHotelId: hotel.id,
        actedAsHotel: { name: hotel.name },
      }),
    ]);
});

test('the migration gives entries of hotels, bookings and room types their hotel, and entries stay unchangeable', async () => {
  const { hotel, id: bookingId } = await paid(server);
  const { roomType } = await makeRoomType(await makeHotel());
  const rows = [
    { record: AuditRecord.HOTEL, id: hotel.id, hotelId: hotel.id },
    { record: AuditRecord.BOOKING, id: bookingId, hotelId: hotel.id },
    { record: AuditRecord.ROOM_TYPE, id: roomType.id, hotelId: roomType.hotelId },
    { record: AuditRecord.ROOM_TYPE, id: newId(), hotelId: null },
    { record: AuditRecord.USER, id: newId(), hotelId: null },
  ];
  const viewer = { id: newId(), role: Role.ADMIN, sessionId: '' };
  await transaction(() =>
    recordChange(viewer, ...rows.map(({ record, id }) => ({ action: 'migrated', record, id }))),
  );
  const later = migrations.slice(migrations.indexOf(RecordsOfHotels1766091000000)).map((One) => new One());
  await transaction(async () => {
    const runner = repo(AuditEntry).manager.queryRunner!;
    for (const one of later.toReversed()) await one.down(runner);
    for (const one of later) await one.up(runner);
  });
  const found = await repo(AuditEntry).findBy({ action: 'migrated' });
  expect(new Map(found.map(({ recordId, hotelId }) => [recordId, hotelId]))).toEqual(
    new Map(rows.map(({ id, hotelId }) => [id, hotelId])),
  );
  for (const sql of ["UPDATE audit_entries SET action = 'nothing'", 'DELETE FROM audit_entries'])
    await expect(transaction(() => repo(AuditEntry).query(sql))).rejects.toThrow('never changed');
});
