import { createClient } from 'graphql-ws';
import { In } from 'typeorm';
import WebSocket from 'ws';
import { LIMITS } from '../../../schema/limits';
import { cancel, checkout, choice, later, release, room } from '../../test/checkoutHelpers';
import { findEventProblems } from '../../test/eventChecks';
import { makeHotel, makeTeamMember, makeUser, night } from '../../test/factories';
import { Guests } from '../../test/guests';
import { whenTakenUp } from '../../test/sockets';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { HotelDuty } from '../access/duty.enum';
import { whenIdle } from '../core/runExclusive';
import { bulkInsert } from '../database/bulkInsert';
import { repo, transaction } from '../database/transaction';
import { Hotel } from '../hotels/hotel.entity';
import type { AccountDeletion } from '../users/accountDeletion.service';
import { EventType } from './eventType.enum';
import { LoggedEvent, newLoggedEvent } from './loggedEvent.entity';
import { numberEvents } from './numberEvents.service';
import { forgetPerson, purgeEvents } from './storedEvents.service';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const EVENTS = `query ($after: ID, $types: [WebhookEventType!], $hotelIds: [ID!], $limit: Int) {
  events(after: $after, types: $types, hotelIds: $hotelIds, limit: $limit) {
    cursor hasMore items { type hotelId hotelSequence cursor at data } } }`;
const FOLLOW = `subscription ($after: ID, $types: [WebhookEventType!], $hotelIds: [ID!]) {
  eventsLogged(after: $after, types: $types, hotelIds: $hotelIds) { cursor items { type hotelSequence cursor data } } }`;
const DAY = 86_400_000;

/** The answer to the query, once all events so far have their places. */
async function ask(person: Visitor, variables: Record<string, unknown> = {}): Promise<any> {
  await whenIdle();
  return person.graphql(EVENTS, variables);
}
const read = async (person: Visitor, variables: Record<string, unknown> = {}): Promise<any> =>
  (await ask(person, variables)).data.events;
const cursorNow = async (person: Visitor): Promise<string> => (await read(person)).cursor;
const refusal = async (person: Visitor, after: string): Promise<string> =>
  (await ask(person, { after })).errors[0].message;
const typesOf = (items: { type: string }[]): string[] => items.map(({ type }) => type);

/** An event about a booking without a booking. */
const event = (columns: Partial<LoggedEvent> = {}) => ({
  ...newLoggedEvent({ type: EventType.BOOKING_CHANGED, hotelId: null, userId: null, data: '{}' }),
  ...columns,
});
const write = (columns?: Partial<LoggedEvent>) =>
  transaction(() => bulkInsert(LoggedEvent, [event(columns) as LoggedEvent]));
/** The same with an id of its own. */
const writeAs = (id: number, columns?: Partial<LoggedEvent>) =>
  transaction(() => repo(LoggedEvent).insert({ ...event(columns), id } as never));

test('each viewer reads the events that they may see, in order, numbered by hotel', async () => {
  const { hotel, ids } = await room();
  const guest = await server.as(await makeUser());
  const other = await server.as(await makeUser());
  const desk = await server.as(await makeTeamMember([hotel], HotelDuty.FRONT_DESK));
  const cleaner = await server.as(await makeTeamMember([hotel], HotelDuty.HOUSEKEEPING));
  const elsewhere = await server.as(await makeTeamMember([await makeHotel()], HotelDuty.OWNER));
  const admin = await server.as(await makeUser('ADMIN'));
  const after = await cursorNow(guest);

  const { booking, url } = await checkout(guest, choice(hotel.id, ids, 10, 12));
  await server.pay(url);
  await cancel(guest, booking.id);

  const all = ['NIGHTS_CHANGED', 'BOOKING_CONFIRMED', 'NIGHTS_CHANGED', 'BOOKING_CANCELLED'];
  const nights = ['NIGHTS_CHANGED', 'NIGHTS_CHANGED'];
  for (const person of [guest, desk, admin]) {
    const { items, hasMore } = await read(person, { after });
    expect([...typesOf(items)].sort()).toEqual([...all].sort());
    // The hotel, its room type and its rooms were the first three.
    expect(items.map((one: any) => one.hotelSequence)).toEqual([4, 5, 6, 7]);
    expect(hasMore).toBe(false);
  }
  for (const person of [other, cleaner, elsewhere])
    expect(typesOf((await read(person, { after })).items)).toEqual(nights);
  const { errors } = await (await server.as()).graphql(EVENTS);
  expect(errors![0]!.extensions.code).toBe('UNAUTHENTICATED');

  const { items } = await read(guest, { after, types: ['BOOKING_CONFIRMED', 'BOOKING_CANCELLED'] });
  expect(items.map((one: any) => JSON.parse(one.data).booking.status)).toEqual(['CONFIRMED', 'CANCELLED']);
  const changes = await read(other, { after, hotelIds: [hotel.id] });
  const range = { roomNumberId: ids[0], from: night(10), to: night(12) };
  expect(changes.items.map((one: any) => JSON.parse(one.data))).toEqual([
    { hotelId: hotel.id, nights: [{ ...range, available: false }] },
    { hotelId: hotel.id, nights: [{ ...range, available: true }] },
  ]);
  const ofOther = { hotelIds: [(await makeHotel()).id], types: ['NIGHTS_CHANGED'] };
  expect((await read(other, { after, ...ofOther })).items).toEqual([]);
});

