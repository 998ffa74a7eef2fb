import { makeKey, withKey } from '../../test/apiKeys';
import { cancel } from '../../test/checkoutHelpers';
import { makeHotel, makeTeamMember, makeUser } from '../../test/factories';
import { Guests } from '../../test/guests';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { addWebhook, sendTest } from '../../test/webhookHelpers';
import { openReceiver } from '../../test/webhookReceiver';
import { HotelDuty } from '../access/duty.enum';
import { whenIdle } from '../core/runExclusive';
import { repo, transaction } from '../database/transaction';
import type { Hotel } from '../hotels/hotel.entity';
import { Webhook } from './webhook.entity';
import { WebhookDelivery } from './webhookDelivery.entity';

/* Programs that list the messages to their owner's webhooks, and resend them. */

let server: TestServer;
let guests: Guests;
let receiver: Awaited<ReturnType<typeof openReceiver>>;
beforeAll(async () => {
  server = await startTestServer({ WEBHOOK_PRIVATE_ADDRESSES: 'allow' });
  guests = new Guests(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  receiver = await openReceiver();
});
afterEach(() => receiver.close());

const BOOKINGS = ['BOOKING_CONFIRMED', 'BOOKING_CANCELLED'];
const NOT_FOUND = { __typename: 'WebhookRefused', message: expect.stringContaining('does not exist') };

const program = async (person: Visitor, scopes: string[], more: object = {}) =>
  withKey(server, await makeKey(person, scopes, more));
const webhooks = async (visitor: Visitor): Promise<string[]> =>
  (await visitor.graphql('{ myWebhooks { id } }')).data.myWebhooks.map(({ id }: { id: string }) => id);
const list = async (visitor: Visitor, webhookId: string) =>
  (
    await visitor.graphql(
      'query ($id: ID!) { webhookDeliveries(webhookId: $id) { total items { id event body } } }',
      { id: webhookId },
    )
  ).data.webhookDeliveries;
const eventsOf = async (visitor: Visitor, webhookId: string): Promise<string[]> =>
  (await list(visitor, webhookId)).items.map(({ event }: { event: string }) => event).sort();
const RESEND = `mutation ($input: ResendDeliveryInput!) { resendWebhookDelivery(input: $input) {
  __typename ... on WebhookDelivery { id dueAt } ... on Problem { message } } }`;
const resend = async (visitor: Visitor, deliveryId: string, idempotencyKey?: string) =>
  (await visitor.graphql(RESEND, { input: { deliveryId, idempotencyKey } })).data.resendWebhookDelivery;
const idsReceived = () => receiver.received.map(({ headers }) => headers['webhook-id']);

/** A guest with a webhook that has reported their booking and its cancellation, and a test. */
async function guestWithMessages() {
  const person = await server.as(await makeUser());
  const { webhook } = await addWebhook(person, receiver.url, BOOKINGS);
  const { bookingId } = await guests.withBooking({ hotel: await makeHotel(), of: person });
  await cancel(person, bookingId);
  await sendTest(person, webhook.id);
  await whenIdle();
  const [message] = await repo(WebhookDelivery).findBy({ webhookId: webhook.id, event: 'booking.confirmed' });
  return { person, webhookId: webhook.id, messageId: message!.id };
}
const ALL = ['booking.cancelled', 'booking.confirmed', 'webhook.test'];

test('a key needs WEBHOOKS, and sees the messages about what its other scopes read', async () => {
  const { person, webhookId, messageId } = await guestWithMessages();
  const wide = await program(person, ['READ', 'BOOK']);
  for (const document of [
    '{ myWebhooks { id } }',
    `{ webhookDeliveries(webhookId: "${webhookId}") { total } }`,
  ])
    expect((await wide.graphql(document)).errors).toMatchObject([
      {
        message: expect.stringContaining('lacks the scope WEBHOOKS.'),
        extensions: { code: 'FORBIDDEN', reason: 'SCOPE_MISSING' },
      },
    ]);
  for (const scopes of [
    ['WEBHOOKS', 'BOOKINGS'],
    ['WEBHOOKS', 'READ'],
  ])
    expect(await eventsOf(await program(person, scopes), webhookId)).toEqual(ALL);
  const nights = await program(person, ['WEBHOOKS', 'AVAILABILITY']);
  expect(await list(nights, webhookId)).toMatchObject({ total: 1, items: [{ event: 'webhook.test' }] });
  expect(await resend(nights, messageId)).toMatchObject(NOT_FOUND);
  expect(await eventsOf(person, webhookId)).toEqual(ALL);
});

test('a key cannot make, change or delete webhooks', async () => {
  const { person, webhookId } = await guestWithMessages();
  const key = await program(person, ['WEBHOOKS', 'READ', 'BOOK']);
  for (const call of [
    `createWebhook(input: { url: "${receiver.url}", events: [BOOKING_CONFIRMED] }) { __typename }`,
    `updateWebhook(input: { webhookId: "${webhookId}", active: false }) { __typename }`,
    `rotateWebhookSecret(input: { webhookId: "${webhookId}" }) { __typename }`,
    `testWebhook(input: { webhookId: "${webhookId}" }) { __typename }`,
    `deleteWebhook(input: { webhookId: "${webhookId}" })`,
  ])
    expect((await key.graphql(`mutation { ${call} }`)).errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN', reason: 'NOT_BY_KEY' } },
    ]);
});

