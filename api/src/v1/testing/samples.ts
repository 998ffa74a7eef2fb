import type { Asker, Fixtures } from '../../../test/fixtures';

const words = { description: 'A hotel.', detailedDescription: 'A hotel with rooms.' };
const hotel = { path: ({ hotelId }: { hotelId: string }) => `/hotels/${hotelId}` };
const room = { path: ({ roomTypeId }: { roomTypeId: string }) => `/hotels/room/${roomTypeId}` };

/** A call of every route of hotels, cities, types and rooms. */
const HOTEL_SAMPLES: Record<string, Sample> = {
  'get /hotels/allcityrefs': {},
  'get /hotels/allhoteltyperefs': {},
  'get /hotels/countByCity': {},
  'get /hotels/countByType': {},
  'post /hotels/createcity': { body: () => ({ cityName: 'Hamar' }) },
  'post /hotels/createhoteltype': { body: () => ({ hotelType: 'Castle' }) },
  'get /hotels': {},
  'get /hotels/price': {},
  'get /hotels/:id': hotel,
  'post /hotels': { body: ({ cityId }) => ({ name: 'The Pier', city: cityId, type: cityId, ...words }) },
  'patch /hotels/:id': { ...hotel, body: () => ({ description: 'Another hotel.' }) },
  'delete /hotels/:id': { ...hotel, ends: true },
  'get /hotels/allrooms': {},
  'get /hotels/room/:id': room,
  'post /hotels/roomdetails': { body: ({ roomNumberId }) => ({ selectedRooms: [roomNumberId] }) },
  'post /hotels/room': {
    body: ({ hotelId }) => ({ hotel: hotelId, title: 'Twin', price: '90', roomNumbers: '7', ...words }),
  },
  'patch /hotels/room/:id': { ...room, body: () => ({ maxPeople: '3' }) },
  'delete /hotels/room/:id': { ...room, ends: true },
};

/** A call of a route that tests its permission. */
export interface Sample {
  path?: (fixtures: Fixtures, asker: Asker) => string;
  body?: (fixtures: Fixtures) => object;
  /** It concerns a record of the owner: for callers without access it does not exist. */
  owned?: true;
  /** It deletes records that other calls need, so every caller gets its own fixtures. */
  ends?: true;
}

const NOBODY = 'f'.repeat(24);
const PASSWORD = 'Quiet#Harbour7';
const upload = { body: () => ({ urlArray: ['x'], public_idArray: ['x'], fileCode: 'profilephoto' }) };
const signature = { body: () => ({ folder: 'profilephotos' }) };

const ofGroup = (more: (fixtures: Fixtures) => object): Sample => ({
  body: (fixtures) => ({ chat_id: fixtures.chatId, ...more(fixtures) }),
  owned: true,
});

