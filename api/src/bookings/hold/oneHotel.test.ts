import { cancel, change, checkout, choice, room } from '../../../test/checkoutHelpers';
import { makeUser } from '../../../test/factories';
import { statementsOf, type Statement } from '../../../test/statementPlans';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { BookingChange } from '../change/bookingChange.entity';
import { Stay } from '../stay.entity';
import { whenIdle } from '../../core/runExclusive';
import { repo } from '../../database/transaction';
import { Payment } from '../pay/payment.entity';
import { Refund } from '../pay/refund.entity';

/* What tables that are cut by hotel would need; see .readme/operations/growth.md. */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const OF_A_HOTEL =
  /\b(room_numbers|room_types|nights|bookings|stays|booking_events|booking_charges|booking_changes|payments|refunds|folio_lines)\b/;
/** The tables of a booking whose statements name the hotel itself. */
const CUT = ['nights', 'stays', 'payments', 'refunds', 'folio_lines'];
/**
 * Reads that know one row and not its hotel: what the card provider names, the payment of a change, a field of a booking,
 * the refunds that are due, and the search index, which reads the nights of changed rooms.
 */
const LOOKUP =
  /WHERE \S*\b(id|sessionId|changeId)\W? = \?( LIMIT 1)?$|bookingId\W? IN \(|dueAt\W? <= |GROUP_CONCAT/;

/** Ids of all rows of a booking, including the ones from the card provider. */
async function idsOf(bookingId: string): Promise<string[]> {
  const changes = await repo(BookingChange).findBy({ bookingId });
  const ofBookings = [{ bookingId }, ...changes.map(({ id }) => ({ changeId: id }))];
  const stays = await repo(Stay).findBy({ bookingId });
  const payments = await repo(Payment).find({ where: ofBookings });
  const refunds = await repo(Refund).find({ where: payments.map(({ id }) => ({ paymentId: id })) });
  const own = [...changes, ...stays, ...payments, ...refunds].map(({ id }) => id);
  return [bookingId, ...own, ...payments.flatMap(({ sessionId }) => sessionId ?? [])];
}

test("each statement of a checkout names its hotel, rooms or booking; the others only read the guest's rows", async () => {
  const guest = await makeUser();
  const person = await server.as(guest);
  const elsewhere = await room();
  // The first refund of a process asks the provider what it has missed, of all hotels.
  const early = await checkout(person, choice(elsewhere.hotel.id, elsewhere.ids, 40, 42));
  await server.pay(early.url);
  await cancel(person, early.booking.id);
  const other = await checkout(person, choice(elsewhere.hotel.id, elsewhere.ids, 30, 32));
  await whenIdle();
  const { hotel, roomType, ids } = await room(2);
  let bookingId = '';
  const statements = await statementsOf(server.database, async () => {
    const held = await checkout(person, choice(hotel.id, [ids[0]!]));
    bookingId = held.booking.id;
    await server.pay(held.url);
    await whenIdle();
    const changed = await change(person, bookingId, ids, [10, 12]);
    await server.pay(changed.url);
    await whenIdle();
    await cancel(person, bookingId);
    await whenIdle();
  });

  // The provider may tell late of the first refund.
  const told = await idsOf(early.booking.id);
  const known = new Set([hotel.id, roomType.id, ...ids, ...(await idsOf(bookingId)), ...told]);
  const asked = statements.filter(({ sql }) => OF_A_HOTEL.test(sql));
  expect(asked.length).toBeGreaterThan(50);
  const loose = asked.filter(({ values }) => !values.some((value) => known.has(String(value))));
  const ofGuest = new Set([guest.id, other.booking.id]);
  const isReadOfGuest = ({ sql, values }: Statement) =>
    sql.startsWith('SELECT ') && values.some((value) => ofGuest.has(String(value)));
  expect(loose.filter((statement) => !isReadOfGuest(statement))).toEqual([]);
  // The lookup by key and the limits of a guest's holds.
  expect(loose.length).toBeLessThanOrEqual(6);

  const isLookup = ({ sql }: Statement) => sql.startsWith('SELECT ') && LOOKUP.test(sql);
  for (const table of CUT) {
    const cut = asked.filter(({ sql }) => new RegExp(`(FROM|INTO|UPDATE) .?${table}\\b`).test(sql));
    expect(cut.length).toBeGreaterThan(1);
    const unnamed = cut.filter((one) => !one.values.includes(hotel.id) && !isReadOfGuest(one));
    expect(unnamed.filter((one) => !isLookup(one))).toEqual([]);
  }
});
