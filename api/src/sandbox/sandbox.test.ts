import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import WebSocket from 'ws';
import { SANDBOX_EMPTIED_AT_UTC } from '../../../schema/sandbox';
import { makeKey, withKey } from '../../test/apiKeys';
import { cancel, checkout, choice, read, room } from '../../test/checkoutHelpers';
import { later } from '../../test/clock';
import { makeHotel, makeRoomType, makeTeamMember, makeUser, night } from '../../test/factories';
import { sandboxDatabase } from '../../test/sandboxDatabase';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { HotelDuty } from '../access/duty.enum';
import { sandboxDay } from './day';

const sandbox = sandboxDatabase();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(await sandbox.settings());
});
afterAll(async () => {
  await server.close();
  await sandbox.drop();
});

const SCOPES = ['AVAILABILITY', 'BOOKINGS'];
const testKey = async (person: Visitor, more: object = {}) => makeKey(person, SCOPES, { test: true, ...more });
const program = async () => {
  const owner = await server.as(await makeUser());
  const made = await testKey(owner);
  return { owner, made, guest: withKey(server, made) };
};
const revoke = (owner: Visitor, keyId: string) =>
  owner.graphql('mutation ($input: RevokeApiKeyInput!) { revokeApiKey(input: $input) }', { input: { keyId } });

/** The booking once it has this status, which takes the stand-in a second or two. */
async function whenBooking(guest: Visitor, id: string, status: string) {
  for (let tries = 0; tries < 100; tries++) {
    const booking = await read(guest, id);
    if (booking?.status === status) return booking;
    await pause(100);
  }
  throw new Error(`The booking did not become ${status}.`);
}

/** All rows of the real app, but for the keys' last use. */
async function realRows() {
  const tables = server.database.entityMetadatas.map(({ tableName }) => tableName).sort();
  const rows = await Promise.all(tables.map((table) => server.database.query(`SELECT * FROM ${table}`)));
  return Object.fromEntries(
    tables.map((table, at) => [
      table,
      rows[at].map((row: object) => ('lastUsedAt' in row ? { ...row, lastUsedAt: null } : row)),
    ]),
  );
}

test('what a test key books, is paid by itself, and cancels, leaves the real hotel as it was', async () => {
  const { hotel, ids } = await room();
  const member = await server.as(await makeTeamMember([hotel], HotelDuty.OWNER));
  const { guest, owner } = await program();
  const other = withKey(server, await testKey(owner));
  const before = await realRows();

  const input = choice(hotel.id, ids);
  const made = await checkout(guest, input);
  expect(made).toMatchObject({ __typename: 'Checkout', booking: { status: 'HELD' } });
  const { id } = made.booking;
  expect(await whenBooking(guest, id, 'CONFIRMED')).toMatchObject({ payment: 'PAID', totalCents: 20_000 });
  expect(await checkout(other, choice(hotel.id, ids))).toMatchObject({ __typename: 'NightsTaken' });
  expect((await other.graphql('{ myBookings { total } }')).data.myBookings.total).toBe(0);
  expect(await read(other, id)).toBeNull();
  expect((await guest.graphql('{ myBookings { items { id } } }')).data.myBookings.items).toEqual([{ id }]);
  expect((await owner.graphql('{ myBookings { total } }')).data.myBookings.total).toBe(0);
  const ofHotel = `{ bookings(filter: { hotelId: "${hotel.id}" }) { total } }`;
  expect((await member.graphql(ofHotel)).data.bookings.total).toBe(0);
  const mailbox = await fetch(`${server.url}/dev/mailbox.json`);
  const mails = (await mailbox.json()) as { subject: string }[];
  expect(mails.filter(({ subject }) => subject.includes('booking'))).toEqual([]);

  const { events } = (await guest.graphql('{ events(types: [BOOKING]) { items { type } } }')).data ?? {};
  expect(events?.items.length).toBeGreaterThan(0);
  await cancel(guest, id);
  expect(await whenBooking(guest, id, 'CANCELLED')).toMatchObject({ refundedCents: 20_000 });
  expect(await realRows()).toEqual(before);

  const real = await server.as(await makeUser());
  expect(await checkout(real, input)).toMatchObject({ __typename: 'Checkout' });
});
