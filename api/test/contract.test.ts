import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, parse, validate } from 'graphql';

/* What other people's programs rely on: documents that were published once, and names. */

const schema = buildSchema(readFileSync(path.join(__dirname, '../../schema/schema.graphql'), 'utf8'));

test.each([
  [
    'SignIn',
    `mutation SignIn($input: SignInInput!) { signIn(input: $input) { __typename ... on Session { accessToken viewer { id name username email role photo } } ... on Problem { message } } }`,
  ],
  [
    'Search',
    `query Search($filter: HotelFilter, $limit: Int, $offset: Int) { hotels(filter: $filter, sort: RATING_DESC, limit: $limit, offset: $offset) { total items { id name city { id name } type { id name } description ratingsAverage numberOfRatings cheapestPriceCents photos } } }`,
  ],
  [
    'Hotel',
    `query Hotel($id: ID!, $checkIn: Night!, $checkOut: Night!) { hotel(id: $id) { id name address detailedDescription closestTouristLocation distanceMiles roomTypes { id title description priceCents maxPeople photos roomNumbers { id number available(checkIn: $checkIn, checkOut: $checkOut) unavailableNights(from: $checkIn, to: $checkOut) } } } }`,
  ],
  [
    'Checkout',
    `mutation Checkout($input: CreateCheckoutInput!) { createCheckout(input: $input) { __typename ... on Checkout { url holdExpiresAt booking { id status totalCents } } ... on NightsTaken { message nights { roomNumber { id number } night } alternatives { id number } } ... on Problem { message } } }`,
  ],
  [
    'MyBookings',
    `query MyBookings { myBookings(limit: 20) { total items { id status createdAt totalCents hotel { id name } user { id name } stays { roomNumber { id number } roomType { id title } checkIn checkOut nights pricePerNightCents } } } }`,
  ],
  [
    'Cancel',
    `mutation Cancel($input: CancelBookingInput!) { cancelBooking(input: $input) { __typename ... on Booking { id status refundedCents } ... on Problem { message } } }`,
  ],
  [
    'Review',
    `mutation Review($input: CreateReviewInput!) { createReview(input: $input) { __typename ... on Review { id rating text hotel { id ratingsAverage numberOfRatings } } ... on Problem { message } } }`,
  ],
  [
    'Open',
    `mutation Open($input: OpenChatInput!) { openChat(input: $input) { __typename ... on Chat { id members { id name } } ... on Problem { message } } }`,
  ],
  [
    'Send',
    `mutation Send($input: SendMessageInput!) { sendMessage(input: $input) { __typename ... on Message { id content sentAt sentBy { id name } } ... on Problem { message } } }`,
  ],
  [
    'Messages',
    `query Messages($id: ID!, $before: ID) { chat(id: $id) { id name unreadCount messages(before: $before, limit: 30) { hasEarlier items { id content sentAt sentBy { id name } } } } }`,
  ],
  [
    'OnMessage',
    `subscription OnMessage($chatId: ID) { messageReceived(chatId: $chatId) { id content sentBy { id name } chat { id } } }`,
  ],
  ['Online', `subscription Online { onlineUsersChanged { id name photo } }`],
  ['Notifications', `subscription Notifications { notificationReceived { chat { id name } count } }`],
  [
    'Nights',
    `subscription Nights($hotelId: ID!) { nightsChanged(hotelId: $hotelId) { roomNumber { id } night available } }`,
  ],
])('the document %s is still valid', (_name, document) => {
  expect(validate(schema, parse(document))).toEqual([]);
});

const QUERIES =
  'viewer cities hotelTypes hotels hotel roomTypes roomType booking bookings myBookings reviews myReviews users user chats chat onlineUsers';
const MUTATIONS =
  'register verifyEmail signIn signOut renewSession forgotPassword resetPassword changePassword updateAccount deleteAccount subscribeNewsletter createCheckout releaseCheckout cancelBooking createReview updateReview deleteReview openChat createGroupChat sendMessage markChatRead createCity updateCity deleteCity createHotelType updateHotelType deleteHotelType createHotel updateHotel deleteHotel createRoomType updateRoomType deleteRoomType createUser updateUser deleteUser';
const SUBSCRIPTIONS = 'messageReceived onlineUsersChanged notificationReceived nightsChanged';

test.each([
  ['queries', schema.getQueryType(), QUERIES],
  ['mutations', schema.getMutationType(), MUTATIONS],
  ['subscriptions', schema.getSubscriptionType(), SUBSCRIPTIONS],
])('the %s are there by their names', (_kind, type, names) => {
  const fields = type!.getFields();
  expect(names.split(' ').filter((name) => !(name in fields))).toEqual([]);
});

test('hotels can be sorted by rating, price, name and distance', () => {
  for (const sort of 'RATING_DESC PRICE_ASC PRICE_DESC NAME_ASC DISTANCE_ASC'.split(' '))
    expect(validate(schema, parse(`{ hotels(sort: ${sort}) { total } }`))).toEqual([]);
});