test('nights and reviews of a hotel that is not open are shown to its team and administrators alone', async () => {
  const { person, bookingId, hotel } = await new Guests(server).withStay();
  const after = await cursorNow(person);
  await new Guests(server).review(person, { bookingId, rating: 4, text: 'Quiet rooms.' });
  const types = ['REVIEW_CREATED'];
  const { items } = await read(await server.as(await makeUser()), { after, types });
  expect(JSON.parse(items[0].data).review).toEqual({
    id: expect.any(String),
    hotelId: hotel.id,
    rating: 4,
    text: 'Quiet rooms.',
    createdAt: expect.any(String),
  });
  await transaction(() => repo(Hotel).update({ id: hotel.id }, { openForBooking: false }));
  expect((await read(await server.as(await makeUser()), { after, types })).items).toEqual([]);
  for (const user of [await makeTeamMember([hotel], HotelDuty.HOUSEKEEPING), await makeUser('ADMIN')])
    expect((await read(await server.as(user), { after, types })).items).toHaveLength(1);
});

test('pages of any length give every event once', async () => {
  const admin = await server.as(await makeUser('ADMIN'));
  const after = await cursorNow(admin);
  for (let count = 0; count < 25; count++) await write({ data: JSON.stringify({ count }) });
  await numberEvents();
  const found: number[] = [];
  let [cursor, hasMore, pages] = [after, true, 0];
  for (; hasMore; pages++) {
    const page = await read(admin, { after: cursor, limit: 10 });
    found.push(...page.items.map((one: any) => JSON.parse(one.data).count));
    [cursor, hasMore] = [page.cursor, page.hasMore];
  }
  expect([pages, found]).toEqual([3, Array.from({ length: 25 }, (_, count) => count)]);
  const guest = await server.as(await makeUser());
  expect(await read(guest, { after, limit: 10 })).toMatchObject({ items: [], hasMore: true });
});

test('an event whose transaction commits later gets a later place', async () => {
  const admin = await server.as(await makeUser('ADMIN'));
  await write();
  const [newest] = await repo(LoggedEvent).find({ order: { id: 'DESC' }, take: 1 });
  await writeAs(newest!.id + 10, { data: '{}' });
  await numberEvents();
  const after = await cursorNow(admin);
  await writeAs(newest!.id + 5, { data: '{"later":true}' });
  await numberEvents();
  const { items } = await read(admin, { after });
  expect(items.map((one: any) => one.data)).toEqual(['{"later":true}']);
});

