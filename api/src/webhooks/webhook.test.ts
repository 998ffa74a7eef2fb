import { cancel, checkout, choice, later, room } from '../../test/checkoutHelpers';
import { makeUser } from '../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { isSigned, openReceiver } from '../../test/webhookReceiver';
import { sendDue } from '../../test/webhookHelpers';
import { insertDeliveries } from '../../test/webhookRows';
import { whenIdle } from '../core/runExclusive';
import { repo, transaction } from '../database/transaction';
import { User } from '../users/user.entity';
import { purgeDeliveries } from './deliver.service';
import { newMessage, queueMessages } from './message.service';
import { Webhook } from './webhook.entity';
import { WebhookDelivery } from './webhookDelivery.entity';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
let server: TestServer;
let receiver: Awaited<ReturnType<typeof openReceiver>>;
beforeAll(async () => {
  server = await startTestServer({ WEBHOOK_PRIVATE_ADDRESSES: 'allow' });
});
afterAll(() => server.close());
beforeEach(async () => {
  receiver = await openReceiver();
});
afterEach(() => receiver.close());

const PROBLEM = '... on Problem { __typename message }';
const ALL = ['BOOKING_CONFIRMED', 'BOOKING_CHANGED', 'BOOKING_CANCELLED'];
const ask = async (person: Visitor, field: string, input: object, selection: string): Promise<any> => {
  const type = `${field[0]!.toUpperCase()}${field.slice(1)}Input`;
  const names: Record<string, string> = {
    testWebhook: 'WebhookInput',
    deleteWebhook: 'WebhookInput',
    resendWebhookDelivery: 'ResendDeliveryInput',
  };
  const document = `mutation ($input: ${names[field] ?? type}!) { ${field}(input: $input) ${selection} }`;
  const { data, errors } = await person.graphql(document, { input });
  if (errors) throw new Error(errors[0]!.message);
  return data[field];
};
const NEW = `{ ... on NewWebhook { secret webhook { id url events disabledAt } } ${PROBLEM} }`;
/** Makes a webhook of the receiver, which answers its challenge. */
const make = async (person: Visitor, events = ALL) => {
  const made = await ask(person, 'createWebhook', { url: receiver.url, events }, NEW);
  await whenIdle();
  return made;
};
const test1 = (person: Visitor, webhookId: string) =>
  ask(person, 'testWebhook', { webhookId }, `{ ... on WebhookDelivery { id dueAt } ${PROBLEM} }`);
const rowOf = (id: string) => repo(WebhookDelivery).findOneByOrFail({ id });
const webhookOf = (id: string) => repo(Webhook).findOneByOrFail({ id });
const deliveries = async (person: Visitor, webhookId: string) =>
  (
    await person.graphql(
      `query ($id: ID!) { webhookDeliveries(webhookId: $id) { total items { id event status answer deliveredAt dueAt attempts } } }`,
      { id: webhookId },
    )
  ).data.webhookDeliveries;

test('only the guest of a booking receives its signed messages', async () => {
  const { hotel, ids } = await room(2);
  const [guest, other] = [await server.as(await makeUser()), await server.as(await makeUser())];
  const { secret, webhook } = await make(guest);
  const one = await checkout(guest, choice(hotel.id, [ids[0]!], 20, 22));
  await server.pay(one.url);
  const foreign = await checkout(other, choice(hotel.id, [ids[1]!], 20, 22));
  await server.pay(foreign.url);
  await cancel(guest, one.booking.id);
  await whenIdle();
  const messages = receiver.received.map(({ body }) => JSON.parse(body));
  const types = messages.map(({ type }) => type);
  expect(types[0]).toBe('booking.confirmed');
  expect(types).toContain('booking.cancelled');
  expect(new Set(messages.map(({ data }) => data.booking.id))).toEqual(new Set([one.booking.id]));
  expect(messages[0]).toMatchObject({
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    data: { booking: { status: 'CONFIRMED', hotelId: hotel.id, totalCents: one.booking.totalCents } },
  });
  for (const message of receiver.received) {
    expect(isSigned(message, secret)).toBe(true);
    expect(isSigned({ ...message, body: `${message.body} ` }, secret)).toBe(false);
    expect(Number(message.headers['webhook-timestamp'])).toBeCloseTo(Date.now() / 1000, -2);
  }
  const listed = await deliveries(guest, webhook.id);
  expect(listed.total).toBe(messages.length);
  expect(listed.items[0]).toMatchObject({ status: 204, dueAt: null, deliveredAt: expect.any(String) });
  expect(await deliveries(other, webhook.id)).toEqual({ total: 0, items: [] });
});

