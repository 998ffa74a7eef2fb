import { later } from '../../../test/clock';
import { cancel, checkout, choice } from '../../../test/checkoutHelpers';
import { HotelDuty } from '../../access/duty.enum';
import { makeHotel, makeRoomType, makeTeamMember, makeUser, night } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { repo, transaction } from '../../database/transaction';
import { newStoredRoomState, RoomStatus, StoredRoomState } from '../../rooms/housekeeping/roomState.entity';
import { Booking } from '../booking.entity';
import { DifferenceReason, newPaymentDifference, PaymentDifference } from '../pay/paymentDifference.entity';

const READ = `query ($hotelId: ID, $from: Night!, $to: Night!) { dashboard(hotelId: $hotelId, from: $from, to: $to) {
  holdsEnding roomsNotReady unansweredChats openDifferences openOffers
  pace { bookings bookingsLastYear averageNights averageLeadDays } } }`;

let server: TestServer;
let admin: Visitor;
let guest: Visitor;
beforeEach(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN'));
  guest = await server.as(await makeUser());
});
afterEach(() => server.close());

async function read(visitor: Visitor, hotelId?: string) {
  const { data, errors } = await visitor.graphql(READ, { hotelId, from: night(0), to: night(1) });
  expect(errors).toBeUndefined();
  return data.dashboard;
}

/** A paid booking of a room from one day to another. */
async function paid(from: number, to: number) {
  const hotel = await makeHotel();
  const { roomNumbers } = await makeRoomType(hotel, 1);
  const { url, booking } = await checkout(guest, choice(hotel.id, [roomNumbers[0]!.id], from, to));
  await server.pay(url);
  return { hotel, hotelId: hotel.id, roomId: roomNumbers[0]!.id, id: booking.id as string };
}

test('pace counts the bookings of the next 90 days, with lead time and length of stay', async () => {
  const { hotelId } = await paid(10, 13);
  await paid(20, 21);
  await paid(95, 96);
  expect((await read(admin)).pace).toEqual({
    bookings: 2,
    bookingsLastYear: 0,
    averageNights: 2,
    averageLeadDays: 15,
  });
  expect((await read(admin, hotelId)).pace).toMatchObject({
    bookings: 1,
    averageNights: 3,
    averageLeadDays: 10,
  });
});

test('pace compares with what was on the books 52 weeks ago, also if it was cancelled later', async () => {
  const [kept, cancelledLater, cancelledBefore, madeLater] = [
    await paid(10, 11),
    await paid(11, 12),
    await paid(12, 13),
    await paid(13, 14),
  ];
  for (const { id } of [cancelledLater, cancelledBefore]) await cancel(guest, id);
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
  const year = 364;
  const set = (id: string, row: object, from: number) =>
    transaction(() =>
      repo(Booking).update({ id }, { checkIn: night(from - year), checkOut: night(from + 1 - year), ...row }),
    );
  await set(kept.id, { createdAt: ago(year + 5) }, 10);
  await set(cancelledLater.id, { createdAt: ago(year + 5), cancelledAt: ago(300) }, 11);
  await set(cancelledBefore.id, { createdAt: ago(year + 5), cancelledAt: ago(year + 1) }, 12);
  await set(madeLater.id, { createdAt: ago(year - 1) }, 13);
  expect((await read(admin)).pace).toMatchObject({ bookings: 0, bookingsLastYear: 2, averageNights: null });
});

test('what needs attention is counted for the hotels and the duties of the reader', async () => {
  const { hotel, hotelId, roomId, id } = await paid(0, 2);
  const other = await makeHotel();
  await transaction(async () => {
    await repo(StoredRoomState).insert(
      newStoredRoomState({ roomNumberId: roomId, status: RoomStatus.DIRTY }),
    );
    await repo(PaymentDifference).insert(
      newPaymentDifference({
        sessionId: 'session',
        reason: Object.values(DifferenceReason)[0]!,
        paymentId: null,
        bookingId: id,
        hotelId,
        intentId: null,
        paidCents: 100,
        currency: 'usd',
        expectedCents: null,
      }),
    );
    await repo(Booking).update({ id }, { heldUntil: new Date(Date.now() + 3_600_000) });
  });
  const waiting = { holdsEnding: 1, roomsNotReady: 1, openDifferences: 1 };
  expect(await read(admin)).toMatchObject({ ...waiting, unansweredChats: 0, openOffers: 0 });
  expect(await read(admin, other.id)).toMatchObject({ holdsEnding: 0, roomsNotReady: 0, openDifferences: 0 });

  const finance = await server.as(await makeTeamMember([hotel], HotelDuty.FINANCE));
  expect(await read(finance)).toMatchObject({
    holdsEnding: 1,
    roomsNotReady: null,
    unansweredChats: null,
    openDifferences: 1,
    openOffers: null,
  });
  await later(2 * 3_600_000, async () => {
    expect((await read(await server.as(await makeUser('ADMIN')))).holdsEnding).toBe(0);
  });
});
