import { change, nightsOf } from '../../../test/checkoutHelpers';
import { staffChanges } from '../../../test/changesByStaff';
import { makeUser, night } from '../../../test/factories';
import { bookingRow, stayEndings } from '../../../test/stayEndings';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { repo, transaction } from '../../database/transaction';
import type { User } from '../../users/user.entity';
import { Booking } from '../booking.entity';
import { Refund } from '../pay/refund.entity';
import { Stay } from '../stay.entity';

let server: TestServer;
let staff: User;
let changes: ReturnType<typeof staffChanges>;
beforeAll(async () => {
  server = await startTestServer();
  staff = await makeUser('ADMIN');
  changes = staffChanges(server, staff);
});
afterAll(() => server.close());

/** A booking of room 101 from day 5 to 9, whose guest waits to pay for two nights more. */
async function waiting() {
  const made = await stayEndings(server, staff).booked({ from: 5, to: 9 });
  const { bookingId, ids, user } = made;
  const { id: stayId } = await repo(Stay).findOneByOrFail({ bookingId });
  const { url } = await change(await server.as(user), bookingId, [ids[0]!], [5, 11]);
  return { ...made, stayId, url: url as string };
}
const refundsOf = async (bookingId: string) =>
  (await repo(Refund).findBy({ bookingId })).map(({ reason, amountCents }) => ({ reason, amountCents }));

test('a change by staff replaces the unpaid one of the guest, also on the nights that it holds', async () => {
  const { bookingId, stayId, url } = await waiting();
  const stays = [{ stayId, checkOut: night(11) }];
  const asked = { bookingId, stays, differenceCents: 21_000, idempotencyKey: 'longer' };
  expect(await changes.change(asked)).toMatchObject({ __typename: 'Booking' });
  expect(await nightsOf(bookingId)).toBe(6);
  await server.pay(url);
  expect(await refundsOf(bookingId)).toEqual([{ reason: 'changedTooLate', amountCents: 21_000 }]);
  expect(await bookingRow(bookingId)).toMatchObject({ totalCents: 63_000, balanceCents: 21_000 });
});

test('a late payment does not undo a change by staff that cost the same', async () => {
  const { bookingId, stayId, ids, url } = await waiting();
  const stays = [{ stayId, roomNumberId: ids[1]! }];
  const asked = { bookingId, stays, differenceCents: 0, idempotencyKey: 'other room' };
  expect(await changes.change(asked)).toMatchObject({ __typename: 'Booking' });
  await server.pay(url);
  expect(await repo(Stay).findOneByOrFail({ bookingId })).toMatchObject({ number: 102, checkOut: night(9) });
  expect(await refundsOf(bookingId)).toEqual([{ reason: 'changedTooLate', amountCents: 21_000 }]);
});

test('a booking that is older than folios owes what staff add', async () => {
  const { bookingId, stayId } = await waiting();
  await transaction(() => repo(Booking).update({ id: bookingId }, { balanceCents: null }));
  const stays = [{ stayId, checkOut: night(10) }];
  const asked = { bookingId, stays, differenceCents: 10_500, idempotencyKey: 'older' };
  expect(await changes.change(asked)).toMatchObject({ __typename: 'Booking' });
  expect(await bookingRow(bookingId)).toMatchObject({ payment: 'OPEN', balanceCents: 10_500 });
});
