import { night } from '../../../test/factories';
import {
  account,
  cityRefs,
  findBooking,
  get,
  NAMES,
  PASSWORDS,
  remove,
  send,
  signIn,
  upload,
  type Known,
  type Screen,
} from './clientCalls';

const stay =
  (from: number) =>
  ({ number, hotel, customer }: Known) => ({
    selectedRooms: [number],
    reservedDates: [`${night(from)}T00:00:00.000Z`, `${night(from + 1)}T00:00:00.000Z`],
    hotel_id: hotel,
    customerDetails_01: { name: NAMES.name, userId: customer, email: NAMES.email },
    roomTypeArray_01: [{ _id: 'x', price: 1 }],
  });
/** The page of a hotel with its rooms, up to the hosted payment page. */
const choose = (from: number): Screen => ({
  screen: '/hotels/{hotel}/all',
  by: 'customer',
  calls: [
    get('/hotels/{hotel}', 'hotel'),
    get('/hotels/room/{hotel}', 'roomsOfHotel', { keep: ['number', 'data.0.roomNumbers.0._id'] }),
    account,
    send('POST /hotels/roomdetails', 'rooms', ({ number }) => ({ selectedRooms: [number] })),
    send('POST /bookings/stripe/create-checkout-session', 'page', stay(from), { keep: ['page', 'url'] }),
  ],
});
const myBookings: Screen = {
  screen: '/mybookings',
  by: 'customer',
  calls: [get('/bookings/mybookings', 'bookings', { before: 'pay', keep: ['booking', 'data.0._id'] })],
};

/** A visitor looks around and registers. */
export const VISIT: Screen[] = [
  {
    screen: '/',
    by: 'visitor',
    calls: [
      cityRefs,
      get('/hotels/countByCity', 'countByCity'),
      get('/hotels/countByType', 'countByType'),
      get('/hotels?sort=-ratingsAverage&limit=4', 'hotels'),
    ],
  },
  { screen: '/hotels', by: 'visitor', calls: [get('/hotels', 'hotels')] },
  { screen: '/hotels/{hotel}', by: 'visitor', calls: [get('/hotels/{hotel}', 'hotel')] },
  {
    screen: '/hotels/findhotel',
    by: 'visitor',
    calls: [cityRefs, get('/hotels?cityref={city}', 'hotels')],
  },
  { screen: '/hotels/countbycity', by: 'visitor', calls: [get('/hotels/countbycity', 'countByCity')] },
  { screen: '/hotels/countbytype', by: 'visitor', calls: [get('/hotels/countbytype', 'countByType')] },
  { screen: '/rooms', by: 'visitor', calls: [get('/hotels/allrooms', 'rooms')] },
  { screen: '/rooms/{room}', by: 'visitor', calls: [get('/hotels/room/{room}', 'room')] },
  { screen: '/reviews', by: 'visitor', calls: [get('/reviews', 'noResults')] },
  {
    screen: '/subscriptionpage',
    by: 'visitor',
    calls: [send('POST /auth/subscriptions', 'text', () => ({ email: 'v@staybook.example', token: 'x' }))],
  },
  { screen: '/users/myaccount', by: 'visitor', calls: [get('/auth/myaccount', 'refusal', { status: 401 })] },
  {
    screen: '/register',
    by: 'customer',
    calls: [
      send('POST /auth/register', 'pending', () => ({ ...NAMES, password: PASSWORDS[0], token: 'x' }), {
        status: 201,
        keep: ['customer', 'data'],
      }),
    ],
  },
  {
    screen: '/emailverification/{customer}',
    by: 'customer',
    calls: [
      send(
        'POST /auth/verifyemail',
        'pending',
        ({ customer, code }) => ({ user_id: customer, verificationCode: code }),
        { before: 'code' },
      ),
    ],
  },
];

const wrong = { username: NAMES.username, password: 'Wrong#Harbour1' };
const refused = send('POST /auth/login', 'refusal', () => wrong, { status: 400 });
const again = (password: string) => signIn(NAMES.username, password, ['customer', 'user_id']);

