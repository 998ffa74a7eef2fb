import { cancel, change, checkout, choice, release, room } from '../../test/checkoutHelpers';
import { makeUser, night } from '../../test/factories';
import { Guests } from '../../test/guests';
import { later } from '../../test/clock';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { isSigned, openReceiver } from '../../test/webhookReceiver';
import { sendDue } from '../../test/webhookHelpers';
import { whenIdle } from '../core/runExclusive';
import { repo, transaction } from '../database/transaction';
import { EventType } from '../eventLog/eventType.enum';
import { StaffMember, newStaffMember } from '../hotels/staff.entity';
import { WebhookDelivery } from './webhookDelivery.entity';

const HOUR = 3_600_000;
let server: TestServer;
let guests: Guests;
beforeAll(async () => {
  server = await startTestServer({ WEBHOOK_PRIVATE_ADDRESSES: 'allow' });
  guests = new Guests(server);
});
afterAll(() => server.close());
const receivers: Awaited<ReturnType<typeof openReceiver>>[] = [];
afterEach(async () => {
  await Promise.all(receivers.splice(0).map(({ close }) => close()));
});

const ADD = `mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) {
  ... on NewWebhook { secret webhook { id } } ... on Problem { message } } }`;
const BLOCK = `mutation ($input: BlockNightsInput!) { blockNights(input: $input) { __typename ... on Problem { message } } }`;

/** A person with a webhook for these events, and the program behind it. */
async function listening(person: Visitor, events: string[]) {
  const receiver = await openReceiver();
  receivers.push(receiver);
  const { data } = await person.graphql(ADD, { input: { url: receiver.url, events } });
  const { secret, webhook } = data.createWebhook;
  await whenIdle();
  const messages = async () => {
    await whenIdle();
    expect(receiver.received.every((message) => isSigned(message, secret))).toBe(true);
    return receiver.received.splice(0).map(({ body }) => JSON.parse(body));
  };
  return { ...receiver, webhookId: webhook.id as string, messages };
}

/** A member of a hotel's staff, signed in. */
async function staffAt(hotelId: string): Promise<Visitor> {
  const user = await makeUser('INTERMEDIATE');
  const row = newStaffMember({ hotelId, userId: user.id, isManager: false });
  await transaction(() => repo(StaffMember).insert(row));
  return server.as(user);
}

test("only the author, the hotel's staff and administrators receive the event of a new review", async () => {
  const { person, bookingId, hotel } = await guests.withStay();
  const other = await guests.withStay();
  const people = {
    author: await listening(person, ['REVIEW_CREATED']),
    staff: await listening(await staffAt(hotel.id), ['REVIEW_CREATED']),
    admin: await listening(await server.as(await makeUser('ADMIN')), ['REVIEW_CREATED']),
    stranger: await listening(other.person, ['REVIEW_CREATED']),
    staffElsewhere: await listening(await staffAt(other.hotel.id), ['REVIEW_CREATED']),
    deaf: await listening(await staffAt(hotel.id), ['BOOKING_CONFIRMED']),
  };
  const { id } = await guests.review(person, { bookingId, rating: 4, text: 'Quiet rooms.' });
  const review = { id, hotelId: hotel.id, rating: 4, text: 'Quiet rooms.', createdAt: expect.any(String) };
  for (const name of ['author', 'staff', 'admin'] as const)
    expect(await people[name].messages()).toEqual([
      {
        type: 'review.created',
        timestamp: expect.any(String),
        cursor: expect.any(String),
        hotelSequence: expect.any(Number),
        data: { review },
      },
    ]);
  for (const name of ['stranger', 'staffElsewhere', 'deaf'] as const)
    expect(await people[name].messages()).toEqual([]);
});

test('a step that takes several nights sends one message with the ranges of each room number', async () => {
  const { hotel, ids } = await room(3);
  const elsewhere = await room();
  const staff = await listening(await staffAt(hotel.id), ['NIGHTS_CHANGED']);
  const admin = await listening(await server.as(await makeUser('ADMIN')), ['NIGHTS_CHANGED']);
  const guest = await server.as(await makeUser());
  const taken = (roomNumberId: string, from: number, to: number, available = false) => ({
    roomNumberId,
    from: night(from),
    to: night(to),
    available,
  });
  const { booking, url } = await checkout(guest, choice(hotel.id, ids.slice(0, 2), 20, 24));
  const held = [ids[0]!, ids[1]!].sort().map((id) => taken(id, 20, 24));
  const [message, ...rest] = await staff.messages();
  expect(message).toMatchObject({ type: 'nights.changed', data: { hotelId: hotel.id, nights: held } });
  expect(rest).toEqual([]);
  expect(await admin.messages()).toMatchObject([{ data: { nights: held } }]);

  await server.pay(url);
  expect(await staff.messages()).toEqual([]);
  await checkout(guest, choice(elsewhere.hotel.id, elsewhere.ids, 20, 22));
  expect(await admin.messages()).toHaveLength(1);
  await cancel(guest, booking.id);
  const freed = held.map((range) => ({ ...range, available: true }));
  expect((await staff.messages()).map(({ data }) => data.nights)).toEqual([freed]);

  const boss = await server.as(await makeUser('ADMIN'));
  const input = {
    hotelId: hotel.id,
    roomNumberIds: ids,
    from: night(40),
    to: night(50),
    reason: 'Paint',
  };
  const { data } = await boss.graphql(BLOCK, { input });
  expect(data.blockNights.message).toBeUndefined();
  expect((await staff.messages()).map((message) => message.data.nights)).toEqual([
    [...ids].sort().map((id) => taken(id, 40, 50)),
  ]);
});