/** A call of every route. A route without one fails the test. */
export const SAMPLES: Record<string, Sample> = {
  ...HOTEL_SAMPLES,
  'post /auth/login': { body: () => ({ username: 'nobody', password: 'x' }) },
  'get /auth/renew_access_token': { ends: true },
  'get /auth/logout': { ends: true },
  'post /auth/register': {
    body: () => ({ name: 'A', username: 'newcomer', email: 'a@staybook.example', password: PASSWORD }),
  },
  'post /auth/verifyemail': { body: () => ({ user_id: NOBODY, verificationCode: '1' }) },
  'post /auth/forgotpassword': { body: () => ({ email: 'a@staybook.example' }) },
  'post /auth/resetpassword/:resettoken/:user_id': {
    path: () => `/auth/resetpassword/x/${NOBODY}`,
    body: () => ({ password: PASSWORD }),
  },
  'get /auth/myaccount': {},
  'patch /auth/updatemyaccount': { body: () => ({ name: 'B' }) },
  'post /auth/changepassword': { body: () => ({ currentPassword: 'x', password: PASSWORD }) },
  'delete /auth/myaccount/deletemyphoto': {},
  'delete /auth/deletemyaccount': { ends: true },
  'post /auth/subscriptions': { body: () => ({ email: 'a@staybook.example' }) },
  'get /chats': {},
  'post /chats': { body: ({ partnerId }) => ({ chatPartner_Id: partnerId }) },
  'get /chats/:chat_Id': { path: ({ chatId }) => `/chats/${chatId}`, owned: true },
  'get /messages/:chat_id': { path: ({ chatId }) => `/messages/${chatId}`, owned: true },
  'post /messages': {
    body: ({ chatId }) => ({ messageContent: 'Hello', chatInfo: chatId }),
    owned: true,
  },
  'post /chats/groupchat': { body: ({ partnerId }) => ({ groupMembers: [partnerId], groupName: 'Trip' }) },
  'patch /chats/addmember': ofGroup(({ partnerId }) => ({ member_Id: partnerId })),
  'patch /chats/removemember': { ...ofGroup(({ partnerId }) => ({ member_Id: partnerId })), ends: true },
  'patch /chats/renamegroup': ofGroup(() => ({ groupName: 'Trip' })),
  'patch /chats/changeadmin': { ...ofGroup(({ partnerId }) => ({ newAdmin: partnerId })), ends: true },
  'patch /chats/leavegroup': { ...ofGroup(() => ({})), ends: true },
  'get /auth/allusers': {},
  'post /auth/hotelstaff': { body: ({ ownerId }) => ({ hotelStaff: [ownerId] }) },
  'post /auth/finduser': { body: ({ ownerEmail: email }) => ({ email }) },
  'patch /auth/updateuser': { body: ({ ownerEmail: email }) => ({ email, active: 'Yes' }) },
  'delete /auth/:id': { path: () => `/auth/${NOBODY}` },
  'post /auth/generatesignature': signature,
  'post /hotels/generatesignature': signature,
  'post /auth/upload': upload,
  'post /hotels/upload': upload,
  'get /hotels': {},
  'get /hotels/price': {},
  'get /hotels/allcityrefs': {},
  'get /hotels/allhoteltyperefs': {},
  'get /hotels/countByCity': {},
  'get /hotels/countByType': {},
  'get /hotels/allrooms': {},
  'get /hotels/:id': { path: ({ hotelId }) => `/hotels/${hotelId}` },
  'get /hotels/room/:id': { path: ({ roomTypeId }) => `/hotels/room/${roomTypeId}` },
  'post /hotels/roomdetails': { body: ({ roomNumberId }) => ({ selectedRooms: [roomNumberId] }) },
  'post /hotels': {
    body: () => ({
      name: 'A',
      city: NOBODY,
      type: NOBODY,
      description: 'B',
      detailedDescription: 'C',
      manager: { ref_number: NOBODY },
      staff: [],
    }),
  },
  'patch /hotels/:id': {
    path: ({ hotelId }) => `/hotels/${hotelId}`,
    body: () => ({ address: '2 Main Street' }),
  },
  'delete /hotels/:id': { path: () => `/hotels/${NOBODY}` },
  'post /hotels/createcity': { body: () => ({ cityName: 'Lisbon' }) },
  'post /hotels/createhoteltype': { body: () => ({ hotelType: 'Inn' }) },
  'post /hotels/room': {
    body: ({ hotelId: hotel }) => ({ hotel, title: 'A', description: 'B', price: 1, roomNumbers: [7] }),
  },
  'patch /hotels/room/:id': {
    path: ({ roomTypeId }) => `/hotels/room/${roomTypeId}`,
    body: () => ({ maxPeople: 3 }),
  },
  'delete /hotels/room/:id': { path: () => `/hotels/room/${NOBODY}` },
  'get /bookings': {},
  'get /bookings/mybookings': {},
  'post /bookings/findbooking': {
    body: ({ confirmedId }) => ({ booking_id: confirmedId }),
    owned: true,
  },
  'delete /bookings/:id': { path: ({ confirmedId }) => `/bookings/${confirmedId}`, owned: true, ends: true },
  'post /bookings/stripe/create-checkout-session': {
    body: ({ hotelId, roomNumberId }) => ({
      hotel_id: hotelId,
      selectedRooms: [roomNumberId],
      reservedDates: ['2001-01-01'],
    }),
  },
  'get /reviews': {},
  'get /reviews/myreviews': {},
  'post /reviews': {
    body: ({ confirmedId }) => ({ bookingRef: confirmedId, rating: 4, review: 'Good' }),
    owned: true,
  },
  'patch /reviews/:id': {
    path: ({ reviewId }) => `/reviews/${reviewId}`,
    body: () => ({ rating: 5 }),
    owned: true,
  },
  'delete /reviews/:id': {
    path: ({ reviewId, lastReviewId }, asker) => `/reviews/${asker === 'owner' ? lastReviewId : reviewId}`,
    owned: true,
    ends: true,
  },
};
