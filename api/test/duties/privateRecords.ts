import { repo } from '../../src/database/transaction';
import { BookingExtra } from '../../src/bookings/extras/bookingExtra.entity';
import { Booking } from '../../src/bookings/booking.entity';
import { Payment } from '../../src/bookings/pay/payment.entity';
import { Refund } from '../../src/bookings/pay/refund.entity';
import { PaymentLink } from '../../src/bookings/online/paymentLink.entity';
import { Stay } from '../../src/bookings/stay.entity';
import { Hotel } from '../../src/hotels/hotel.entity';
import { setExtras } from '../extras';
import { makeFixtures, type Fixtures } from '../fixtures';
import { makeRoomType, makeUser, night } from '../factories';
import type { TestServer, Visitor } from '../testServer';
import type { Ids } from './deepDocument';

/** What a hotel keeps to itself: the ids of its records by the names of arguments, and texts that no one else may read. */
export interface PrivateRecords {
  fixtures: Fixtures;
  ids: Ids;
  secrets: readonly string[];
}

let made = 0;

/** A hotel with records of every kind that its people handle, and with texts that occur nowhere else. */
export async function makePrivateRecords(server: TestServer): Promise<PrivateRecords> {
  const word = `Quill${++made}x`;
  const { people, fixtures } = await makeFixtures(server);
  const admin = people.administrator;
  const { hotelId } = fixtures;
  const hotel = await repo(Hotel).findOneByOrFail({ id: hotelId });
  const { roomNumbers, roomType } = await makeRoomType(hotel, 3, { title: `Suite ${made}` });
  const ids = roomNumbers.map(({ id }) => id);
  const guest = await makeUser('CUSTOMER', { name: `${word} Guest`, phone: '+351 912 000 000' });
  const walkIn = await ask(
    admin,
    'createWalkIn',
    {
      hotelId,
      roomNumberIds: [ids[0]],
      checkIn: night(0),
      checkOut: night(3),
      userId: guest.id,
      paidBy: 'CASH',
      idempotencyKey: `walk-in-${word}`,
    },
    '... on Booking { id }',
  );
  const bookingId: string = walkIn.id;
  await ask(admin, 'addBookingNote', { bookingId, text: `${word} note` });
  const extras = await setExtras(admin, hotelId);
  const sale = { bookingId, extraId: extras.Parking, quantity: 1, idempotencyKey: word };
  await ask(admin, 'addExtra', { ...sale, note: `${word} extra` });
  await ask(admin, 'createPaymentLink', {
    bookingId,
    mail: false,
    idempotencyKey: word,
  });
  await ask(admin, 'refundBooking', {
    bookingId,
    refundCents: 1234,
    reason: `${word} reason`,
    idempotencyKey: word,
  });
  const nights = { from: night(20), to: night(22), reason: `${word} repair` };
  await ask(admin, 'blockNights', { hotelId, roomNumberIds: [ids[1]], ...nights });
  const booking = await repo(Booking).findOneByOrFail({ id: bookingId });
  const stay = await repo(Stay).findOneByOrFail({ bookingId });
  const payment = await repo(Payment).findOneByOrFail({ bookingId });
  const refund = await repo(Refund).findOneByOrFail({ bookingId });
  const extra = await repo(BookingExtra).findOneByOrFail({ bookingId });
  const link = await repo(PaymentLink).findOneByOrFail({ bookingId });
  return {
    fixtures,
    ids: {
      hotelId,
      bookingId,
      stayId: stay.id,
      droppedStayId: stay.id,
      paymentId: payment.id,
      refundId: refund.id,
      bookingExtraId: extra.id,
      extraId: extras.Parking,
      linkId: link.id,
      disputeId: fixtures.disputeId,
      payoutId: fixtures.payoutId,
      roomTypeId: roomType.id,
      roomNumberId: ids[2]!,
      reviewId: fixtures.reviewId,
      userId: guest.id,
      cityId: fixtures.cityId,
    },
    secrets: [
      word,
      guest.email,
      booking.reference!,
      bookingId,
      stay.id,
      payment.id,
      refund.id,
      fixtures.heldId,
      fixtures.confirmedId,
      fixtures.ownerEmail,
    ],
  };
}

/** Sends a mutation with its input, which is to succeed; selects more than the refusal. */
async function ask(visitor: Visitor, field: string, input: object, more = ''): Promise<any> {
  const type = `${field[0]!.toUpperCase()}${field.slice(1)}Input`;
  const { data, errors } = await visitor.graphql(
    `mutation ($input: ${type}!) { ${field}(input: $input) { __typename ${more} ... on Problem { message } } }`,
    { input },
  );
  expect([field, errors, data?.[field]?.message]).toEqual([field, undefined, undefined]);
  return data[field];
}
