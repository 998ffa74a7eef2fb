import { cancel, change, checkout, choice, nightsOf, paymentOf, room } from '../../../test/checkoutHelpers';
import { makeUser, night } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { undoMigrations } from '../../../test/undoMigrations';
import { Booking } from '../booking.entity';
import { BookingChange } from './bookingChange.entity';
import { newId } from '../../database/columns';
import { ChangeIds1763790000000 } from '../../database/migrations/1763790000000-ChangeIds';
import { repo, transaction } from '../../database/transaction';
import { openSession } from '../../external/payments';
import { Refund, newRefund } from '../pay/refund.entity';
import { Night } from '../../rooms/nights/night.entity';
import { describeBooking, describeChange } from '../hold/lineItems.service';

/*
 * A database of before the migration ChangeIds: a night's bookingId, and a payment's id, are a booking's or a
 * change's.
 */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const READ = `query ($id: ID!) { booking(id: $id) { status payment totalCents paidCents refundedCents checkoutUrl
  change { id status differenceCents checkoutUrl } } }`;
const read = async (person: Visitor, id: string) => (await person.graphql(READ, { id })).data.booking;
const sql = <T = unknown>(text: string, values: unknown[] = []): Promise<T> =>
  transaction(() => repo(Booking).manager.query(text, values));

/** A paid booking of one room for two nights whose change to a second room, for one night more, waits for payment. */
async function waiting() {
  const { hotel, ids } = await room(2);
  const person = await server.as(await makeUser());
  const { url, booking } = await checkout(person, choice(hotel.id, [ids[0]!]));
  await server.pay(url);
  const asked = await change(person, booking.id, ids, [10, 13]);
  return { hotel, ids, person, id: booking.id as string, changeUrl: asked.url as string };
}

/** The page of a change as the version before asked for it, under the change's id. */
const askedBefore = async (booking: Booking, found: BookingChange) => ({
  ...(await describeChange(booking, found, found.holdExpiresAt!)),
  paymentId: found.id,
  bookingId: booking.id,
  idempotencyKey: `checkout-${found.id}`,
});

test('rows of the version before are migrated, and a change that waited is paid and carried out', async () => {
  const { ids, person, id } = await waiting();
  const booking = await repo(Booking).findOneByOrFail({ id });
  const found = await repo(BookingChange).findOneByOrFail({ bookingId: id });
  const changeId = found.id;
  const page = await askedBefore(booking, found);
  await undoMigrations(server.database, ChangeIds1763790000000);
  const owners = (rows: { bookingId: string }[]) => rows.map(({ bookingId }) => bookingId).sort();
  expect(owners(await sql('SELECT bookingId FROM nights'))).toEqual(
    [id, id, changeId, changeId, changeId, changeId].sort(),
  );
  const payments = await sql<{ id: string }[]>('SELECT id FROM payments WHERE bookingId = ?', [id]);
  expect(payments.map((payment) => payment.id).sort()).toEqual([id, changeId].sort());
  const { id: sessionId, url } = await openSession(page);
  await sql('UPDATE payments SET sessionId = ?, url = ? WHERE id = ?', [sessionId, url, changeId]);

  await server.database.runMigrations();
  expect(await nightsOf(id)).toBe(2);
  expect(await repo(Night).countBy({ bookingId: id, changeId })).toBe(4);
  expect(await paymentOf(id)).toMatchObject({ id, changeId: null, bookingId: id });
  expect(await paymentOf(changeId)).toMatchObject({ id: changeId, changeId, bookingId: id });
  expect(await read(person, id)).toMatchObject({ change: { id: changeId, checkoutUrl: url } });

  expect(await server.pay(url)).toBe(303);
  expect(await read(person, id)).toMatchObject({
    status: 'CONFIRMED',
    totalCents: 60_000,
    paidCents: 60_000,
    change: null,
  });
  expect(await nightsOf(id)).toBe(6);
  expect(await repo(Night).countBy({ roomNumberId: ids[1]! })).toBe(3);
  await cancel(person, id);
  expect(await read(person, id)).toMatchObject({ payment: 'REFUNDED', refundedCents: 60_000 });
  const refunds = await repo(Refund).findBy({ bookingId: id });
  expect(refunds.map(({ paymentId }) => paymentId).sort()).toEqual([id, changeId].sort());
});

test('a page that the version before has opened without writing it down is opened again, not a second one', async () => {
  const { hotel, ids } = await room();
  const person = await server.as(await makeUser());
  const input = choice(hotel.id, ids);
  const { booking } = await checkout(person, input);
  const held = await repo(Booking).findOneByOrFail({ id: booking.id });
  const page = {
    ...(await describeBooking(held, held.holdExpiresAt!)),
    paymentId: held.id,
    bookingId: held.id,
    idempotencyKey: `checkout-${held.id}`,
  };
  await undoMigrations(server.database, ChangeIds1763790000000);
  const session = await openSession(page);
  await sql('UPDATE payments SET sessionId = NULL, url = NULL WHERE id = ?', [held.id]);

  await server.database.runMigrations();
  expect(await checkout(person, input)).toMatchObject({ url: session.url });
  expect(await server.pay(session.url)).toBe(303);
  expect(await read(person, held.id)).toMatchObject({ status: 'CONFIRMED', payment: 'PAID' });
});

test('a night of no booking is freed by the migration, and others keep theirs', async () => {
  const { hotel, ids } = await room();
  await undoMigrations(server.database, ChangeIds1763790000000);
  const row = 'INSERT INTO nights (roomNumberId, night, bookingId) VALUES (?, ?, ?)';
  const before = await sql<unknown[]>('SELECT * FROM nights');
  await sql(row, [ids[0], night(10), newId()]);
  await server.database.runMigrations();
  expect(await repo(Night).count()).toBe(before.length);
  expect((await checkout(await server.as(await makeUser()), choice(hotel.id, ids))).__typename).toBe(
    'Checkout',
  );
});

test('refunds keep their payments on the way down and up again', async () => {
  const { person, id, changeUrl } = await waiting();
  await server.pay(changeUrl);
  await cancel(person, id);
  const given = () =>
    sql('SELECT paymentId, amountCents FROM refunds WHERE bookingId = ? ORDER BY amountCents', [id]);
  const [change] = await repo(BookingChange).findBy({ bookingId: id });
  await undoMigrations(server.database, ChangeIds1763790000000);
  expect(await given()).toEqual([
    { paymentId: id, amountCents: 20_000 },
    { paymentId: change!.id, amountCents: 40_000 },
  ]);
  await server.database.runMigrations();
  const { upQueries } = await server.database.driver.createSchemaBuilder().log();
  expect(upQueries.map(({ query }) => query)).toEqual([]);
  const orphan = newRefund({
    paymentId: newId(),
    bookingId: id,
    amountCents: 1,
    reason: 'cancelled',
    dueAt: null,
  });
  await expect(transaction(() => repo(Refund).insert(orphan))).rejects.toThrow();
});
