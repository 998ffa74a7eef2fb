import type { Sample } from './samples';

const words = { description: 'A hotel.', detailedDescription: 'A hotel with rooms.' };
const hotel = { path: ({ hotelId }: { hotelId: string }) => `/hotels/${hotelId}` };
const room = { path: ({ roomTypeId }: { roomTypeId: string }) => `/hotels/room/${roomTypeId}` };

/** A call of every route of hotels, cities, types and rooms. */
export const HOTEL_SAMPLES: Record<string, Sample> = {
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
