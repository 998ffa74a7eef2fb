import { night } from './factories';
import type { Sample } from './samples';

/** The root fields of the front desk. */
export const DESK_SAMPLES: Record<string, Sample> = {
  'query frontDesk': { document: ({ hotelId }) => `{ frontDesk(hotelId: "${hotelId}") { today } }` },
  'query busiestHotel': { document: () => '{ busiestHotel { id } }' },
  ...Object.fromEntries(
    ['checkInStay', 'checkOutStay', 'markStayNoShow', 'undoStayState'].map((field) => [
      `mutation ${field}`,
      { document: () => `mutation { ${field}(input: { stayId: "x" }) { __typename } }` },
    ]),
  ),
  'mutation addBookingNote': {
    document: ({ heldId }) =>
      `mutation { addBookingNote(input: { bookingId: "${heldId}", text: "Late." }) { __typename } }`,
  },
  'mutation confirmPayOut': {
    document: () => 'mutation { confirmPayOut(input: { refundId: "x" }) { __typename } }',
  },
  'mutation createWalkIn': {
    document: ({ hotelId, roomNumberId, ownerId }) =>
      `mutation { createWalkIn(input: { hotelId: "${hotelId}", roomNumberIds: ["${roomNumberId}"], checkIn: "${night(40)}",
        checkOut: "${night(41)}", userId: "${ownerId}", paidBy: CASH, idempotencyKey: "one" }) { __typename } }`,
  },
};