test('a follower who was away gets what happened meanwhile, and then what happens', async () => {
  const { hotel, ids } = await room(3);
  const mirror = await server.as(await makeUser());
  const guest = await server.as(await makeUser());
  const after = await cursorNow(mirror);
  const follow = (cursor: string, variables: object = {}) => {
    const { accessToken } = mirror;
    const url = `${server.url.replace('http', 'ws')}/graphql`;
    const client = createClient({ url, webSocketImpl: WebSocket, connectionParams: { accessToken } });
    const pages = client.iterate<any>({ query: FOLLOW, variables: { after: cursor, ...variables } });
    return { client, next: async () => (await pages.next()).value.data.eventsLogged };
  };
  const { booking } = await checkout(guest, choice(hotel.id, [ids[0]!], 20, 22));
  await whenIdle();
  const first = follow(after, { hotelIds: [hotel.id] });
  const missed = await first.next();
  expect(missed.items).toMatchObject([{ type: 'NIGHTS_CHANGED', hotelSequence: 4 }]);
  await first.client.dispose();

  await checkout(await server.as(await makeUser()), choice(hotel.id, [ids[1]!], 20, 22));
  await whenIdle();
  // Two who have read to different places share what is read for them.
  const [second, third] = [follow(missed.cursor), follow(after)];
  expect((await second.next()).items.map((one: any) => one.hotelSequence)).toEqual([5]);
  expect((await third.next()).items.map((one: any) => one.hotelSequence)).toEqual([4, 5]);
  await whenTakenUp(second.client);
  const next = [second.next(), third.next()];
  await checkout(await server.as(await makeUser()), choice(hotel.id, [ids[2]!], 20, 22));
  for (const page of await Promise.all(next)) expect(page.items).toMatchObject([{ hotelSequence: 6 }]);
  const elsewhere = await room();
  const only = { types: ['NIGHTS_CHANGED'], hotelIds: [elsewhere.hotel.id] };
  const fourth = follow(await cursorNow(mirror), only);
  const [page] = await Promise.all([
    fourth.next(),
    whenTakenUp(fourth.client)
      .then(() => release(guest, booking.id))
      .then(() => checkout(guest, choice(elsewhere.hotel.id, elsewhere.ids, 20, 22))),
  ]);
  expect(page.items.map((one: any) => JSON.parse(one.data).hotelId)).toEqual([elsewhere.hotel.id]);
  for (const { client } of [second, third, fourth]) await client.dispose();
});

test('bookings and nights are as their last events say, and no place is left out', async () => {
  await whenIdle();
  expect(await findEventProblems((sql) => server.database.query(sql))).toEqual([]);
  const { hotel, ids } = await room();
  await checkout(await server.as(await makeUser()), choice(hotel.id, ids, 20, 22));
  // An event that has no place yet would leave no gap.
  await whenIdle();
  await transaction(() => repo(LoggedEvent).delete({ hotelId: hotel.id }));
  await write();
  await numberEvents();
  expect(await findEventProblems((sql) => server.database.query(sql))).not.toEqual([]);
});

test('a cursor that is foreign, too old or too far behind is refused with what to do', async () => {
  const admin = await server.as(await makeUser('ADMIN'));
  await write({ data: '{}' });
  await numberEvents();
  const old = await cursorNow(admin);
  const [position] = old.split('-');
  expect(await refusal(admin, 'next')).toContain('Use one that it returned');
  expect(await refusal(admin, `${position}-abc`)).toContain('restored from a backup');
  expect(await refusal(admin, `${Number(position) + 1}-abc`)).toContain('restored from a backup');

  await later((LIMITS.eventDays + 1) * DAY, async () => {
    await write();
    await write();
    await numberEvents();
    await purgeEvents();
    expect(await repo(LoggedEvent).count()).toBe(2);
    await purgeEvents();
    expect(await repo(LoggedEvent).count()).toBe(2);
  });
  for (const cursor of [old, '0']) expect(await refusal(admin, cursor)).toContain('older than 30 days');
  await later(2 * (LIMITS.eventDays + 1) * DAY, async () => {
    await purgeEvents();
    expect(await repo(LoggedEvent).count()).toBe(1);
  });
  const cursor = await cursorNow(admin);
  expect(await read(admin, { after: cursor })).toMatchObject({ items: [], cursor, hasMore: false });

  const behind = Array.from({ length: LIMITS.eventsBehind + 1 }, () => event() as LoggedEvent);
  await transaction(() => bulkInsert(LoggedEvent, behind));
  await numberEvents();
  const client = createClient({
    url: `${server.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { accessToken: admin.accessToken },
  });
  const tooFar = client.iterate<any>({ query: FOLLOW, variables: { after: cursor } }).next();
  expect((await tooFar).value.errors[0].message).toContain('`events` first');
  await client.dispose();
});

test('a deleted account leaves no trace of its person in the log', async () => {
  const user = await makeUser();
  await write({ userId: user.id, data: '{}' });
  await numberEvents();
  await transaction(() => forgetPerson({ user, isOwn: true } as AccountDeletion));
  expect(await repo(LoggedEvent).countBy({ userId: In([user.id]) })).toBe(0);
  expect(JSON.stringify(await repo(LoggedEvent).find())).not.toContain(user.id);
});