test('a webhook that would never report nights is refused, with the way to read them', async () => {
  const guest = await server.as(await makeUser());
  const url = 'http://127.0.0.1:9/';
  const { data } = await guest.graphql(ADD, { input: { url, events: ['NIGHTS_CHANGED'] } });
  expect(data.createWebhook.message).toContain('from the event log');
  const made = await guest.graphql(ADD, { input: { url, events: ['BOOKING_CHANGED'] } });
  const input = { webhookId: made.data.createWebhook.webhook.id, events: ['NIGHTS_CHANGED'] };
  const changed = await guest.graphql(
    `mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) { ... on Problem { message } } }`,
    { input },
  );
  expect(changed.data.updateWebhook.message).toContain('from the event log');
});

test('each type of event has an example to test with, which says that it is one', async () => {
  const admin = await server.as(await makeUser('ADMIN'));
  const program = await listening(admin, ['BOOKING_CONFIRMED']);
  await program.messages();
  const TEST_OF = `mutation ($input: WebhookInput!, $event: WebhookEventType) { testWebhook(input: $input, event: $event) {
    ... on WebhookDelivery { id } } }`;
  for (const event of Object.keys(EventType)) {
    const { data } = await admin.graphql(TEST_OF, { input: { webhookId: program.webhookId }, event });
    expect(data.testWebhook.id).toEqual(expect.any(String));
  }
  const messages = await program.messages();
  expect(messages.map(({ type }) => type)).toEqual(Object.values(EventType));
  expect(messages.every(({ test: isTest }) => isTest === true)).toBe(true);
  const cancelled = messages.find(({ type }) => type === EventType.BOOKING_CANCELLED);
  expect(cancelled.data.booking).toMatchObject({ status: 'CANCELLED', refundedCents: 20_000 });
});

test('replacing a hold sends only the changed nights, and a rollback sends nothing', async () => {
  const { hotel, ids } = await room(2);
  const staff = await listening(await staffAt(hotel.id), ['NIGHTS_CHANGED']);
  const guest = await server.as(await makeUser());
  await checkout(guest, choice(hotel.id, [ids[0]!], 20, 22));
  expect(await staff.messages()).toHaveLength(1);
  const { booking } = await checkout(guest, choice(hotel.id, [ids[0]!], 20, 23));
  const ranges = (await staff.messages()).flatMap(({ data }) => data.nights);
  expect(ranges).toContainEqual({
    roomNumberId: ids[0],
    from: night(22),
    to: night(23),
    available: false,
  });
  const other = await server.as(await makeUser());
  expect(await checkout(other, choice(hotel.id, ids, 20, 22))).toMatchObject({ __typename: 'NightsTaken' });
  expect(await staff.messages()).toEqual([]);
  await release(guest, booking.id);
  expect(await staff.messages()).toHaveLength(1);
});

test('changing dates sends the nights that it takes and frees', async () => {
  const { hotel, ids } = await room();
  const guest = await server.as(await makeUser());
  const { booking, url } = await checkout(guest, choice(hotel.id, ids, 20, 22));
  await server.pay(url);
  await whenIdle();
  const staff = await listening(await staffAt(hotel.id), ['NIGHTS_CHANGED']);
  const changed = await change(guest, booking.id, ids, [21, 22]);
  expect(changed.__typename).toBe('ChangedBooking');
  expect((await staff.messages()).flatMap(({ data }) => data.nights)).toEqual([
    { roomNumberId: ids[0], from: night(20), to: night(21), available: true },
  ]);
});

test.each([
  ['seconds', 429, () => '7200', 2 * HOUR],
  ['a date', 503, () => new Date(Date.now() + HOUR).toUTCString(), HOUR],
  ['more than twelve hours', 503, () => '864000', 12 * HOUR],
  ['less than the pause', 429, () => '1', 30_000],
  ['no number', 429, () => 'soon', 30_000],
  ['with another status', 500, () => '7200', 30_000],
])('an address that asks for a pause of %s gets no messages meanwhile', async (_, status, ask, ms) => {
  const person = await server.as(await makeUser());
  const program = await listening(person, ['BOOKING_CONFIRMED']);
  program.answer(status, '', { 'retry-after': ask() });
  const TEST = `mutation ($input: WebhookInput!) { testWebhook(input: $input) { ... on WebhookDelivery { id } } }`;
  const { data } = await person.graphql(TEST, { input: { webhookId: program.webhookId } });
  await whenIdle();
  const { id } = data.testWebhook;
  const tried = await repo(WebhookDelivery).findOneByOrFail({ id });
  expect(tried.status).toBe(status);
  expect((tried.dueAt!.getTime() - tried.triedAt!.getTime()) / 1000).toBeCloseTo(ms / 1000, -1.5);
  program.answer(204);
  await later(ms - 10_000, sendDue);
  expect((await repo(WebhookDelivery).findOneByOrFail({ id })).deliveredAt).toBeNull();
  await later(ms + 10_000, sendDue);
  expect((await repo(WebhookDelivery).findOneByOrFail({ id })).deliveredAt).not.toBeNull();
});
