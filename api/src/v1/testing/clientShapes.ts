/* What existing clients read of each answer: names of fields, and the kind of each value. More fields may come. */

/** The kind of a value; a list has at least one row, and each row has the shape; a name with a question mark may be missing. */
export type Shape = 'id' | 'text' | 'number' | 'flag' | 'instant' | RegExp | readonly [Shape] | ShapeOfObject;
interface ShapeOfObject {
  readonly [name: string]: Shape;
}

const KINDS: Record<string, (value: unknown) => boolean> = {
  id: (value) => typeof value === 'string' && /^[0-9a-f]{24}$/.test(value),
  text: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  flag: (value) => typeof value === 'boolean',
  instant: (value) => typeof value === 'string' && /^20\d\d-\d\d-\d\dT.*Z$/.test(value),
};

/** Where an answer differs from its shape. */
export function differences(value: any, shape: Shape, at = 'answer'): string[] {
  if (typeof shape === 'string') return KINDS[shape]!(value) ? [] : [`${at} is no ${shape}`];
  if (shape instanceof RegExp) return shape.test(String(value)) ? [] : [`${at} is ${value}`];
  if (Array.isArray(shape)) {
    if (!Array.isArray(value) || !value.length) return [`${at} has no rows`];
    return value.flatMap((row, index) => differences(row, shape[0], `${at}[${index}]`));
  }
  if (typeof value !== 'object' || value === null) return [`${at} is no object`];
  return Object.entries(shape).flatMap(([name, one]) => {
    const key = name.replace('?', '');
    if (name.endsWith('?') && value[key] === undefined) return [];
    return differences(value[key], one, `${at}.${key}`);
  });
}

const person = { _id: 'id', name: 'text', photo: 'text' } as const;
const account = { ...person, username: 'text', email: 'text', roles: 'number', active: 'flag' } as const;
const staff = { name: 'text', ref_number: 'text' } as const;
const hotel = {
  _id: 'id',
  name: 'text',
  city: { _id: 'id', cityName: 'text' },
  type: { _id: 'id', hotelType: 'text' },
  description: 'text',
  detailedDescription: 'text',
  'closestTouristLocation?': 'text',
  'distanceToClosestTouristLocation?': 'number',
  photos: 'text',
  numberOfRatings: 'number',
  ratingsAverage: 'number',
  cheapestPrice: 'number',
  manager: staff,
  staff: [staff],
} as const;
const hotelWithRooms = {
  ...hotel,
  room_ids: [{ _id: 'id', title: 'text', price: 'number', description: 'text' }],
} as const;
const room = {
  _id: 'id',
  title: 'text',
  price: 'number',
  description: 'text',
  maxPeople: 'number',
  roomNumbers: [{ _id: 'id', number: 'number' }],
} as const;
const roomOfHotel = { ...room, hotel: { _id: 'id', name: 'text' } } as const;
const city = { _id: 'id', cityName: 'text' } as const;
const hotelType = { _id: 'id', hotelType: 'text' } as const;
const booking = {
  _id: 'id',
  user: 'id',
  user_name: 'text',
  hotel: 'id',
  hotel_name: 'text',
  createdAt: 'instant',
  updatedAt: 'instant',
  bookingDetails: [
    {
      roomType_id: 'id',
      room_id: 'id',
      roomNumber: 'number',
      checkin_date: 'instant',
      checkout_date: 'instant',
      price_per_night: 'number',
      number_of_nights: 'number',
      room_type: 'text',
    },
  ],
} as const;
const review = {
  _id: 'id',
  review: 'text',
  rating: 'number',
  hotel: 'id',
  hotel_name: 'text',
  customer: 'id',
  customer_name: 'text',
  createdAt: 'instant',
} as const;
const chat = {
  _id: 'id',
  members: [person],
  chatName: 'text',
  groupChat: 'flag',
  createdAt: 'instant',
  updatedAt: 'instant',
} as const;
const message = {
  _id: 'id',
  messageContent: 'text',
  chatInfo: chat,
  sentBy: person,
  createdAt: 'instant',
} as const;
const session = {
  accessToken: 'text',
  assignedRoles: 'number',
  user_id: 'id',
  profilePhoto: 'text',
} as const;
const list = <T extends Shape>(row: T) => ({ number: 'number', data: [row] as const }) as const;
const reviews = { results: 'number', status: /^success$/, data: [review] } as const;

/** The recorded shapes, by the names that the journeys use. */
export const SHAPES = {
  session,
  text: 'text',
  pending: { data: 'id' },
  sent: { status: /^success$/, message: 'text' },
  account: { data: account },
  accounts: list(account),
  people: list(person),
  staff: list({ _id: 'id', name: 'text' }),
  updated: { data: { acknowledged: 'flag', matchedCount: 'number', modifiedCount: 'number' } },
  nobodyUpdated: { data: { matchedCount: /^0$/ } },
  cities: { data: [city] },
  city: { data: city },
  hotelTypes: { data: [hotelType] },
  hotelType: { data: hotelType },
  countByCity: { data: [{ cityName: 'text', numberOfHotels: 'number' }] },
  countByType: { data: [{ hotelType: 'text', numberOfHotels: 'number' }] },
  hotels: list(hotelWithRooms),
  hotel: { data: hotel },
  rooms: list(roomOfHotel),
  roomsOfHotel: { data: [{ ...roomOfHotel, photos: ['text'] }] },
  room: { data: room },
  changedRoom: { success: /^true$/, data: room },
  signature: { timestamp: 'number', signature: 'text' },
  page: { url: /^https?:/ },
  bookings: list(booking),
  booking: { data: [booking] },
  nothing: { number: /^0$/ },
  noResults: { results: /^0$/ },
  review: { status: /^success$/, data: review },
  reviews,
  chat,
  chats: [{ ...chat, lastMessage: { sentBy: person } }],
  message,
  messages: [message],
  refusal: { status: /^fail$/, message: 'text' },
} as const satisfies Record<string, Shape>;
