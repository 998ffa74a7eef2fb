import { LIMITS } from '../../../../schema/limits';
import { checkout, choice } from '../../../test/checkoutHelpers';
import { makeUser, night } from '../../../test/factories';
import { importAs, importTable } from '../../../test/imports';
import { manage } from '../../../test/adminMutations';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { AuditEntry } from '../../access/audit/auditEntry.entity';
import { repo } from '../../database/transaction';
import { City } from '../../hotels/cities/city.entity';
import { Hotel } from '../../hotels/hotel.entity';
import { HotelType } from '../../hotels/hotelTypes/hotelType.entity';
import { RoomNumber } from '../../rooms/roomNumber.entity';
import { RoomType } from '../../rooms/roomType.entity';
import { ImportedRow } from './importedRow.entity';

let server: TestServer;
let admin: Visitor;
beforeEach(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN', { name: 'Ada Admin' }));
});
afterEach(() => server.close());

const LIST = `{ hotelImports { total items { id fileName refusedRows undoneAt user { name } undoneBy { name }
  added { cities hotelTypes hotels roomTypes roomNumbers } changed { cities hotelTypes hotels roomTypes roomNumbers } } } }`;
const imports = async (): Promise<any> => (await admin.graphql(LIST)).data.hotelImports;
const UNDO = `mutation ($importId: ID!) { undoImport(input: { importId: $importId }) {
  __typename ... on HotelImport { undoneAt undoneBy { name } } ... on Problem { message } } }`;
const undo = async (importId: string | undefined): Promise<any> =>
  (await admin.graphql(UNDO, { importId: importId! })).data.undoImport;
const refused = async (importId: string | undefined) => {
  const { __typename, message } = await undo(importId);
  expect(__typename).toBe('ImportNotUndoable');
  return message;
};
/** All rows of the catalogue, without what counts changes. */
const rows = async () =>
  JSON.stringify(
    (
      await Promise.all(
        [City, HotelType, Hotel, RoomType, RoomNumber].map((entity) =>
          repo<any>(entity).find({ order: { id: 'ASC' } }),
        ),
      )
    ).map((table) => table.map(({ version: _version, updatedById: _updatedById, ...row }) => row)),
  );

const CHANGED = importTable()
  .replace('By the fjord.', 'Above the fjord.')
  .replace('Europe/Oslo', 'Europe/Paris')
  .replace('99.50', '120')
  .replace('101 102', '101 102 103');

test('imports are listed with who made them, when and what they changed; one without changes is not', async () => {
  await importAs(server, admin, `${importTable()}\nhut,,,,,,,,,,,`, 'oslo.csv');
  await importAs(server, admin, importTable());
  await importAs(server, admin, CHANGED);
  const { total, items } = await imports();
  expect(total).toBe(2);
  expect(items[1]).toMatchObject({
    fileName: 'oslo.csv',
    user: { name: 'Ada Admin' },
    refusedRows: 1,
    added: { cities: 1, hotelTypes: 1, hotels: 1, roomTypes: 1, roomNumbers: 2 },
    changed: { cities: 0, hotelTypes: 0, hotels: 0, roomTypes: 0, roomNumbers: 0 },
    undoneAt: null,
  });
  expect(items[0]).toMatchObject({
    added: { cities: 0, hotels: 0, roomTypes: 0, roomNumbers: 1 },
    changed: { cities: 1, hotels: 1, roomTypes: 1, roomNumbers: 0 },
  });
});

test('an undone import leaves everything as it was before, once', async () => {
  const empty = await rows();
  const first = await importAs(server, admin, importTable());
  const before = await rows();
  const second = await importAs(server, admin, CHANGED);
  expect(await rows()).not.toBe(before);
  expect(await undo(second)).toMatchObject({
    __typename: 'HotelImport',
    undoneAt: expect.any(String),
    undoneBy: { name: 'Ada Admin' },
  });
  expect(await rows()).toBe(before);
  expect(await refused(second)).toBe('This import was undone already.');
  // The first import's records were changed by the second one, and by undoing it.
  expect(await refused(first)).toBe('This import cannot be undone: Oslo was changed since.');

  const other = await importAs(server, admin, importTable('Harbour Inn', 'Bergen'));
  await undo(other);
  expect(await rows()).toBe(before);
  expect(before).not.toBe(empty);
  const { data } = await admin.graphql('{ hotels { items { name cheapestPriceCents } } cities { name } }');
  expect(data).toEqual({
    hotels: { items: [{ name: 'Fjord Inn', cheapestPriceCents: 9950 }] },
    cities: [{ name: 'Oslo' }],
  });
  const lines = await repo(AuditEntry).findBy({ action: 'undoImport' });
  expect(lines.map(({ recordName }) => recordName).sort()).toEqual([
    'Bergen',
    'Fjord Inn',
    'Harbour Inn',
    'Oslo',
    'Twin',
    'Twin',
  ]);
});

test('an import is not undone if one of its records was changed since', async () => {
  const importId = await importAs(server, admin, importTable());
  const hotel = await repo(Hotel).findOneByOrFail({ name: 'Fjord Inn' });
  await manage(admin, 'updateHotel', { hotelId: hotel.id, address: 'Other street 1' });
  const before = await rows();
  expect(await refused(importId)).toBe('This import cannot be undone: Fjord Inn was changed since.');
  expect(await rows()).toBe(before);
});

test('an import is not undone if rates were set or a room was booked since', async () => {
  const importId = await importAs(server, admin, importTable());
  const hotel = await repo(Hotel).findOneByOrFail({ name: 'Fjord Inn' });
  const roomType = await repo(RoomType).findOneByOrFail({ hotelId: hotel.id });
  const guest = await server.as(await makeUser());
  const [room] = await repo(RoomNumber).findBy({ roomTypeId: roomType.id });
  await checkout(guest, choice(hotel.id, [room!.id]));
  expect(await refused(importId)).toBe('This import cannot be undone: one of its hotels has bookings.');

  const other = await importAs(server, admin, importTable('Harbour Inn', 'Bergen'));
  const harbour = await repo(Hotel).findOneByOrFail({ name: 'Harbour Inn' });
  const { id: roomTypeId } = await repo(RoomType).findOneByOrFail({ hotelId: harbour.id });
  const rates = [{ from: night(5), to: night(9), priceCents: 12_000 }];
  await manage(admin, 'updateRates', { roomTypeId, rates });
  expect(await refused(other)).toBe('This import cannot be undone: Twin was changed since.');
});

test('an import is not undone if rooms were added to its hotel since', async () => {
  const importId = await importAs(server, admin, importTable());
  await importAs(server, admin, `${importTable()}\nroom type,,A,Suite,,,,Large,,200,2,201`);
  expect(await refused(importId)).toBe(
    'This import cannot be undone: hotels or rooms were added to its records since.',
  );
});

test('an import of more records than can be undone keeps no more of them, and says what to do', async () => {
  const cities = Array.from(
    { length: LIMITS.importUndone },
    (_, at) => `city,,,Town ${at},,,Europe/Oslo,,,,,`,
  );
  const importId = await importAs(server, admin, [importTable(), ...cities].join('\n'));
  expect(await refused(importId)).toBe(
    'This import has more than 2,000 records, too many to be undone at once. Import a file with the previous values instead.',
  );
  expect(await repo(ImportedRow).countBy({ importId: importId! })).toBe(LIMITS.importUndone + 1);
}, 120_000);
