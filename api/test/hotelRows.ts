import {
  DifferenceReason,
  newPaymentDifference,
  PaymentDifference,
} from '../src/bookings/pay/paymentDifference.entity';
import { newId } from '../src/database/columns';
import { repo, transaction } from '../src/database/transaction';
import type { Hotel } from '../src/hotels/hotel.entity';
import { insertOpenAccount } from './companyAccounts';
import { insertDispute } from './disputeHelpers';
import { Guests } from './guests';
import { issue } from './invoiceHelpers';
import { setCharges } from './priceHelpers';
import type { TestServer, Visitor } from './testServer';

/** A hotel with a row in every list about bookings and money, and in the audit log. */
export async function addHotelRows(server: TestServer, admin: Visitor, hotel: Hotel) {
  await setCharges(admin, hotel.cityId, [{ title: 'City tax', kind: 'PER_NIGHT', amount: 300 }], 1);
  const { person, bookingId } = await new Guests(server).withStay({ hotel });
  const refund = { bookingId, refundCents: 100, reason: 'Noise', idempotencyKey: newId() };
  const { data } = await admin.graphql(
    'mutation ($input: RefundBookingInput!) { refundBooking(input: $input) { __typename } }',
    { input: refund },
  );
  expect(data.refundBooking.__typename).toBe('Booking');
  await issue(person, bookingId);
  await insertOpenAccount(bookingId, hotel.id);
  const disputeId = await insertDispute(bookingId);
  const difference = newPaymentDifference({
    sessionId: newId(),
    reason: DifferenceReason.AMOUNT,
    paidCents: 1,
    paymentId: null,
    bookingId,
    hotelId: hotel.id,
    intentId: null,
    currency: 'usd',
    expectedCents: null,
  });
  await transaction(() => repo(PaymentDifference).insert(difference));
  return { hotel, person, bookingId, disputeId, differenceId: difference.id };
}