/** A customer's account, from signing in to a new password. */
export const ACCOUNT: Screen[] = [
  { screen: '/login', by: 'customer', calls: [refused, again(PASSWORDS[0]!)] },
  { screen: 'a reload', by: 'customer', calls: [get('/auth/renew_access_token', 'session')] },
  {
    screen: '/updatemyaccount',
    by: 'customer',
    calls: [
      send('PATCH /auth/updatemyaccount', 'text', () => ({ name: 'Ana Maria', username: '', email: '' })),
      send('PATCH /auth/updatemyaccount', 'refusal', () => ({ name: '', username: '', email: '' }), {
        status: 400,
      }),
    ],
  },
  upload('customer', 'auth', 'profilephotos', 'profilephoto'),
  {
    screen: '/users/myaccount',
    by: 'customer',
    calls: [account, remove('/auth/myaccount/deletemyphoto'), account],
  },
  upload('customer', 'hotels', 'miscphotos'),
  {
    screen: '/changepassword',
    by: 'customer',
    calls: [
      send('POST /auth/changepassword', 'text', () => ({
        currentPassword: PASSWORDS[0],
        password: PASSWORDS[1],
      })),
      again(PASSWORDS[1]!),
    ],
  },
  {
    screen: '/logout',
    by: 'customer',
    calls: [
      { call: 'GET /auth/logout', status: 204 },
      get('/auth/renew_access_token', 'refusal', { status: 401 }),
    ],
  },
  {
    screen: '/forgotpassword',
    by: 'customer',
    calls: [send('POST /auth/forgotpassword', 'sent', () => ({ email: NAMES.email, token: 'x' }))],
  },
  {
    screen: '/resetpassword/{token}/{customer}',
    by: 'customer',
    calls: [
      send('POST /auth/resetpassword/{token}/{customer}', 'text', () => ({ password: PASSWORDS[2] }), {
        before: 'link',
      }),
      again(PASSWORDS[2]!),
    ],
  },
];

/** The customer books, pays, chats and reviews. */
export const STAY: Screen[] = [
  {
    screen: '/hotelslist',
    by: 'customer',
    calls: [
      get('/hotels?city=Porto', 'hotels'),
      cityRefs,
      get('/hotels/price?city=Porto&min=0&max=1000', 'hotels'),
      get('/hotels/price?city=Nowhere&min=0&max=1000', 'nothing'),
    ],
  },
  choose(20),
  myBookings,
  {
    screen: '/bookings/{booking}',
    by: 'customer',
    calls: [findBooking, remove('/bookings/{booking}'), get('/bookings/mybookings', 'nothing')],
  },
  choose(25),
  myBookings,
  {
    screen: '/createreview',
    by: 'customer',
    calls: [
      { ...findBooking, before: 'end' },
      account,
      send(
        'POST /reviews',
        'review',
        ({ booking, hotel, customer }) => ({
          review: 'Quiet rooms',
          rating: 4,
          bookingRef: booking,
          hotel,
          hotel_name: 'x',
          customer,
          customer_name: 'x',
        }),
        { status: 201, keep: ['review', 'data._id'] },
      ),
    ],
  },
  {
    screen: '/updatemyreview',
    by: 'customer',
    calls: [
      send('PATCH /reviews/{review}', 'review', () => ({ rating: 0, review: 'Quiet' }), { status: 201 }),
    ],
  },
  { screen: '/myreviews', by: 'customer', calls: [get('/reviews/myreviews', 'reviews')] },
  { screen: '/reviews/findreview', by: 'customer', calls: [get('/reviews?review_id={review}', 'reviews')] },
  { screen: '/reviews', by: 'visitor', calls: [get('/reviews', 'reviews')] },
  {
    screen: '/realtimechat',
    by: 'customer',
    calls: [
      get('/auth/allusers', 'people'),
      send('POST /chats', 'chat', ({ friend }) => ({ chatPartner_Id: friend }), {
        status: 201,
        keep: ['chat', '_id'],
      }),
      send('POST /chats', 'chat', ({ friend }) => ({ chatPartner_Id: friend })),
      send('POST /messages', 'message', ({ chat }) => ({ messageContent: 'Hello', chatInfo: chat }), {
        status: 201,
      }),
      get('/messages/{chat}', 'messages'),
      get('/chats', 'chats'),
    ],
  },
];

/** The customer deletes the review and the account. */
export const LEAVE: Screen[] = [
  {
    screen: '/myreviews',
    by: 'customer',
    calls: [remove('/reviews/{review}'), get('/reviews/myreviews', 'noResults')],
  },
  {
    screen: '/users/myaccount',
    by: 'customer',
    calls: [remove('/auth/deletemyaccount'), { call: 'GET /auth/logout', status: 204 }],
  },
];
