import { change, checkout, choice, later, room } from '../../../test/checkoutHelpers';
import { makeUser, night } from '../../../test/factories';
import { setRates } from '../../../test/priceHelpers';
import { bookingRow, stayEndings } from '../../../test/stayEndings';
import { moveStay } from '../../../test/tapeChartHelpers';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { repo } from '../../database/transaction';
import { AuditEntry } from '../../access/audit/auditEntry.entity';
import type { User } from '../../users/user.entity';
import { BookingEvent } from '../bookingEvent.entity';
import { BookingChange, ChangeStatus } from './bookingChange.entity';
import { Stay } from '../stay.entity';

let server: TestServer;
let staff: User;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  staff = await makeUser('ADMIN');
  admin = await server.as(staff);
});
afterAll(() => server.close());

/** A booking of room 101 from day 5 to 7 at 105 dollars a night with the fee. */
const booked = () => stayEndings(server, staff).booked({ from: 5, to: 7 });
const QUOTE = `query ($input: ChangeQuoteInput!) { changeQuote(input: $input) { differenceCents quote { totalCents version } } }`;

test('staff change the dates of a booking for its guest, who owes the difference at the hotel', async () => {
  const { bookingId, ids, user } = await booked();
  const wish = { bookingId, roomNumberIds: [ids[0]], checkIn: night(5), checkOut: night(9) };
  const { data } = await admin.graphql(QUOTE, { input: wish });
  expect(data.changeQuote).toMatchObject({ differenceCents: 21_000, quote: { totalCents: 42_000 } });
  const ask = () => change(admin, bookingId, [ids[0]!], [5, 9], 'for the guest');
  const answers = [...(await Promise.all([ask(), ask()])), await ask()];
  expect(answers).toMatchObject(
    Array(3).fill({ __typename: 'ChangedBooking', url: null, holdExpiresAt: null }),
  );
  expect(await bookingRow(bookingId)).toMatchObject({
    payment: 'OPEN',
    totalCents: 42_000,
    balanceCents: 21_000,
    checkOut: night(9),
  });
  const [event] = await repo(BookingEvent).find({ where: { bookingId }, order: { step: 'DESC' } });
  expect(event).toMatchObject({ userId: staff.id, why: `Staff changed to ${night(5)} - ${night(9)}.` });
  expect(await repo(AuditEntry).countBy({ recordId: bookingId, action: 'changeBooking' })).toBe(1);
  const mails = await server.mailsTo(user.email, 2);
  expect(mails.map(({ text }) => text).join()).toContain('You pay the difference at the hotel.');
});

test('a lower price comes back by the terms, and more rooms are owed', async () => {
  const { bookingId, ids } = await booked();
  expect(await change(admin, bookingId, [ids[0]!], [5, 6])).toMatchObject({ __typename: 'ChangedBooking' });
  expect(await bookingRow(bookingId)).toMatchObject({ balanceCents: 0, refundedCents: 10_500 });
  expect(await change(admin, bookingId, ids, [5, 6])).toMatchObject({ __typename: 'ChangedBooking' });
  expect(await bookingRow(bookingId)).toMatchObject({ balanceCents: 10_500, totalCents: 21_000 });
});

test('it replaces a change of the guest that is not paid', async () => {
  const { bookingId, ids, user } = await booked();
  const { url } = await change(await server.as(user), bookingId, [ids[0]!], [5, 11]);
  expect(await change(admin, bookingId, [ids[0]!], [5, 8])).toMatchObject({ __typename: 'ChangedBooking' });
  await server.pay(url);
  expect(await bookingRow(bookingId)).toMatchObject({ checkOut: night(8), balanceCents: 10_500 });
  expect(await repo(BookingChange).countBy({ bookingId, status: ChangeStatus.HELD })).toBe(0);
});

test('a minimum stay does not bind staff, as it binds the guest', async () => {
  const { bookingId, ids, user, roomType } = await booked();
  const rate = { from: night(20), to: night(30), priceCents: 10_000, minimumNights: 3 };
  await setRates(admin, roomType.id, [rate]);
  const guest = await server.as(user);
  expect(await change(guest, bookingId, [ids[0]!], [22, 23])).toMatchObject({ __typename: 'StayRefused' });
  expect(await change(admin, bookingId, [ids[0]!], [22, 23])).toMatchObject({ __typename: 'ChangedBooking' });
});

test('staff read why all rooms cannot be changed at once, and what to do instead', async () => {
  const { bookingId, ids } = await booked();
  const said = async () => (await change(await server.as(staff), bookingId, [ids[0]!], [5, 8])).message;
  await later(6 * 86_400_000, async () => {
    expect(await said()).toBe('The stay has begun. Change, extend or shorten its stays one by one.');
  });
  const stay = await repo(Stay).findOneByOrFail({ bookingId });
  await moveStay(admin, stay.id, ids[1]!, { from: night(6) });
  expect(await said()).toBe('The guests change rooms during this stay. Change its stays one by one.');
});

test('guests still pay for a change of their own, and strangers change nothing', async () => {
  const { hotel, ids } = await room();
  const guest = await makeUser();
  const { url, booking } = await checkout(await server.as(guest), choice(hotel.id, ids, 5, 7));
  await server.pay(url);
  const stranger = await server.as(await makeUser());
  expect(await change(stranger, booking.id, ids, [5, 8])).toMatchObject({ __typename: 'NotChangeable' });
  const own = await change(await server.as(guest), booking.id, ids, [5, 8]);
  expect(own).toMatchObject({ __typename: 'ChangedBooking', url: expect.any(String) });
});
