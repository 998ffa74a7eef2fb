import { night } from '../../test/factories';
import { STAY, on, forMany, type Sample } from '../../test/sample';

/** A document for every root field of this folder. */
export const samples: Record<string, Sample> = {
  ...Object.fromEntries(
    ['checkInStay', 'checkOutStay', 'markStayNoShow', 'undoStayState'].map((field) => [
      `mutation ${field}`,
      { document: () => `mutation { ${field}(input: { stayId: "x" }) { __typename } }` },
    ]),
  ),
  'query quote': {
    document: ({ hotelId, roomNumberId }) =>
      `{ quote(input: { hotelId: "${hotelId}", roomNumberIds: ["${roomNumberId}"], ${STAY} }) { version } }`,
  },
  'query changeQuote': {
    document: ({ confirmedId, roomNumberId }) =>
      `{ changeQuote(input: { bookingId: "${confirmedId}", roomNumberIds: ["${roomNumberId}"], checkIn: "${night(60)}",
        checkOut: "${night(61)}" }) { differenceCents } }`,
    owned: true,
  },
  'query booking': { document: ({ heldId }) => `{ booking(id: "${heldId}") { id } }`, owned: true },
  'query myBookings': { document: () => '{ myBookings { total } }' },
  'mutation createCheckout': {
    document: ({ hotelId, roomNumberId }) =>
      `mutation { createCheckout(input: { hotelId: "${hotelId}", roomNumberIds: ["${roomNumberId}"], checkIn: "${night(50)}",
        checkOut: "${night(51)}", idempotencyKey: "one" }) { __typename } }`,
  },
  'mutation releaseCheckout': {
    document: ({ heldId }) =>
      `mutation { releaseCheckout(input: { bookingId: "${heldId}" }) { __typename ${on('UnknownCheckout')} } }`,
    owned: true,
  },
  'mutation cancelBooking': {
    document: ({ confirmedId }) =>
      `mutation { cancelBooking(input: { bookingId: "${confirmedId}" }) { __typename ${on('NotCancellable')} } }`,
    owned: true,
  },
  'mutation changeBooking': {
    document: ({ confirmedId, roomNumberId }) =>
      `mutation { changeBooking(input: { bookingId: "${confirmedId}", roomNumberIds: ["${roomNumberId}"], checkIn: "${night(60)}",
        checkOut: "${night(61)}", idempotencyKey: "one" }) { __typename ${on('NotChangeable')} } }`,
    owned: true,
  },
  'mutation setArrivalHour': {
    document: ({ confirmedId }) =>
      `mutation { setArrivalHour(input: { bookingId: "${confirmedId}" }) { __typename ${on('ArrivalHourRefused')} } }`,
    owned: true,
  },
  'mutation updateStayDetails': {
    document: ({ confirmedId }) =>
      `mutation { updateStayDetails(input: { bookingId: "${confirmedId}" }) { __typename ${on('StayDetailsRefused')} } }`,
    owned: true,
  },
  'mutation releaseChange': {
    document: ({ confirmedId }) =>
      `mutation { releaseChange(input: { bookingId: "${confirmedId}" }) { __typename ${on('NotChangeable')} } }`,
    owned: true,
  },
  'mutation addExtra': {
    document: ({ confirmedId }) =>
      `mutation { addExtra(input: { bookingId: "${confirmedId}", extraId: "x", quantity: 1, idempotencyKey: "one" }) { __typename ${on('ExtraRefused')} } }`,
  },
  'mutation removeExtra': {
    document: () =>
      `mutation { removeExtra(input: { bookingExtraId: "x", reason: "Not taken" }) { __typename } }`,
  },
  'query removalImpact': {
    document: ({ hotelId }) => `{ removalImpact(input: { hotelId: "${hotelId}" }) { bookings } }`,
  },
  'query stayEndingQuote': {
    document: ({ confirmedId }) => `{ stayEndingQuote(input: { bookingId: "${confirmedId}" }) { nights } }`,
  },
  'mutation endStay': {
    document: ({ confirmedId }) =>
      `mutation { endStay(input: { bookingId: "${confirmedId}" }) { __typename } }`,
  },
  'mutation undoEndStay': {
    document: ({ confirmedId }) =>
      `mutation { undoEndStay(input: { bookingId: "${confirmedId}" }) { __typename } }`,
  },
  'query payments': { document: () => '{ payments { total } }' },
  'query refunds': { document: () => '{ refunds { total } }' },
  'query invoices': { document: () => '{ invoices { total } }' },
  'query taxes': { document: () => '{ taxes { netCents } }' },
  'query paymentDifferences': { document: () => '{ paymentDifferences { total } }' },
  'mutation resolvePaymentDifference': {
    document: () =>
      `mutation { resolvePaymentDifference(input: { differenceId: "none", resolution: "" }) { __typename } }`,
  },
  'query disputes': { document: () => '{ disputes { total } }' },
  'query disputeEvidence': {
    document: ({ disputeId }) => `{ disputeEvidence(disputeId: "${disputeId}") { fileName } }`,
  },
  'mutation submitDisputeEvidence': {
    document: () => 'mutation { submitDisputeEvidence(input: { disputeId: "none" }) { __typename } }',
  },
  'query bookings': { document: () => '{ bookings { total } }' },
  'query dashboard': {
    document: () => '{ dashboard(from: "2027-05-01", to: "2027-05-02") { total { nights } } }',
  },
  'mutation cancelBookings': forMany('cancelBookings', 'bookingIds'),
  'mutation releaseCheckouts': forMany('releaseCheckouts', 'bookingIds'),
  'query frontDesk': { document: ({ hotelId }) => `{ frontDesk(hotelId: "${hotelId}") { today } }` },
  'query busiestHotel': { document: () => '{ busiestHotel { id } }' },
  'mutation addBookingNote': {
    document: ({ heldId }) =>
      `mutation { addBookingNote(input: { bookingId: "${heldId}", text: "Late." }) { __typename } }`,
  },
  'mutation confirmPayOut': {
    document: () => 'mutation { confirmPayOut(input: { refundId: "x" }) { __typename } }',
  },
  'mutation undoPayOut': {
    document: () => 'mutation { undoPayOut(input: { refundId: "x" }) { __typename } }',
  },
  'mutation refundBooking': {
    document: () =>
      'mutation { refundBooking(input: { bookingId: "none", refundCents: 1, reason: "r", idempotencyKey: "k" }) { __typename } }',
  },
  'mutation payBalance': {
    document: ({ confirmedId }) =>
      `mutation { payBalance(input: { bookingId: "${confirmedId}" }) { __typename ${on('BalanceRefused')} } }`,
    owned: true,
  },
  'mutation holdBooking': {
    document: () => 'mutation { holdBooking(input: { bookingId: "none" }) { __typename } }',
  },
  'mutation createPaymentLink': {
    document: () =>
      'mutation { createPaymentLink(input: { bookingId: "none", mail: false, idempotencyKey: "key" }) { __typename } }',
  },
  'mutation revokePaymentLink': {
    document: () => 'mutation { revokePaymentLink(input: { linkId: "none" }) { __typename } }',
  },
  'query paymentRequest': {
    document: ({ paymentToken }) => `{ paymentRequest(token: "${paymentToken}") { state } }`,
  },
  'mutation payByLink': {
    document: () => 'mutation { payByLink(input: { token: "none" }) { __typename } }',
  },
  'mutation takePayment': {
    document: () =>
      'mutation { takePayment(input: { bookingId: "none", cents: 1, paidBy: CASH, idempotencyKey: "k" }) { __typename } }',
  },
  'query openAccounts': { document: () => '{ openAccounts { total } }' },
  'query openAccountTotals': { document: () => '{ openAccountTotals { openCents } }' },
  'mutation settleAccount': {
    document: () =>
      `mutation { settleAccount(input: { paymentId: "none", cents: 1, paidBy: CASH, idempotencyKey: "k" }) { __typename } }`,
  },
  'mutation undoSettlement': {
    document: () =>
      `mutation { undoSettlement(input: { settlementId: "none", reason: "r" }) { __typename } }`,
  },
  'mutation voidPayment': {
    document: () => 'mutation { voidPayment(input: { paymentId: "none", reason: "r" }) { __typename } }',
  },
  'mutation creditBooking': {
    document: () =>
      'mutation { creditBooking(input: { bookingId: "none", cents: 1, reason: "r", idempotencyKey: "k" }) { __typename } }',
  },
  'mutation issueInvoice': {
    document: ({ heldId }) =>
      `mutation { issueInvoice(input: { bookingId: "${heldId}", buyer: {}, idempotencyKey: "k" }) { __typename ${on('InvoiceRefused')} } }`,
    owned: true,
  },
  'mutation correctPayment': {
    document: () => 'mutation { correctPayment(input: { paymentId: "none", paidBy: CASH }) { __typename } }',
  },
  'query walkInQuote': {
    document: ({ hotelId, roomNumberId }) =>
      `{ walkInQuote(input: { hotelId: "${hotelId}", roomNumberIds: ["${roomNumberId}"], checkIn: "${night(40)}",
        checkOut: "${night(41)}", nightPriceCents: 5000 }) { totalCents } }`,
  },
  'mutation createWalkIn': {
    document: ({ hotelId, roomNumberId, ownerId }) =>
      `mutation { createWalkIn(input: { hotelId: "${hotelId}", roomNumberIds: ["${roomNumberId}"], checkIn: "${night(40)}",
        checkOut: "${night(41)}", userId: "${ownerId}", paidBy: CASH, idempotencyKey: "one" }) { __typename } }`,
  },
  'subscription bookingMoved': {
    document: ({ hotelId }) => `subscription { bookingMoved(hotelId: "${hotelId}") }`,
  },
  'query tapeChart': {
    document: ({ hotelId }) =>
      `{ tapeChart(hotelId: "${hotelId}", from: "${night(0)}", to: "${night(7)}") { bars { kind } } }`,
  },
  'query staffChangeQuote': {
    document: ({ confirmedId }) =>
      `{ staffChangeQuote(input: { bookingId: "${confirmedId}", stays: [] }) { differenceCents } }`,
  },
  'mutation changeBookingByStaff': {
    document: ({ confirmedId }) =>
      `mutation { changeBookingByStaff(input: { bookingId: "${confirmedId}", stays: [{ stayId: "x" }], differenceCents: 0, idempotencyKey: "one" }) { __typename } }`,
  },
  'mutation extendStay': {
    document: () =>
      `mutation { extendStay(input: { stayId: "x", checkOut: "${night(60)}", differenceCents: 0, idempotencyKey: "one" }) { __typename } }`,
  },
  'mutation shortenStay': {
    document: () =>
      `mutation { shortenStay(input: { stayId: "x", checkOut: "${night(60)}", differenceCents: 0, idempotencyKey: "one" }) { __typename } }`,
  },
  'mutation moveStay': {
    document: ({ roomNumberId }) =>
      `mutation { moveStay(input: { stayId: "x", roomNumberId: "${roomNumberId}" }) { __typename } }`,
  },
};
