import {
  ADMIN,
  ADMIN_PASSWORD,
  cityRefs,
  findBooking,
  get,
  NAMES,
  remove,
  send,
  signIn,
  typeRefs,
  upload,
  type Screen,
} from './clientCalls';

/** An administrator makes a city, a type, a hotel and a room type, with their photos. */
export const SET_UP: Screen[] = [
  { screen: '/login', by: 'admin', calls: [signIn(ADMIN, ADMIN_PASSWORD, ['admin', 'user_id'])] },
  {
    screen: '/hotels/createcity',
    by: 'admin',
    calls: [
      send('POST /hotels/createcity', 'city', () => ({ cityName: 'Porto' }), {
        status: 201,
        keep: ['city', 'data._id'],
      }),
      send('POST /hotels/createcity', 'refusal', () => ({ cityName: 'porto' }), { status: 400 }),
    ],
  },
  {
    screen: '/hotels/createhoteltype',
    by: 'admin',
    calls: [
      send('POST /hotels/createhoteltype', 'hotelType', () => ({ hotelType: 'Inn' }), {
        status: 201,
        keep: ['type', 'data._id'],
      }),
    ],
  },
  { screen: '/hotels/allcityrefs', by: 'admin', calls: [cityRefs] },
  { screen: '/hotels/allhoteltyperefs', by: 'admin', calls: [typeRefs] },
  {
    screen: '/createhotel',
    by: 'admin',
    calls: [
      cityRefs,
      typeRefs,
      send('POST /auth/hotelstaff', 'staff', ({ admin }) => ({ hotelStaff: [admin] })),
      send(
        'POST /hotels',
        'hotel',
        ({ city, type, admin }) => ({
          name: 'Casa do Rio',
          city,
          type,
          description: 'By the river.',
          detailedDescription: 'An inn by the river.',
          closestTouristLocation: 'the Bridge',
          distanceToClosestTouristLocation: '0.5',
          manager: { name: 'Olga', ref_number: admin },
          staff: [{ name: 'Olga', ref_number: admin }],
        }),
        { status: 201, keep: ['hotel', 'data._id'] },
      ),
    ],
  },
  {
    screen: '/createroom',
    by: 'admin',
    calls: [
      send(
        'POST /hotels/room',
        'changedRoom',
        ({ hotel }) => ({
          title: 'Loft',
          hotel,
          price: '99.95',
          description: 'High.',
          maxPeople: '3',
          roomNumbers: [101, 102].map((number) => ({ number, unavailableDates: [] })),
        }),
        { status: 201, keep: ['room', 'data._id'] },
      ),
    ],
  },
  upload('admin', 'hotels', 'hotelphotos', 'hotelphoto', 'hotel'),
  upload('admin', 'hotels', 'roomphotos', 'roomphoto', 'room'),
  upload('admin', 'hotels', 'cityphotos', 'cityphoto', 'city'),
  upload('admin', 'hotels', 'hoteltypephotos', 'hoteltypephoto', 'type'),
  {
    screen: '/hotels/updatehotel',
    by: 'admin',
    calls: [
      send('PATCH /hotels/{hotel}', 'hotel', () => ({ name: '', city: '', type: '', description: 'New.' })),
      send('PATCH /hotels/{hotel}', 'hotel', () => ({ address: 'Rua do Rio 1' })),
    ],
  },
  {
    screen: '/rooms/updateroom',
    by: 'admin',
    calls: [
      send('PATCH /hotels/room/{room}', 'changedRoom', () => ({ price: '', addRooms: '103, 104' })),
      send('PATCH /hotels/room/{room}', 'changedRoom', () => ({ removeRooms: '104' })),
    ],
  },
];

/** The administrator finds and changes users, reads bookings and reviews, and deletes what was made. */
export const MANAGE: Screen[] = [
  { screen: '/users', by: 'admin', calls: [get('/auth/allusers', 'accounts')] },
  {
    screen: '/users/finduser',
    by: 'admin',
    calls: [
      send('POST /auth/finduser', 'account', () => ({ email: NAMES.email })),
      send('POST /auth/finduser', 'refusal', () => ({ email: 'no@staybook.example' }), { status: 404 }),
    ],
  },
  {
    screen: '/users/updateuser',
    by: 'admin',
    calls: [
      send('PATCH /auth/updateuser', 'updated', ({ friendEmail }) => ({
        email: friendEmail,
        roles: '2020',
        active: '',
      })),
      send('POST /auth/finduser', 'account', ({ friendEmail }) => ({ email: friendEmail })),
      send('PATCH /auth/updateuser', 'nobodyUpdated', () => ({
        email: 'no@staybook.example',
        roles: '',
        active: 'Yes',
      })),
    ],
  },
  { screen: '/bookings', by: 'admin', calls: [get('/bookings', 'bookings')] },
  { screen: '/bookingsforahotel', by: 'admin', calls: [get('/bookings?hotel_id={hotel}', 'bookings')] },
  { screen: '/bookings/findbooking', by: 'admin', calls: [findBooking] },
  { screen: '/mybookings', by: 'admin', calls: [get('/bookings/mybookings', 'refusal', { status: 401 })] },
];

/** What was made is deleted, from a room type to a user. */
export const CLEAR: Screen[] = [
  {
    screen: '/rooms/{room}',
    by: 'admin',
    calls: [remove('/hotels/room/{room}'), get('/hotels/room/{room}', 'refusal', { status: 404 })],
  },
  {
    screen: '/hotels/{hotel}',
    by: 'admin',
    calls: [remove('/hotels/{hotel}'), get('/hotels/{hotel}', 'refusal', { status: 404 })],
  },
  { screen: '/users/getuser', by: 'admin', calls: [remove('/auth/{friend}')] },
  { screen: '/logout', by: 'admin', calls: [{ call: 'GET /auth/logout', status: 204 }] },
];
