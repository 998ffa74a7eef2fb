import { makeUser } from '../../test/factories';
import { startTestServer, type TestServer } from '../../test/testServer';
import { addWebhook, askChallenge, sendTest } from '../../test/webhookHelpers';
import { openReceiver } from '../../test/webhookReceiver';
import { whenIdle } from '../core/runExclusive';

let server: TestServer;
let receiver: Awaited<ReturnType<typeof openReceiver>>;
beforeAll(async () => {
  server = await startTestServer({ WEBHOOK_PRIVATE_ADDRESSES: 'allow', RATE_LIMITS: 'on' });
  receiver = await openReceiver();
});
afterAll(async () => {
  await receiver.close();
  await server.close();
});
afterEach(() => {
  receiver.received.length = receiver.challenges.length = 0;
});

test('a person can send ten test messages in ten minutes, across all webhooks', async () => {
  const person = await server.as(await makeUser());
  const [one, other] = [await addWebhook(person, receiver.url), await addWebhook(person, receiver.url)];
  const answers = [];
  for (let count = 0; count < 12; count++)
    answers.push(await sendTest(person, (count % 2 ? one : other).webhook.id));
  await whenIdle();
  expect(answers.map(({ __typename }) => __typename)).toEqual([
    ...Array<string>(10).fill('WebhookDelivery'),
    ...Array<string>(2).fill('TooManyAttempts'),
  ]);
  expect(answers[11].message).toBe('Too many attempts. Wait 10 minutes, then try again.');
  expect(answers[11].retryAfterSeconds).toBeGreaterThan(9 * 60);
  expect(receiver.received).toHaveLength(10);
  const neighbour = await server.as(await makeUser());
  const { webhook } = await addWebhook(neighbour, receiver.url);
  expect(await sendTest(neighbour, webhook.id)).toMatchObject({ __typename: 'WebhookDelivery' });
});

test('a person can request thirty challenges in a day, including those of new webhooks', async () => {
  const person = await server.as(await makeUser());
  receiver.answerChallenge(() => ({ status: 204, body: '' }));
  const { webhook } = await addWebhook(person, receiver.url);
  const answers = [];
  for (let count = 0; count < 30; count++) {
    answers.push(await askChallenge(person, webhook.id));
    await whenIdle();
  }
  expect(answers.map(({ __typename }) => __typename)).toEqual([
    ...Array<string>(29).fill('Webhook'),
    'TooManyAttempts',
  ]);
  expect(answers.at(-1).retryAfterSeconds).toBeGreaterThan(23 * 3600);
  expect(receiver.challenges).toHaveLength(30);
  expect(await addWebhook(person, receiver.url)).toMatchObject({ __typename: 'TooManyAttempts' });
});
