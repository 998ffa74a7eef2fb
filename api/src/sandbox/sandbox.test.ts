import { setTimeout as pause } from 'node:timers/promises';

import { SANDBOX_EMPTIED_AT_UTC } from '../../../schema/sandbox';
import { makeKey, withKey } from '../../test/apiKeys';
import { cancel, checkout, choice, read, room } from '../../test/checkoutHelpers';
import { later } from '../../test/clock';
import { makeHotel, makeRoomType, makeTeamMember, makeUser } from '../../test/factories';
import { sandboxDatabase } from '../../test/sandboxDatabase';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { HotelDuty } from '../access/duty.enum';
import { now } from '../core/clock';
import { numberEvents } from '../eventLog/numberEvents.service';
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
const testKey = async (person: Visitor, more: object = {}) =>
  makeKey(person, SCOPES, { test: true, ...more });
const program = async () => {
  const owner = await server.as(await makeUser());
  const made = await testKey(owner);
  return { owner, made, guest: withKey(server, made) };
};
/** The booking once it has this status, which takes the stand-in a second or two. */
async function whenBooking(guest: Visitor, id: string, status: string) {
  for (let tries = 0; tries < 100; tries++) {
    const booking = await read(guest, id);
    if (booking?.status === status) return booking;
    await pause(100);
  }
  throw new Error(`The booking did not become ${status}.`);
}

/** All mail of the real app. */
const mailbox = async (): Promise<unknown> => (await fetch(`${server.url}/dev/mailbox.json`)).json();

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
  await numberEvents();
  const [before, mails] = [await realRows(), await mailbox()];

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
  await cancel(guest, id);
  expect(await whenBooking(guest, id, 'CANCELLED')).toMatchObject({ refundedCents: 20_000 });
  expect(await realRows()).toEqual(before);
  expect(await mailbox()).toEqual(mails);

  const real = await server.as(await makeUser());
  expect(await checkout(real, input)).toMatchObject({ __typename: 'Checkout' });
});

test('a test key sees the hotels that the public sees, with their ids, and nothing of people', async () => {
  const { hotel, roomType, ids } = await room(2);
  const closed = await makeHotel({ openForBooking: false, cityId: hotel.cityId });
  await makeRoomType(closed);
  // The copy of this test is of the next day, when these hotels are there.
  await later(86_400_000, async () => {
    const { guest } = await program();
    const asked = `{ hotel(id: "${hotel.id}") { name city { id } roomTypes { id priceCents roomNumbers { id } } }
      closed: hotel(id: "${closed.id}") { id } }`;
    const { data } = await guest.graphql(asked);
    expect(data).toEqual({
      hotel: {
        name: hotel.name,
        city: { id: hotel.cityId },
        roomTypes: [{ id: roomType.id, priceCents: 10_000, roomNumbers: ids.map((id) => ({ id })) }],
      },
      closed: null,
    });
    expect(await readAll(guest, '/hotels')).toContain(hotel.name);
    const profile = withKey(
      server,
      await makeKey(await server.as(await makeUser()), ['PROFILE'], { test: true }),
    );
    expect((await profile.graphql('{ viewer { name email } }')).data.viewer).toMatchObject({
      name: 'Test key Program',
    });
  });
});

const readAll = async ({ accessToken }: Visitor, path: string): Promise<string> => {
  const headers = { authorization: `Bearer ${accessToken}` };
  const answer = await fetch(`${server.url}/api/v1${path}`, { headers });
  expect(answer.status).toBe(200);
  return answer.text();
};

test('what test keys made is gone when the next day of the sandbox begins, and the keys go on working', async () => {
  const { hotel, ids } = await room();
  await later(2 * 86_400_000, async () => {
    const { guest } = await program();
    const { booking } = await checkout(guest, choice(hotel.id, ids));
    expect(await read(guest, booking.id)).toMatchObject({ id: booking.id });
    const day = sandboxDay();
    await later(msLeft() - 60_000, async () => expect(sandboxDay()).toBe(day));
    await later(msLeft() + 1000, async () => {
      expect(await read(guest, booking.id)).toBeNull();
      expect(await checkout(guest, choice(hotel.id, ids))).toMatchObject({ __typename: 'Checkout' });
    });
  });
});

/** Milliseconds until the sandbox is emptied. */
function msLeft(): number {
  const sinceMidnight = (now().getTime() - SANDBOX_EMPTIED_AT_UTC * 3_600_000) % 86_400_000;
  return 86_400_000 - sinceMidnight;
}
