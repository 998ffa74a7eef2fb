import { later } from '../../test/clock';
import { checkout, choice, room } from '../../test/checkoutHelpers';
import { makeUser } from '../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { addWebhook, askChallenge, sendDue, sendTest, verificationOf } from '../../test/webhookHelpers';
import { echo, isSigned, openReceiver } from '../../test/webhookReceiver';
import { whenIdle } from '../core/runExclusive';
import { repo, transaction } from '../database/transaction';
import { WebhookDelivery } from './webhookDelivery.entity';
import { WebhookReceiver, receiverOf } from './webhookReceiver.entity';

const SECONDS = 1000;
const DAY = 86_400 * SECONDS;
const UNANSWERED = 'Your program did not answer with the challenge.';
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

/** Pays a booking of this person, which sends an event to the person's webhooks. */
async function book(person: Visitor): Promise<string> {
  const { hotel, ids } = await room();
  const { url, booking } = await checkout(person, choice(hotel.id, ids, 20, 22));
  await server.pay(url);
  await whenIdle();
  return booking.id;
}
const closedPort = async () => {
  const { url, close } = await openReceiver();
  await close();
  return url;
};
const logOf = async (person: Visitor, webhookId: string) =>
  (await person.graphql(`{ webhookDeliveries(webhookId: "${webhookId}") { total items { id } } }`)).data
    .webhookDeliveries;

test('a new webhook gets a signed challenge, and receives events after it answers it', async () => {
  receiver.answerChallenge(() => ({ status: 204, body: '' }));
  const person = await server.as(await makeUser());
  const { secret, webhook } = await addWebhook(person, receiver.url);
  expect(receiver.challenges).toHaveLength(1);
  expect(isSigned(receiver.challenges[0]!, secret)).toBe(true);
  const { type, timestamp, data } = JSON.parse(receiver.challenges[0]!.body);
  expect({ type, timestamp }).toEqual({
    type: 'webhook.verification',
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
  });
  expect(Buffer.from(data.challenge, 'base64url')).toHaveLength(32);
  await book(person);
  expect(receiver.received).toEqual([]);

  receiver.answerChallenge(echo);
  expect(await askChallenge(person, webhook.id)).toMatchObject({ __typename: 'Webhook' });
  await whenIdle();
  expect(JSON.parse(receiver.challenges[1]!.body).data.challenge).not.toBe(data.challenge);
  expect(await verificationOf(person)).toMatchObject({
    verificationState: 'VERIFIED',
    verifiedAt: expect.any(String),
    challengeAnswer: null,
  });
  const bookingId = await book(person);
  expect(receiver.received.map(({ body }) => JSON.parse(body).data.booking.id)).toEqual([bookingId]);
  expect(await askChallenge(person, webhook.id)).toMatchObject({ __typename: 'WebhookRefused' });
});

test('answering the challenge as plain text verifies the webhook', async () => {
  receiver.answerChallenge((challenge) => ({ status: 200, body: `${challenge}\n` }));
  const person = await server.as(await makeUser());
  await addWebhook(person, receiver.url);
  expect(await verificationOf(person)).toMatchObject({ verificationState: 'VERIFIED' });
});

test.each<[string, Parameters<typeof openReceiver>[0]]>([
  ['nothing', () => ({ status: 200, body: '' })],
  ['another challenge', () => echo('A'.repeat(43))],
  ['the challenge in other letters', (challenge) => echo(challenge.toUpperCase() + challenge.toLowerCase())],
  ['the whole message', (challenge) => ({ status: 200, body: JSON.stringify({ data: { challenge } }) })],
  ['the challenge within a text', (challenge) => ({ status: 200, body: `It is ${challenge}.` })],
  ['the challenge with another status', (challenge) => ({ ...echo(challenge), status: 302 })],
  ['the challenge after 16 KB', (challenge) => ({ status: 200, body: ' '.repeat(17 * 1024) + challenge })],
  ['no object', () => ({ status: 200, body: 'null' })],
])('a webhook whose address answers %s is not verified', async (_, echoes) => {
  receiver.answerChallenge(echoes!);
  const person = await server.as(await makeUser());
  const { webhook } = await addWebhook(person, receiver.url);
  expect(receiver.challenges).toHaveLength(1);
  expect(await verificationOf(person)).toMatchObject({ verificationState: 'WAITING', verifiedAt: null });
  expect(await sendTest(person, webhook.id)).toMatchObject({
    __typename: 'WebhookRefused',
    message: expect.stringContaining('not verified'),
  });
  await book(person);
  expect(receiver.received).toEqual([]);
});

test('a closed port and a wrong answer get the same text at the same time', async () => {
  receiver.answerChallenge(() => ({ status: 404, body: 'Not found' }));
  const answers = [];
  for (const url of [receiver.url, await closedPort()]) {
    const person = await server.as(await makeUser());
    const { webhook } = await addWebhook(person, url);
    const { id, ...soon } = await verificationOf(person);
    const late = await later(16 * SECONDS, () => verificationOf(person));
    expect(id).toBe(webhook.id);
    expect(soon).toEqual({
      verificationState: 'WAITING',
      verifiedAt: null,
      challengeAnswer: null,
      challengeSentAt: expect.any(String),
    });
    answers.push({ ...late, id: '', challengeSentAt: '' }, await logOf(person, webhook.id));
  }
  expect(answers.slice(0, 2)).toEqual(answers.slice(2));
  expect(answers[0]).toMatchObject({ challengeAnswer: UNANSWERED });
  expect(answers[1]).toEqual({ total: 0, items: [] });
});

test('a challenge that could not be sent within a day is dropped', async () => {
  const person = await server.as(await makeUser());
  const id = receiverOf(receiver.url);
  const busyUntil = new Date(Date.now() + DAY - 60 * SECONDS);
  await transaction(() => repo(WebhookReceiver).insert({ id, busyUntil }));
  const { webhook } = await addWebhook(person, receiver.url);
  await later(DAY - 90 * SECONDS, sendDue);
  expect(receiver.challenges).toEqual([]);
  expect(await verificationOf(person)).toMatchObject({ challengeSentAt: null, challengeAnswer: null });
  await later(DAY + SECONDS, sendDue);
  expect(receiver.challenges).toEqual([]);
  expect(await repo(WebhookDelivery).countBy({ webhookId: webhook.id })).toBe(0);
  await askChallenge(person, webhook.id);
  await later(DAY - 30 * SECONDS, sendDue);
  expect(receiver.challenges).toHaveLength(1);
});

test('a stranger and the owner of a paused webhook cannot request a challenge', async () => {
  receiver.answerChallenge(() => ({ status: 204, body: '' }));
  const person = await server.as(await makeUser());
  const { webhook } = await addWebhook(person, receiver.url);
  const stranger = await server.as(await makeUser());
  expect(await askChallenge(stranger, webhook.id)).toMatchObject({ __typename: 'WebhookRefused' });
  const PAUSE = `mutation { updateWebhook(input: { webhookId: "${webhook.id}", active: false }) { __typename } }`;
  await person.graphql(PAUSE);
  expect(await askChallenge(person, webhook.id)).toMatchObject({ __typename: 'WebhookRefused' });
  await whenIdle();
  expect(receiver.challenges).toHaveLength(1);
});