test('the messages of another person are not found, in the same words as those that do not exist', async () => {
  const { webhookId, messageId } = await guestWithMessages();
  const stranger = await server.as(await makeUser());
  const key = await program(stranger, ['WEBHOOKS', 'BOOKINGS']);
  expect(await list(key, webhookId)).toEqual({ total: 0, items: [] });
  const answers = [await resend(key, messageId), await resend(key, 'f'.repeat(24))];
  expect(answers[0]).toMatchObject(NOT_FOUND);
  expect(answers[1]).toEqual(answers[0]);
});

test('a message is resent once for each idempotency key, also by two requests at once', async () => {
  const { person, messageId } = await guestWithMessages();
  const key = await program(person, ['WEBHOOKS', 'BOOKINGS']);
  const resent = async (...calls: Promise<unknown>[]) => {
    receiver.received.length = 0;
    for (const answer of await Promise.all(calls))
      expect(answer).toMatchObject({ __typename: 'WebhookDelivery', id: messageId });
    await whenIdle();
    return idsReceived();
  };
  expect(await resent(resend(key, messageId, 'one'), resend(key, messageId, 'one'))).toEqual([messageId]);
  expect(await resent(resend(key, messageId, 'one'))).toEqual([]);
  expect(await resent(resend(key, messageId, 'two'))).toEqual([messageId]);
  expect(await resent(resend(key, messageId))).toEqual([messageId]);
  const tooLong = await key.graphql(RESEND, {
    input: { deliveryId: messageId, idempotencyKey: 'a'.repeat(101) },
  });
  expect(tooLong.errors![0]!.extensions!.code).toBe('BAD_USER_INPUT');
});

test('a message that is being sent is not sent twice', async () => {
  const { person, messageId } = await guestWithMessages();
  const key = await program(person, ['WEBHOOKS', 'BOOKINGS']);
  receiver.received.length = 0;
  receiver.delay(500);
  await resend(key, messageId);
  while (!receiver.received.length) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(await resend(key, messageId)).toMatchObject({ id: messageId });
  await whenIdle();
  expect(idsReceived()).toEqual([messageId]);
  expect(await repo(WebhookDelivery).findOneByOrFail({ id: messageId })).toMatchObject({ dueAt: null });
});

test('a message that was given up is sent again', async () => {
  const { person, messageId } = await guestWithMessages();
  const key = await program(person, ['WEBHOOKS', 'BOOKINGS']);
  await transaction(() =>
    repo(WebhookDelivery).update({ id: messageId }, { deliveredAt: null, status: 500, answer: 'Broken' }),
  );
  await resend(key, messageId);
  await whenIdle();
  const row = await repo(WebhookDelivery).findOneByOrFail({ id: messageId });
  expect(row).toMatchObject({ status: 204, dueAt: null, deliveredAt: expect.any(Date) });
});

describe('keys of staff', () => {
  /** A webhook of a member of two teams, for one of the hotels or for all, with a message about each hotel. */
  async function memberWithMessages() {
    const [one, other] = [await makeHotel(), await makeHotel()];
    const user = await makeTeamMember([one, other], HotelDuty.OWNER);
    const member = await server.as(user);
    const { webhook: all } = await addWebhook(member, receiver.url);
    const { webhook: ofOne } = await addWebhook(member, receiver.url);
    await transaction(() => repo(Webhook).update({ id: ofOne.id }, { hotelIds: [one.id] }));
    const bookedAt = (hotel: Hotel) => guests.withBooking({ hotel });
    const [first] = [await bookedAt(one), await bookedAt(other)];
    await whenIdle();
    return { member, one, other, all: all.id, ofOne: ofOne.id, bookingId: first.bookingId };
  }

  test('with HOTEL see the webhooks of the hotels that they name, and their messages', async () => {
    const { member, one, other, all, ofOne } = await memberWithMessages();
    const scopes = ['WEBHOOKS', 'HOTEL'];
    const atOne = await program(member, scopes, { hotelIds: [one.id] });
    expect(await webhooks(atOne)).toEqual([ofOne]);
    expect(await eventsOf(atOne, ofOne)).toEqual(['booking.confirmed']);
    expect(await list(atOne, all)).toEqual({ total: 0, items: [] });
    const [foreign] = await repo(WebhookDelivery).findBy({ webhookId: all, hotelId: one.id });
    expect(await resend(atOne, foreign!.id)).toMatchObject(NOT_FOUND);
    expect(await webhooks(await program(member, scopes, { hotelIds: [other.id] }))).toEqual([]);
    const both = await program(member, scopes, { hotelIds: [one.id, other.id] });
    expect(await webhooks(both)).toEqual([ofOne]);
  });

  test('see only messages of hotels where their duties get them, and none without a scope for staff', async () => {
    const { member, one, all, ofOne } = await memberWithMessages();
    const named = { hotelIds: [one.id], duties: [HotelDuty.REVENUE] };
    const prices = await program(member, ['WEBHOOKS', 'HOTEL', 'BOOKINGS'], named);
    expect(await eventsOf(prices, ofOne)).toEqual([]);
    const [message] = await repo(WebhookDelivery).findBy({ webhookId: ofOne });
    expect(await resend(prices, message!.id)).toMatchObject(NOT_FOUND);
    const own = await program(member, ['WEBHOOKS', 'BOOKINGS']);
    expect(await webhooks(own)).toEqual([]);
    expect(await list(own, all)).toEqual({ total: 0, items: [] });
    const staff = await program(member, ['WEBHOOKS', 'STAFF']);
    expect((await webhooks(staff)).sort()).toEqual([all, ofOne].sort());
    expect(await eventsOf(staff, all)).toEqual(['booking.confirmed', 'booking.confirmed']);
  });
});
