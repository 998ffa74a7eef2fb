import { BULK_SAMPLES } from './bulkSamples';
import { CHAT_SAMPLES } from './chatSamples';
import { night } from './factories';
import type { Asker, Fixtures } from './fixtures';
import { DESK_SAMPLES } from './frontDeskSamples';
import { PHOTO_SAMPLES } from './photoSamples';
import { ROOM_WORK_SAMPLES } from './roomWorkSamples';
import { WEBHOOK_SAMPLES } from './webhookSamples';

/** How a root field is called to see who may call it. */
export interface Sample {
  document: (fixtures: Fixtures, asker: Asker) => string;
  /** The field concerns one thing of the owner: for others it answers as if the thing did not exist. */
  owned?: true;
  /** It deletes or ends what other samples use: it gets fixtures of its own, as do fields with `owned`. */
  ends?: true;
}

const TEXT = 'Quiet#Harbour7';
const on = (...problems: string[]) => problems.map((name) => `... on ${name} { message }`).join(' ');
const SPAN = `from: "${night(1)}", to: "${night(3)}"`;
const STAY = `checkIn: "${night(1)}", checkOut: "${night(3)}"`;
/** A document for every root field; a field without one fails the test. */
export const SAMPLES: Record<string, Sample> = {
  ...CHAT_SAMPLES,
  ...DESK_SAMPLES,
  ...PHOTO_SAMPLES,
  ...ROOM_WORK_SAMPLES,
  ...WEBHOOK_SAMPLES,
  'query settings': { document: () => '{ settings { publicSearch } }' },
  'query viewer': { document: () => '{ viewer { id } }' },
  'query cities': { document: () => '{ cities { id } }' },
  'query hotelTypes': { document: () => '{ hotelTypes { id } }' },
  'query hotels': { document: () => '{ hotels { total } }' },
  'query hotelFacets': { document: () => '{ hotelFacets { types { hotels } } }' },
  'query priceCalendar': {
    document: ({ hotelId: id }) => `{ priceCalendar(hotelId: "${id}", ${SPAN}) { night } }`,
  },
  'query nearestDates': { document: () => `{ nearestDates(filter: { ${STAY} }) { checkIn } }` },
  'query roomTypes': { document: () => '{ roomTypes { total } }' },
  'query hotel': { document: ({ hotelId }) => `{ hotel(id: "${hotelId}") { id } }` },
  'query roomType': { document: ({ roomTypeId }) => `{ roomType(id: "${roomTypeId}") { id } }` },
  'query quote': {
    document: ({ hotelId, roomNumberId }) =>
      `{ quote(input: { hotelId: "${hotelId}", roomNumberIds: ["${roomNumberId}"], ${STAY} }) { version } }`,
  },
  'mutation updateRates': {
    document: ({ roomTypeId }) =>
      `mutation { updateRates(input: { roomTypeId: "${roomTypeId}", rates: [] }) { __typename ${on('RatesRefused')} } }`,
  },
  'mutation updateCityCharges': {
    document: ({ cityId }) =>
      `mutation { updateCityCharges(input: { cityId: "${cityId}", charges: [] }) { __typename ${on('ChargesRefused')} } }`,
  },
  'query booking': { document: ({ heldId }) => `{ booking(id: "${heldId}") { id } }`, owned: true },
  'query savedViews': { document: () => '{ savedViews(list: "bookings") { id } }' },
  'mutation saveView': {
    document: () =>
      'mutation { saveView(input: { id: "0123456789abcdef01234567", list: "bookings", name: "Mine", address: "", isDefault: false }) { __typename } }',
  },
  'mutation deleteView': { document: () => 'mutation { deleteView(id: "0123456789abcdef01234567") }' },
  'query myBookings': { document: () => '{ myBookings { total } }' },
  'query myData': { document: () => '{ myData }' },
  'query myDevices': { document: () => '{ myDevices { id } }' },
  'query myApiKeys': { document: () => '{ myApiKeys { id } }' },
  'mutation createApiKey': {
    document: () => 'mutation { createApiKey(input: { name: "A", scopes: [READ] }) { __typename } }',
  },
  'mutation rotateApiKey': {
    document: () => `mutation { rotateApiKey(input: { keyId: "${'f'.repeat(24)}" }) { __typename } }`,
  },
  'mutation revokeApiKey': {
    document: () => `mutation { revokeApiKey(input: { keyId: "${'f'.repeat(24)}" }) }`,
  },
  'mutation signIn': {
    document: () => 'mutation { signIn(input: { username: "nobody", password: "x" }) { __typename } }',
  },
  'mutation signOut': { document: () => 'mutation { signOut }', ends: true },
  'mutation renewSession': { document: () => 'mutation { renewSession { __typename } }', ends: true },
  'mutation endOtherSessions': { document: () => 'mutation { endOtherSessions }' },
  'mutation endSession': {
    document: () => `mutation { endSession(input: { sessionId: "${'f'.repeat(24)}" }) }`,
  },
  'mutation register': {
    document: () =>
      `mutation { register(input: { name: "A", username: "newcomer", email: "a@staybook.example", password: "${TEXT}" }) { __typename } }`,
  },
  'mutation sendCodeAgain': {
    document: () => 'mutation { sendCodeAgain(input: { userId: "x" }) { __typename } }',
  },
  'mutation verifyEmail': {
    document: () => 'mutation { verifyEmail(input: { userId: "x", code: "1" }) { __typename } }',
  },
  'mutation forgotPassword': {
    document: () => 'mutation { forgotPassword(input: { email: "a@staybook.example" }) { __typename } }',
  },
  'mutation resetPassword': {
    document: () =>
      `mutation { resetPassword(input: { userId: "x", token: "x", password: "${TEXT}" }) { __typename } }`,
  },
  'mutation changePassword': {
    document: () =>
      `mutation { changePassword(input: { currentPassword: "x", password: "${TEXT}" }) { __typename } }`,
  },
  'mutation updateAccount': {
    document: () => 'mutation { updateAccount(input: { name: "B" }) { __typename } }',
  },
  'mutation deleteAccount': {
    document: () => 'mutation { deleteAccount(input: {}) { __typename } }',
    ends: true,
  },
  'mutation confirmEmail': {
    document: () => 'mutation { confirmEmail(input: { userId: "x", token: "x" }) { __typename } }',
  },
  'mutation undoEmailChange': {
    document: () => 'mutation { undoEmailChange(input: { userId: "x", token: "x" }) { __typename } }',
  },
  'query users': { document: () => '{ users(text: "an") { total } }' },
  'query user': { document: ({ ownerId }) => `{ user(id: "${ownerId}") { id } }`, owned: true },
  'mutation createUser': {
    document: () =>
      'mutation { createUser(input: { name: "A", username: "invited", email: "i@staybook.example" }) { __typename } }',
  },
  'mutation deleteUser': {
    document: () => `mutation { deleteUser(input: { userId: "${'f'.repeat(24)}" }) { __typename } }`,
  },
  'mutation updateUser': {
    document: ({ ownerEmail }) =>
      `mutation { updateUser(input: { email: "${ownerEmail}", active: true }) { __typename } }`,
  },
  ...BULK_SAMPLES,
  'mutation subscribeNewsletter': {
    document: () => 'mutation { subscribeNewsletter(input: { email: "a@staybook.example" }) { __typename } }',
  },
  'mutation unsubscribeNewsletter': {
    document: () => 'mutation { unsubscribeNewsletter(input: { subscriberId: "x", token: "x" }) }',
  },
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
  'mutation releaseChange': {
    document: ({ confirmedId }) =>
      `mutation { releaseChange(input: { bookingId: "${confirmedId}" }) { __typename ${on('NotChangeable')} } }`,
    owned: true,
  },
  'query removalImpact': {
    document: ({ hotelId }) => `{ removalImpact(input: { hotelId: "${hotelId}" }) { bookings } }`,
  },
  'query auditEntries': { document: () => '{ auditEntries { total } }' },
  'query paymentDifferences': { document: () => '{ paymentDifferences { total } }' },
  'query reviews': { document: ({ hotelId }) => `{ reviews(hotelId: "${hotelId}") { total } }` },
  'query review': { document: ({ reviewId }) => `{ review(id: "${reviewId}") { id } }` },
  'query myReviews': { document: () => '{ myReviews { total } }' },
  'mutation createReview': {
    document: ({ confirmedId }) =>
      `mutation { createReview(input: { bookingId: "${confirmedId}", rating: 4, text: "Good" }) { __typename ${on('NotYourBooking')} } }`,
    owned: true,
  },
  'mutation updateReview': {
    document: ({ reviewId }) =>
      `mutation { updateReview(input: { reviewId: "${reviewId}", rating: 5 }) { __typename ${on('UnknownReview')} } }`,
    owned: true,
  },
  'mutation deleteReview': {
    document: ({ reviewId, lastReviewId }, asker) =>
      `mutation { deleteReview(input: { reviewId: "${asker === 'owner' ? lastReviewId : reviewId}" }) { __typename ${on('UnknownReview')} } }`,
    owned: true,
  },
  'mutation resolvePaymentDifference': {
    document: () =>
      `mutation { resolvePaymentDifference(input: { differenceId: "none", resolution: "" }) { __typename } }`,
  },
  'mutation replyToReview': {
    document: ({ reviewId }) =>
      `mutation { replyToReview(input: { reviewId: "${reviewId}", text: "Thank you." }) { __typename } }`,
  },
  'query bookings': { document: () => '{ bookings { total } }' },
  'query dashboard': {
    document: () => '{ dashboard(from: "2027-05-01", to: "2027-05-02") { total { nights } } }',
  },
  'mutation createCity': {
    document: () => 'mutation { createCity(input: { name: "Lisbon" }) { __typename } }',
  },
  'mutation updateCity': {
    document: () => 'mutation { updateCity(input: { cityId: "x", name: "Porto" }) { __typename } }',
  },
  'mutation deleteCity': { document: () => 'mutation { deleteCity(input: { cityId: "x" }) { __typename } }' },
  'mutation createHotelType': {
    document: () => 'mutation { createHotelType(input: { name: "Inn" }) { __typename } }',
  },
  'mutation updateHotelType': {
    document: () => 'mutation { updateHotelType(input: { hotelTypeId: "x", name: "Spa" }) { __typename } }',
  },
  'mutation deleteHotelType': {
    document: () => 'mutation { deleteHotelType(input: { hotelTypeId: "x" }) { __typename } }',
  },
  'mutation createHotel': {
    document: () =>
      'mutation { createHotel(input: { name: "A", cityId: "x", typeId: "x", description: "B", detailedDescription: "C", managerId: "x", staffIds: ["x"] }) { __typename } }',
  },
  'mutation updateHotel': {
    document: ({ hotelId }) =>
      `mutation { updateHotel(input: { hotelId: "${hotelId}", address: "2 Main Street" }) { __typename } }`,
  },
  'mutation deleteHotel': {
    document: ({ hotelId }) => `mutation { deleteHotel(input: { hotelId: "${hotelId}" }) { __typename } }`,
    ends: true,
  },
  'mutation createRoomType': {
    document: ({ hotelId }) =>
      `mutation { createRoomType(input: { hotelId: "${hotelId}", title: "A", description: "B", priceCents: 1, roomNumbers: [7] }) { __typename } }`,
  },
  'mutation updateRoomType': {
    document: ({ roomTypeId }) =>
      `mutation { updateRoomType(input: { roomTypeId: "${roomTypeId}", maxPeople: 3 }) { __typename } }`,
  },
  'mutation deleteRoomType': {
    document: ({ roomTypeId }) =>
      `mutation { deleteRoomType(input: { roomTypeId: "${roomTypeId}" }) { __typename } }`,
    ends: true,
  },
  'subscription nightsChanged': {
    document: ({ hotelId }) => `subscription { nightsChanged(hotelId: "${hotelId}") { night } }`,
  },
};
