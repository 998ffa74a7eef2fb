import { createHmac } from 'node:crypto';
import { later } from '../../test/clock';
import { makeUser } from '../../test/factories';
import { NEW, OLD, startInstances, type Instance } from '../../test/instances';
import type { Visitor } from '../../test/testServer';
import { addWebhook, sendDue, sendTest } from '../../test/webhookHelpers';
import { isSigned, openReceiver } from '../../test/webhookReceiver';
import { log } from '../core/log';
import { whenIdle } from '../core/runExclusive';
import { sealAgain } from '../database/sealedColumns';
import { repo, transaction } from '../database/transaction';
import { sealSecrets } from './sealSecrets.service';
import type { User } from '../users/user.entity';
import { Webhook } from './webhook.entity';
import { WebhookDelivery } from './webhookDelivery.entity';

let one: Instance;
let other: Instance;
let close: () => Promise<void>;
let receiver: Awaited<ReturnType<typeof openReceiver>>;
let owner: User;
beforeAll(async () => {
  const started = await startInstances();
  [one, other] = started.instances;
  ({ close } = started);
});
afterAll(() => close());
beforeEach(async () => {
  restart([OLD], [OLD]);
  receiver = await openReceiver();
  owner = await makeUser();
});
afterEach(() => receiver.close());

/** Starts both instances again with these secrets. */
function restart(ofOne: string[], ofOther: string[]): void {
  one.secrets = ofOne;
  other.secrets = ofOther;
}

/** Lets the owner sign in to the instance, and do this there. */
const asOwner = <T>(instance: Instance, work: (here: Visitor) => Promise<T>): Promise<T> =>
  instance.run(async () => work(await instance.server.as(owner)));
const make = () => asOwner(one, (here) => addWebhook(here, receiver.url));
const rowOf = (id: string) => repo(Webhook).findOneByOrFail({ id });
const change = (id: string, columns: Partial<Webhook>) =>
  transaction(() => repo(Webhook).update({ id }, columns));

/** Has the instance send a test message; returns it as the receiver got it. */
async function messageFrom(instance: Instance, webhookId: string) {
  await asOwner(instance, async (here) => {
    await sendTest(here, webhookId);
    await whenIdle();
  });
  return receiver.received.at(-1)!;
}

async function rotate(webhookId: string): Promise<string> {
  const query = `mutation ($input: RotateWebhookSecretInput!) { rotateWebhookSecret(input: $input) {
    ... on NewWebhook { secret } } }`;
  const { data } = await asOwner(one, (here) => here.graphql(query, { input: { webhookId } }));
  return data.rotateWebhookSecret.secret;
}

/** The secret that earlier versions of Staybook gave a webhook. */
const derived = (id: string, version: number): string =>
  `whsec_${createHmac('sha256', OLD).update(`webhook:${id}:${version}`).digest('base64')}`;

/** Makes a webhook as an earlier version of Staybook left it. */
async function makeEarlier() {
  const { webhook } = await make();
  await change(webhook.id, { sealedSecrets: null, sealedVersion: null });
  return webhook.id;
}

test.each([
  ['a webhook', async () => make().then(({ webhook: { id }, secret }) => ({ id, secret }))],
  [
    'a webhook of an earlier version',
    async () => {
      const id = await makeEarlier();
      return { id, secret: derived(id, 1) };
    },
  ],
])('%s keeps its secret while that of the server is replaced', async (_name, begin) => {
  const { id, secret } = await begin();
  for (const [ofOne, ofOther] of [
    [[OLD], [OLD]],
    [[NEW, OLD], [OLD]],
    [
      [NEW, OLD],
      [NEW, OLD],
    ],
  ]) {
    restart(ofOne!, ofOther!);
    for (const instance of [one, other]) expect(isSigned(await messageFrom(instance, id), secret)).toBe(true);
  }
  await one.run(sealSecrets);
  await one.run(sealAgain);
  restart([NEW], [NEW]);
  for (const instance of [one, other]) expect(isSigned(await messageFrom(instance, id), secret)).toBe(true);
});

