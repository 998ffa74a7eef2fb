import { Booking } from '../src/bookings/booking.entity';
import { Stay, StayState } from '../src/bookings/stay.entity';
import { repo, transaction } from '../src/database/transaction';
import { Dispute } from '../src/bookings/dispute/dispute.entity';
import { RoomNumber, newRoomNumber } from '../src/rooms/roomNumber.entity';
import { change, choice, holding, room } from './checkoutHelpers';
import { CALENDAR_CHANGES } from './calendars';
import { CHANNEL_CHANGES } from './channels';
import { CONTACT_CHANGES } from './contactMessages';
import { makeCity, makeHotel, makeHotelType, makePeople, makeRoomType, makeUser, night } from './factories';
import { openDispute } from './disputeHelpers';
import { makeUserWithFactor } from './factors';
import { sellExtra, setExtras } from './extras';
import { HOUSEKEEPING_CHANGES } from './housekeeping';
import { beginStays } from './moveStays';
import { CITY_TABLE, importAs } from './imports';
import { MESSAGE_CHANGES } from './messageTemplates';
import { difference, MONEY_CHANGES, paid, type MakeInput } from './staffMoney';
import { reported, reviewed } from './reviewed';
import { offerProperty, picture, upload } from './photoHelpers';
import { block } from './tapeChartHelpers';
import { TEAM_CHANGES } from './teams';
import type { TestServer, Visitor } from './testServer';

/** A stay of four nights that begins this many days from today. */
async function stayOf(server: TestServer, from: number, state = StayState.EXPECTED): Promise<string> {
  const { id: bookingId } = await paid(server);
  const dates = { checkIn: night(from), checkOut: night(from + 4) };
  await transaction(async () => {
    await repo(Booking).update({ id: bookingId }, dates);
    await repo(Stay).update({ bookingId }, { ...dates, state, stateAt: new Date() });
  });
  return (await repo(Stay).findOneByOrFail({ bookingId })).id;
}

/** A booking whose guests came yesterday. */
async function inHouse(server: TestServer) {
  const { id: bookingId } = await paid(server);
  await beginStays(bookingId);
  return bookingId;
}

/** A stay, and another room number of its type. */
async function movable(server: TestServer) {
  const { id: bookingId, roomType } = await paid(server);
  const roomNumber = newRoomNumber({ roomTypeId: roomType.id, number: 900 });
  await transaction(() => repo(RoomNumber).insert(roomNumber));
  const stay = await repo(Stay).findOneByOrFail({ bookingId });
  return { bookingId, stayId: stay.id, roomNumberId: roomNumber.id };
}
/** A stay of two nights, ten days ahead, with another day of departure. */
async function departing(server: TestServer, days: number) {
  const { id: bookingId } = await paid(server);
  const stay = await repo(Stay).findOneByOrFail({ bookingId });
  return { stayId: stay.id, checkOut: night(days) };
}
const END_STAY = 'mutation ($input: EndStayInput!) { endStay(input: $input) { __typename } }';
const keepAll = (bookingId: string) => ({ bookingId, refundCents: 0, reason: 'As agreed' });

async function waitingChange(server: TestServer): Promise<string> {
  const { person, id, ids } = await paid(server);
  await change(person, id, ids, [10, 14]);
  return id;
}

async function blockable() {
  const { hotel, ids } = await room();
  return { hotelId: hotel.id, roomNumberIds: ids, from: night(20), to: night(22) };
}

const newRoomType = async () => (await makeRoomType(await makeHotel(), 2)).roomType.id;

const newHotel = async () => ({
  name: 'The Harbour',
  cityId: (await makeCity()).id,
  typeId: (await makeHotelType()).id,
  description: 'By the sea.',
  detailedDescription: 'By the sea, with a terrace.',
  ...(await makePeople()),
});
const offered = async (server: TestServer, admin: Visitor) =>
  offerProperty(await server.as(await makeUser()), admin);

