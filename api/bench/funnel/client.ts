import http from 'node:http';
import { ask } from '../proof/guestApi';
import type { Choice } from '../proof/guestApi';

/** What a person looks for. */
export interface Wish {
  city: string;
  checkIn: string;
  checkOut: string;
}

export interface Held {
  id: string;
  url: string;
  totalCents: number;
}

/** The requests of a person on the way from a search to a confirmed booking. Each throws on any other answer. */
export interface Client {
  /** The ids of the hotels found. */
  search(wish: Wish): Promise<string[]>;
  /** The ids of the free rooms on the hotel's page. */
  page(hotelId: string, wish: Wish): Promise<string[]>;
  /** The price in cents. */
  quote(token: string, choice: Choice): Promise<number>;
  /** Undefined if the room was taken since. */
  hold(token: string, choice: Choice): Promise<Held | undefined>;
  isConfirmed(token: string, id: string): Promise<boolean>;
  /** The ids of the person's bookings, newest first; `made` is the one just made. */
  bookings(token: string, made: string): Promise<string[]>;
}

const SEARCH = `query Search($filter: HotelFilter) { hotels(filter: $filter, limit: 20) { total
  items { id name description ratingsAverage numberOfRatings cheapestPriceCents photos } } }`;
const PAGE = `query Page($id: ID!, $checkIn: Night!, $checkOut: Night!) { hotel(id: $id) {
  id name address description detailedDescription photos amenities ratingsAverage numberOfRatings city { id name }
  roomTypes { id title description maxPeople priceCents photos roomNumbers { id number
    available(checkIn: $checkIn, checkOut: $checkOut) } } } }`;
const QUOTE = `query Quote($input: QuoteInput!) { quote(input: $input) {
  totalCents version stays { nightPrices { night cents } } charges { title cents } } }`;
const HOLD = `mutation Hold($input: CreateCheckoutInput!) { createCheckout(input: $input) {
  __typename ... on Checkout { url booking { id totalCents } } ... on Problem { message } } }`;
const STATUS = 'query Status($id: ID!) { booking(id: $id) { id status totalCents } }';
const MINE = `query Mine { myBookings(limit: 20) { items { id reference hotelName status totalCents
  stays { number title checkIn checkOut } } } }`;

/** The app, asked as the web app asks it. */
export function appClient(url: string, agent: http.Agent): Client {
  const data = async (token: string, query: string, variables: object) => {
    const answer = await ask(url, { token }, query, variables, agent);
    if (!answer.data || Array.isArray(answer.data)) throw new Error(JSON.stringify(answer));
    return answer.data;
  };
  return {
    search: async (filter) => (await data('', SEARCH, { filter })).items.map(({ id }: { id: string }) => id),
    page: async (id, { checkIn, checkOut }) => {
      const { roomTypes } = await data('', PAGE, { id, checkIn, checkOut });
      const rooms: { id: string; available: boolean }[] = roomTypes.flatMap((type: any) => type.roomNumbers);
      return rooms.filter(({ available }) => available).map(({ id: room }) => room);
    },
    quote: async (_token, { idempotencyKey: _key, ...input }) =>
      (await data('', QUOTE, { input })).totalCents,
    hold: async (token, input) => {
      const { __typename, url: page, booking, ...rest } = await data(token, HOLD, { input });
      if (__typename === 'NightsTaken') return undefined;
      if (__typename !== 'Checkout') throw new Error(`${__typename} ${JSON.stringify(rest)}`);
      return { ...booking, url: page };
    },
    isConfirmed: async (token, id) => (await data(token, STATUS, { id })).status === 'CONFIRMED',
    bookings: async (token) => (await data(token, MINE, {})).items.map(({ id }: { id: string }) => id),
  };
}

/** The same app by hand (peers/booking.ts). */
export function peerClient(url: string, agent: http.Agent): Client {
  const get = (path: string, token = '') => send(`${url}${path}`, agent, token);
  const post = (path: string, body: object, token = '') => send(`${url}${path}`, agent, token, body);
  const dates = ({ checkIn, checkOut }: Wish) => `checkIn=${checkIn}&checkOut=${checkOut}`;
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
  return {
    search: async (wish) =>
      ids((await get(`/search?city=${encodeURIComponent(wish.city)}&${dates(wish)}`)).body),
    page: async (id, wish) => {
      const { rooms } = (await get(`/hotels/${id}?${dates(wish)}`)).body;
      return ids(rooms.filter(({ isTaken }: { isTaken: number }) => !isTaken));
    },
    quote: async (_token, choice) => (await post('/quote', choice)).body.totalCents,
    hold: async (token, choice) => {
      const { status, body } = await post('/checkout', choice, token);
      return status === 200 ? body : undefined;
    },
    isConfirmed: async (token, id) => (await get(`/bookings/${id}`, token)).body.status === 'CONFIRMED',
    bookings: async (token) => ids((await get('/bookings', token)).body),
  };
}

/** Sends a request, a POST if it has a body; throws on any answer but 200 and 409. */
export function send(
  url: string,
  agent: http.Agent,
  token: string,
  body?: object,
): Promise<{ status: number; headers: http.IncomingHttpHeaders; body: any }> {
  return new Promise((resolve, reject) => {
    const text = body && JSON.stringify(body);
    const headers: Record<string, string> = {};
    if (text)
      Object.assign(headers, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
      });
    if (token) headers.authorization = `Bearer ${token}`;
    const request = http.request(url, { method: text ? 'POST' : 'GET', agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode: status = 0 } = response;
        const answer = Buffer.concat(chunks).toString();
        if (status !== 200 && status !== 409) reject(new Error(`${status}: ${answer}`));
        else resolve({ status, headers: response.headers, body: JSON.parse(answer) });
      });
    });
    request.on('error', reject).end(text);
  });
}