test('secrets are random, and the database holds them encrypted only', async () => {
  const [first, second] = [await make(), await make()];
  expect(first.secret).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(second.secret).not.toBe(first.secret);
  expect(JSON.stringify(await rowOf(first.webhook.id))).not.toContain(first.secret.slice(6, 20));
});

test('the previous secret also signs for a day, even after the secret of the server was replaced', async () => {
  const { webhook, secret } = await make();
  const next = await rotate(webhook.id);
  restart([NEW, OLD], [NEW, OLD]);
  await one.run(sealAgain);
  restart([NEW], [NEW]);
  const message = await messageFrom(one, webhook.id);
  expect([secret, next].map((known) => isSigned(message, known))).toEqual([true, true]);
  const nextDay = await one.run(() => later(86_400_001, () => messageFrom(one, webhook.id)));
  expect([secret, next].map((known) => isSigned(nextDay, known))).toEqual([false, true]);
});

test('a new secret that an earlier version of Staybook gives beside this one is stored too', async () => {
  const { webhook, secret } = await make();
  await change(webhook.id, { secretVersion: 2, previousSecretUntil: new Date(Date.now() + 86_400_000) });
  const both = (message: Parameters<typeof isSigned>[0]) =>
    [secret, derived(webhook.id, 2)].map((known) => isSigned(message, known));
  expect(both(await messageFrom(one, webhook.id))).toEqual([true, true]);
  await one.run(sealSecrets);
  expect(await rowOf(webhook.id)).toMatchObject({ secretVersion: 2, sealedVersion: 2 });
  restart([NEW, OLD], [NEW, OLD]);
  await one.run(sealAgain);
  restart([NEW], [NEW]);
  expect(both(await messageFrom(one, webhook.id))).toEqual([true, true]);
});

describe('where the key of a secret is gone', () => {
  test('the secrets of other webhooks are stored all the same', async () => {
    const { webhook } = await make();
    await change(webhook.id, { secretVersion: 2 });
    const earlier = await makeEarlier();
    restart([NEW], [NEW]);
    await one.run(sealSecrets);
    expect(await rowOf(webhook.id)).toMatchObject({ sealedVersion: 1 });
    expect(await rowOf(earlier)).toMatchObject({ sealedVersion: 1, sealedSecrets: expect.any(String) });
  });

  test('a message waits for an instance that has it, and its webhook does not count as failing', async () => {
    const { webhook, secret } = await make();
    restart([NEW], [NEW]);
    const { length } = receiver.received;
    const failed = jest.spyOn(log, 'error');
    await messageFrom(one, webhook.id);
    expect(receiver.received).toHaveLength(length);
    expect(failed).toHaveBeenCalledWith(
      expect.objectContaining({
        error: expect.objectContaining({ message: expect.stringContaining('JWT_SECRET') }),
      }),
      'a message to a webhook could not be processed',
    );
    expect(await rowOf(webhook.id)).toMatchObject({ failingSince: null, badAnswers: 0 });
    restart([NEW, OLD], [NEW, OLD]);
    await one.run(() => later(60_000, sendDue));
    expect(isSigned(receiver.received.at(-1)!, secret)).toBe(true);
  });

  test('the owner reads after the last attempt that a new secret is needed, and gets one', async () => {
    const { webhook } = await make();
    restart([NEW], [NEW]);
    await messageFrom(one, webhook.id);
    await transaction(() =>
      repo(WebhookDelivery).update({ webhookId: webhook.id }, { giveUpAt: new Date() }),
    );
    await one.run(() => later(60_000, sendDue));
    expect(await repo(WebhookDelivery).findOneByOrFail({ webhookId: webhook.id })).toMatchObject({
      answer: 'The secret of this webhook was lost. Give it a new one.',
      dueAt: null,
    });
    const secret = await rotate(webhook.id);
    await change(webhook.id, { restsUntil: null });
    const message = await messageFrom(one, webhook.id);
    expect(isSigned(message, secret)).toBe(true);
    expect(String(message.headers['webhook-signature']).split(' ')).toHaveLength(1);
  });
});