/** For each mutation of administrators, an input that changes something. A mutation without one fails the test. */
export const STAFF_CHANGES: Record<string, MakeInput> = {
  createCity: async () => ({ name: 'Porto' }),
  updateCity: async () => ({ cityId: (await makeCity()).id, name: 'Braga' }),
  undoImport: async (server, admin) => ({ importId: await importAs(server, admin, CITY_TABLE) }),
  deleteCity: async () => ({ cityId: (await makeCity()).id }),
  updateCityCharges: async () => ({
    cityId: (await makeCity()).id,
    charges: [{ title: 'City tax', kind: 'PER_NIGHT', amount: 250 }],
  }),
  updateExtras: async () => ({
    hotelId: (await makeHotel()).id,
    extras: [
      {
        title: 'Breakfast',
        unit: 'PER_PERSON_AND_NIGHT',
        cents: 1800,
        soldOnline: true,
        soldAtDesk: true,
        active: true,
      },
    ],
  }),
  createHotelType: async () => ({ name: 'Inn' }),
  updateHotelType: async () => ({ hotelTypeId: (await makeHotelType()).id, name: 'Spa' }),
  deleteHotelType: async () => ({ hotelTypeId: (await makeHotelType()).id }),
  createHotel: newHotel,
  declinePropertyOffer: async (server, admin) => ({ offerId: await offered(server, admin), answer: 'No.' }),
  updateHotel: async () => ({ hotelId: (await makeHotel()).id, address: '2 Quay' }),
  deleteHotel: async () => ({ hotelId: (await makeHotel()).id }),
  ...TEAM_CHANGES,
  createRoomType: async () => ({
    hotelId: (await makeHotel()).id,
    title: 'Double',
    description: 'Two beds.',
    priceCents: 9000,
    roomNumbers: [1, 2],
  }),
  updateRoomType: async () => ({ roomTypeId: await newRoomType(), addRoomNumbers: [7] }),
  deleteRoomType: async () => ({ roomTypeId: await newRoomType() }),
  updateRates: async () => ({
    roomTypeId: await newRoomType(),
    rates: [{ from: night(5), to: night(9), priceCents: 12_000 }],
  }),
  paintRates: async () => ({
    roomTypeIds: [await newRoomType()],
    from: night(5),
    to: night(9),
    priceCents: 12_000,
  }),
  blockNights: async () => ({ ...(await blockable()), reason: 'Painting' }),
  unblockNights: async (_server, admin) => {
    const nights = await blockable();
    await block(admin, nights.hotelId, nights.roomNumberIds, [20, 22]);
    return nights;
  },
  ...HOUSEKEEPING_CHANGES,
  ...CALENDAR_CHANGES,
  moveStay: async (server) => {
    const { stayId, roomNumberId } = await movable(server);
    return { stayId, roomNumberId };
  },
  changeBookingByStaff: async (server) => {
    const { bookingId, ...stay } = await movable(server);
    return { bookingId, stays: [stay], differenceCents: 0, idempotencyKey: 'moved' };
  },
  changeBooking: async (server) => {
    const { id: bookingId, ids } = await paid(server);
    const dates = { checkIn: night(30), checkOut: night(32) };
    return { bookingId, roomNumberIds: ids, ...dates, idempotencyKey: 'for the guest' };
  },
  extendStay: async (server) => ({
    ...(await departing(server, 13)),
    differenceCents: 10_000,
    idempotencyKey: 'longer',
  }),
  shortenStay: async (server) => ({
    ...(await departing(server, 11)),
    differenceCents: -10_000,
    idempotencyKey: 'shorter',
  }),
  createUser: async () => ({ name: 'New Person', username: 'new_person', email: 'new@staybook.example' }),
  updateUser: async () => ({ email: (await makeUser()).email, role: 'INTERMEDIATE' }),
  deleteUser: async () => ({ userId: (await makeUser()).id }),
  replyToReview: async (server) => ({ reviewId: await reviewed(server), text: 'Thank you.' }),
  deleteReview: async (server) => ({ reviewId: await reviewed(server) }),
  checkInStay: async (server) => ({ stayId: await stayOf(server, 0) }),
  checkOutStay: async (server) => ({ stayId: await stayOf(server, -1, StayState.CHECKED_IN) }),
  markStayNoShow: async (server) => ({ stayId: await stayOf(server, -1) }),
  undoStayState: async (server) => ({ stayId: await stayOf(server, -1, StayState.NO_SHOW) }),
  addExtra: async (server, admin) => {
    const { id: bookingId, hotel } = await paid(server);
    const { Parking: extraId } = await setExtras(admin, hotel.id);
    return { bookingId, extraId, quantity: 1, idempotencyKey: 'extra' };
  },
  removeExtra: async (server, admin) => {
    const { id, hotel } = await paid(server);
    const { Parking } = await setExtras(admin, hotel.id);
    return { bookingExtraId: await sellExtra(admin, id, Parking), reason: 'Not taken' };
  },
  endStay: async (server) => keepAll(await inHouse(server)),
  undoEndStay: async (server, admin) => {
    const bookingId = await inHouse(server);
    await admin.graphql(END_STAY, { input: keepAll(bookingId) });
    return { bookingId };
  },
  submitDisputeEvidence: async (server) => {
    const { id: bookingId } = await paid(server);
    await openDispute(server, bookingId);
    return { disputeId: (await repo(Dispute).findOneByOrFail({ bookingId })).id };
  },
  createWalkIn: async () => {
    const { hotel, ids } = await room();
    const guest = { name: 'Wanda Walker', email: 'wanda@staybook.example' };
    return { ...choice(hotel.id, ids), ...guest, paidBy: 'CASH' };
  },
  addBookingNote: async (server) => ({ bookingId: (await paid(server)).id, text: 'Comes late.' }),
  updateUsers: async () => ({ userIds: [(await makeUser()).id], active: false }),
  signOutUsers: async () => ({ userIds: [(await makeUser()).id] }),
  resetFactors: async () => ({ userId: await makeUserWithFactor() }),
  keepFactors: async () => ({ userId: await makeUserWithFactor(new Date(Date.now() + 3_600_000)) }),
  hideReviews: async (server) => ({ reviewIds: [await reviewed(server)], reason: 'Names a person.' }),
  dismissReviewReports: async (server) => ({ reviewIds: [await reported(server)] }),
  showReviews: async (server, admin) => {
    const reviewIds = [await reviewed(server)];
    const hide = 'mutation ($input: HideReviewsInput!) { hideReviews(input: $input) { id } }';
    await admin.graphql(hide, { input: { reviewIds, reason: 'Names a person.' } });
    return { reviewIds };
  },
  ...CONTACT_CHANGES,
  ...MESSAGE_CHANGES,
  cancelBookings: async (server) => ({ bookingIds: [(await paid(server)).id] }),
  releaseCheckouts: async (server) => ({ bookingIds: [(await holding(server)).id] }),
  cancelBooking: async (server) => ({ bookingId: (await paid(server)).id }),
  openBookingChat: async (server) => ({ bookingId: (await paid(server)).id }),
  releaseCheckout: async (server) => ({ bookingId: (await holding(server)).id }),
  setArrivalHour: async (server) => ({ bookingId: (await paid(server)).id, arrivalHour: 20 }),
  updateStayDetails: async (server) => ({ bookingId: (await paid(server)).id, party: { adults: 2 } }),
  releaseChange: async (server) => ({ bookingId: await waitingChange(server) }),
  readCardProvider: async () => ({}),
  resolvePaymentDifference: async () => ({ differenceId: await difference(), resolution: 'Looked at.' }),
  // Everybody uploads, but only administrators upload pictures of hotels, rooms, cities and types.
  reportUploads: async (_server, admin) => ({
    purpose: 'CITY_PHOTO',
    id: (await makeCity()).id,
    uploads: [await upload(admin, 'cityphotos', await picture('teal'))],
  }),
  // It runs after createHotel, since it also makes a hotel.
  acceptPropertyOffer: async (server, admin) =>
    Object.assign(await newHotel(), { offerId: await offered(server, admin) }),
  // These run last, since they also book and cancel as an administrator.
  ...MONEY_CHANGES,
  ...CHANNEL_CHANGES,
};