test('an administrator receives the chosen events of every booking, while being an administrator', async () => {
  const user = await makeUser('ADMIN');
  await makeUser('ADMIN');
  const staff = await server.as(user);
  await make(staff, ['BOOKING_CANCELLED']);
  const { guest, id, url } = await confirmed();
  expect(receiver.received).toEqual([]);
  await cancel(guest, id);
  await whenIdle();
  expect(receiver.received.map(({ body }) => JSON.parse(body).data.booking.id)).toEqual([id]);
  expect(url).toBeTruthy();
  await transaction(() => repo(User).update({ id: user.id }, { roleCode: 2010 }));
  const second = await confirmed();
  await cancel(second.guest, second.id);
  await whenIdle();
  expect(receiver.received).toHaveLength(1);
});

async function confirmed() {
  const { hotel, ids } = await room();
  const guest = await server.as(await makeUser());
  const { url, booking } = await checkout(guest, choice(hotel.id, ids, 20, 22));
  await server.pay(url);
  await whenIdle();
  return { guest, url, id: booking.id as string };
}

test('a step that is rolled back sends nothing', async () => {
  const guest = await server.as(await makeUser());
  const { webhook } = await make(guest);
  const aborted = transaction(async () => {
    await queueMessages([newMessage(await webhookOf(webhook.id), { event: 'booking.changed', body: '{}' })]);
    throw new Error('no');
  });
  await expect(aborted).rejects.toThrow('no');
  await sendDue();
  expect(receiver.received).toEqual([]);
});

test('a failed message is retried after growing pauses under the same id, until it is accepted', async () => {
  const guest = await server.as(await makeUser());
  const { webhook } = await make(guest);
  receiver.answer(500, 'x'.repeat(40_000));
  const { id } = await test1(guest, webhook.id);
  await whenIdle();
  const failed = await rowOf(id);
  expect(failed).toMatchObject({ status: 500, attempts: 1, deliveredAt: null, answer: 'x'.repeat(300) });
  expect((await webhookOf(webhook.id)).failingSince).not.toBeNull();
  await sendDue();
  expect(receiver.received).toHaveLength(1);
  await later(MINUTE, sendDue);
  const again = await rowOf(id);
  expect(again.attempts).toBe(2);
  expect(again.dueAt!.getTime() - again.triedAt!.getTime()).toBeCloseTo(MINUTE, -4);
  receiver.answer(200, 'ok');
  await later(5 * MINUTE, sendDue);
  expect(await rowOf(id)).toMatchObject({ status: 200, answer: 'ok', dueAt: null, attempts: 3 });
  expect((await webhookOf(webhook.id)).failingSince).toBeNull();
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([id]));
});

test('a process that dies before it records the answer sends the message again under the same id', async () => {
  const guest = await server.as(await makeUser());
  const { webhook } = await make(guest);
  const { id } = await test1(guest, webhook.id);
  await whenIdle();
  // The state after the claim: the answer was not recorded.
  const dueAt = new Date(Date.now() + 30_000);
  const { userId: ownerId } = await webhookOf(webhook.id);
  await transaction(() => repo(WebhookDelivery).update({ id }, { dueAt, ownerId, deliveredAt: null }));
  await sendDue();
  expect(receiver.received).toHaveLength(1);
  await later(MINUTE, sendDue);
  expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([id, id]);
});

