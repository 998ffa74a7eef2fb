import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { makeKey, withKey } from '../../test/apiKeys';
import { makeHotel, makeTeamMember } from '../../test/factories';
import { Guests } from '../../test/guests';
import { whenTakenUp } from '../../test/sockets';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { HotelDuty } from '../access/duty.enum';
import { whenIdle } from '../core/runExclusive';
import type { Hotel } from '../hotels/hotel.entity';

/* What keys with narrow scopes read in the event log, and follow. */

let server: TestServer;
let hotel: Hotel;
let guest: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  const guests = new Guests(server);
  const stay = await guests.withStay();
  [guest, hotel] = [stay.person, stay.hotel];
  await guests.review(guest, { bookingId: stay.bookingId, rating: 4, text: 'Quiet.' });
  await guests.withBooking();
  await whenIdle();
});
afterAll(() => server.close());

const NIGHTS = 'NIGHTS_CHANGED';
const HOTELS = 'HOTEL_CHANGED';
const REVIEWS = 'REVIEW_CREATED';
const BOOKINGS = 'BOOKING_CONFIRMED';
const program = async (person: Visitor, scopes: string[], more: object = {}) =>
  withKey(server, await makeKey(person, scopes, more));
const ask = (visitor: Visitor, types?: string[]) =>
  visitor.graphql(
    'query ($types: [WebhookEventType!]) { events(after: "0", types: $types) { items { type hotelId } } }',
    { types },
  );
const typesOf = async (visitor: Visitor): Promise<string[]> => [
  ...new Set<string>((await ask(visitor)).data.events.items.map(({ type }: { type: string }) => type)),
];

test.each([
  ['AVAILABILITY', [NIGHTS, HOTELS], [BOOKINGS, REVIEWS]],
  ['BOOKINGS', [BOOKINGS], [NIGHTS, HOTELS, REVIEWS]],
  ['CONTENT', [REVIEWS], [BOOKINGS, NIGHTS, HOTELS]],
])('%s reads events of %s, and is refused to ask for others', async (scope, read, refused) => {
  const key = await program(guest, [scope]);
  const found = await typesOf(key);
  expect(found).toEqual(expect.arrayContaining(read));
  for (const type of refused) {
    expect(found).not.toContain(type);
    expect((await ask(key, [...read, type])).errors).toMatchObject([
      {
        message: expect.stringContaining('This API key lacks the scope'),
        extensions: { code: 'FORBIDDEN', reason: 'SCOPE_MISSING' },
      },
    ]);
  }
});

test('READ reads them all, CHAT and PROFILE none', async () => {
  const all = await typesOf(await program(guest, ['READ']));
  expect(all).toEqual(expect.arrayContaining([NIGHTS, HOTELS, REVIEWS, BOOKINGS]));
  for (const scope of ['CHAT', 'PROFILE', 'WEBHOOKS'])
    expect((await ask(await program(guest, [scope]))).errors).toMatchObject([
      { extensions: { reason: 'SCOPE_MISSING' } },
    ]);
});

test('HOTEL reads the bookings of the hotels that it names', async () => {
  const other = await makeHotel();
  const member = await server.as(await makeTeamMember([hotel, other], HotelDuty.FRONT_DESK));
  const read = async (hotelIds: string[], duties?: HotelDuty[]) =>
    (await ask(await program(member, ['HOTEL'], { hotelIds, duties }))).data.events.items;
  const items = await read([hotel.id]);
  expect(items.length).toBeGreaterThan(0);
  for (const item of items)
    expect(item).toEqual({ type: expect.stringMatching(/^BOOKING_/), hotelId: hotel.id });
  expect(await read([other.id])).toEqual([]);
});

test('a follower gets only what the scopes of the key read', async () => {
  const follow = async (scope: string, query = 'subscription { eventsLogged { items { type } } }') => {
    const { accessToken } = await program(guest, [scope]);
    const client = createClient({
      url: `${server.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { accessToken },
      retryAttempts: 0,
    });
    const types: string[] = [];
    const end = new Promise<any>((error) =>
      client.subscribe(
        { query },
        {
          next: ({ data, errors }: any) =>
            errors ? error(errors) : types.push(...data.eventsLogged.items.map(({ type }: any) => type)),
          error,
          complete: () => undefined,
        },
      ),
    );
    return { client, types, end };
  };
  const [nights, bookings] = [await follow('AVAILABILITY'), await follow('BOOKINGS')];
  await Promise.all([whenTakenUp(nights.client), whenTakenUp(bookings.client)]);
  await new Guests(server).withBooking({ of: guest });
  while (!nights.types.includes(NIGHTS) || !bookings.types.length) {
    await whenIdle();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const [ofNights, ofBookings] = [nights, bookings].map(({ types }) => [...new Set(types)].sort());
  expect([ofNights, ofBookings]).toEqual([[HOTELS, NIGHTS], [BOOKINGS]]);
  const refused = await follow(
    'AVAILABILITY',
    'subscription { eventsLogged(types: [BOOKING_CHANGED]) { items { type } } }',
  );
  expect(await refused.end).toMatchObject([{ extensions: { code: 'FORBIDDEN', reason: 'SCOPE_MISSING' } }]);
  for (const { client } of [nights, bookings, refused]) await client.dispose();
});