test('concurrent instances of the job send each message once', async () => {
  const guest = await server.as(await makeUser());
  const { webhook } = await make(guest);
  const rows = await insertDeliveries(webhook.id, 12);
  await Promise.all([sendDue(), sendDue(), sendDue()]);
  const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
  expect(ids.sort()).toEqual(rows.sort());
});

test('three days of failures switch a webhook off with one mail, and its owner can switch it on again', async () => {
  const user = await makeUser();
  const guest = await server.as(user);
  const { webhook } = await make(guest);
  receiver.answer(302, '', { location: 'http://127.0.0.1:1/' });
  const { id } = await test1(guest, webhook.id);
  await whenIdle();
  expect(await rowOf(id)).toMatchObject({ status: 302, attempts: 1 });
  await later(3 * DAY + MINUTE, sendDue);
  expect((await webhookOf(webhook.id)).disabledAt).not.toBeNull();
  expect((await rowOf(id)).dueAt).toBeNull();
  const [mail] = await server.mailsTo(user.email);
  expect(mail!.subject).toBe('Your webhook was switched off');
  expect(mail!.text).toContain(`/webhooks/${webhook.id}`);
  expect(await test1(guest, webhook.id)).toMatchObject({ __typename: 'WebhookRefused' });
  receiver.answer(204);
  const ON = `{ ... on Webhook { disabledAt failingSince } ${PROBLEM} }`;
  expect(await ask(guest, 'updateWebhook', { webhookId: webhook.id, active: true }, ON)).toEqual({
    disabledAt: null,
    failingSince: null,
  });
  const RESENT = `{ ... on WebhookDelivery { id } ${PROBLEM} }`;
  expect(await ask(guest, 'resendWebhookDelivery', { deliveryId: id }, RESENT)).toEqual({ id });
  await whenIdle();
  expect(await rowOf(id)).toMatchObject({ status: 204, dueAt: null });
  expect(await server.mailsTo(user.email)).toHaveLength(1);
  await later(31 * DAY, purgeDeliveries);
  expect(await repo(WebhookDelivery).countBy({ id })).toBe(0);
});

test('an address that answers 410 is switched off at once', async () => {
  const guest = await server.as(await makeUser());
  const { webhook } = await make(guest);
  receiver.answer(410);
  await test1(guest, webhook.id);
  await whenIdle();
  expect((await webhookOf(webhook.id)).disabledAt).not.toBeNull();
});

test('for a day after a rotation messages are signed with both secrets', async () => {
  const guest = await server.as(await makeUser());
  const { secret: first, webhook } = await make(guest);
  const { secret: second } = await ask(guest, 'rotateWebhookSecret', { webhookId: webhook.id }, NEW);
  expect(second).not.toBe(first);
  await test1(guest, webhook.id);
  await whenIdle();
  expect([first, second].map((secret) => isSigned(receiver.received[0]!, secret))).toEqual([true, true]);
  await later(DAY + MINUTE, async () => {
    await transaction(async () =>
      queueMessages([newMessage(await webhookOf(webhook.id), { event: 'booking.changed', body: '{}' })]),
    );
    await whenIdle();
  });
  expect([first, second].map((secret) => isSigned(receiver.received[1]!, secret))).toEqual([false, true]);
});

test("strangers cannot reach a webhook, and signing out everywhere deletes one's webhooks", async () => {
  const user = await makeUser();
  const guest = await server.as(user);
  const stranger = await server.as(await makeUser());
  const { webhook } = await make(guest);
  expect(await test1(stranger, webhook.id)).toMatchObject({ __typename: 'WebhookRefused' });
  expect(await ask(stranger, 'deleteWebhook', { webhookId: webhook.id }, '')).toBe(true);
  expect((await guest.graphql('{ myWebhooks { id } }')).data.myWebhooks).toEqual([{ id: webhook.id }]);
  const staff = await server.as(await makeUser('ADMIN'));
  const SIGN_OUT = 'mutation ($input: SignOutUsersInput!) { signOutUsers(input: $input) { id } }';
  await staff.graphql(SIGN_OUT, { input: { userIds: [user.id] } });
  expect(await repo(Webhook).countBy({ id: webhook.id })).toBe(0);
});
