import { setTimeout as wait } from 'node:timers/promises';
import { later } from '../../test/clock';
import { makeUser } from '../../test/factories';
import { startTestServer, type TestServer } from '../../test/testServer';
import { addWebhook, sendDue, sendTest } from '../../test/webhookHelpers';
import { openReceiver } from '../../test/webhookReceiver';
import { insertDeliveries } from '../../test/webhookRows';
import { whenIdle } from '../core/runExclusive';
import { repo, transaction } from '../database/transaction';
import { claimNext, release } from './claim.service';
import { Webhook } from './webhook.entity';
import { WebhookDelivery } from './webhookDelivery.entity';
import { receiverOf } from './webhookReceiver.entity';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ WEBHOOK_PRIVATE_ADDRESSES: 'allow' });
});
afterAll(() => server.close());
const receivers: Awaited<ReturnType<typeof openReceiver>>[] = [];
afterEach(async () => {
  await transaction(() => repo(Webhook).deleteAll());
  await whenIdle();
  await Promise.all(receivers.splice(0).map(({ close }) => close()));
});

async function receiver() {
  const opened = await openReceiver();
  receivers.push(opened);
  return opened;
}
/** A person with a webhook at this address. */
async function ownerOf(url: string) {
  const person = await server.as(await makeUser());
  const { id } = (await addWebhook(person, url)).webhook;
  return { person, id, webhook: () => repo(Webhook).findOneByOrFail({ id }) };
}
/** Waits until the condition holds or the time is over. Returns the milliseconds waited. */
async function until(holds: () => boolean, ms: number): Promise<number> {
  const began = performance.now();
  while (!holds() && performance.now() - began < ms) await wait(10);
  expect(holds()).toBe(true);
  return performance.now() - began;
}

test('thirty messages to a slow receiver do not delay a message of another owner', async () => {
  const [slow, quick] = [await receiver(), await receiver()];
  const one = await ownerOf(slow.url);
  const other = await ownerOf(quick.url);
  slow.delay(1500);
  for (let count = 0; count < 30; count++) await sendTest(one.person, one.id);
  await until(() => slow.atOnce.now === 1, 1000);
  await sendTest(other.person, other.id);
  await until(() => quick.received.length === 1, 1000);
  expect(slow.received.length).toBeLessThan(5);
  expect(slow.atOnce.most).toBe(1);
});

test('ten thousand due messages of one owner do not delay a message of another owner', async () => {
  const [many, few] = [await receiver(), await receiver()];
  const one = await ownerOf(many.url);
  const other = await ownerOf(few.url);
  for (let chunk = 0; chunk < 10; chunk++) await insertDeliveries(one.id, 1000);
  await sendTest(other.person, other.id);
  await until(() => few.received.length === 1, 2000);
  expect(many.received.length).toBeLessThan(500);
});

test('a receiver gets one message at a time from all owners, however its host is written', async () => {
  const shared = await receiver();
  const { port } = new URL(shared.url);
  const owners = [await ownerOf(`http://LOCALHOST:${port}/a`), await ownerOf(`http://localhost:${port}/b`)];
  shared.delay(50);
  for (const { person, id } of [...owners, ...owners, ...owners]) await sendTest(person, id);
  await whenIdle();
  expect(shared.received).toHaveLength(6);
  expect(shared.atOnce.most).toBe(1);
});

test('addresses with the same host and port are one receiver', () => {
  const ids = (...addresses: string[]) => new Set(addresses.map(receiverOf)).size;
  expect(ids('https://Hooks.example/a', 'https://hooks.example:443/b?c', 'https://hooks.example./')).toBe(1);
  expect(ids('https://[2606:4700::1]/', 'https://[2606:4700:0:0::1]/')).toBe(1);
  expect(ids('https://hooks.example/', 'https://hooks.example:8443/', 'https://api.hooks.example/')).toBe(3);
});

test('an owner of several receivers has at most three messages in flight', async () => {
  const person = await server.as(await makeUser());
  const slow = await Promise.all([1, 2, 3, 4, 5].map(receiver));
  const ids: string[] = [];
  for (const { url } of slow) ids.push((await addWebhook(person, url)).webhook.id);
  for (const id of ids) await insertDeliveries(id, 1);
  for (const one of slow) one.delay(400);
  const sent = sendDue();
  const onTheirWay = () => slow.reduce((sum, { atOnce }) => sum + atOnce.now, 0);
  await until(() => onTheirWay() === 3, 1000);
  await wait(100);
  expect(onTheirWay()).toBe(3);
  await sent;
  expect(slow.map(({ received }) => received.length)).toEqual([1, 1, 1, 1, 1]);
});

test('concurrent instances claim a message and its receiver once, until the lease expires', async () => {
  const { url } = await receiver();
  const { id, webhook } = await ownerOf(url);
  const [first] = await insertDeliveries(id, 2);
  const row = await webhook();
  const claims = (await Promise.all([1, 2, 3, 4].map(() => claimNext(row)))).filter(Boolean);
  expect(claims).toHaveLength(1);
  expect(await claimNext(row)).toBeUndefined();
  await release(claims[0]!.receiver);
  const second = await claimNext(row);
  expect([claims[0]!.message.id, second!.message.id]).toContain(first);
  expect(second!.message.id).not.toBe(claims[0]!.message.id);
  // The claiming process has died.
  const third = await later(31_000, () => claimNext(row));
  expect(third!.message).toMatchObject({ id: claims[0]!.message.id, attempts: 2 });
  await release(second!.receiver);
  expect(await later(31_000, () => claimNext(row))).toBeUndefined();
});

test('an attempt that ends between two statements of the sender starts a pause all the same', async () => {
  const { url } = await receiver();
  const { id, webhook } = await ownerOf(url);
  await insertDeliveries(id, 2);
  const readBefore = await webhook();
  await transaction(() => repo(Webhook).update({ id }, { restsUntil: new Date(Date.now() + 30_000) }));
  expect(await claimNext(readBefore)).toBeUndefined();
  expect(await later(31_000, () => claimNext(readBefore))).toBeDefined();
});

test('a slow receiver pauses longer after each slow answer, and not at all after a fast one', async () => {
  const slow = await receiver();
  const { id, webhook } = await ownerOf(slow.url);
  slow.delay(2100);
  await insertDeliveries(id, 4);
  await sendDue();
  const rested = await webhook();
  expect(rested).toMatchObject({ badAnswers: 1, failingSince: null });
  expect((rested.restsUntil!.getTime() - Date.now()) / 1000).toBeCloseTo(2.1, 0);
  expect(slow.received).toHaveLength(1);
  await later(2500, sendDue);
  const again = await webhook();
  expect(again.badAnswers).toBe(2);
  expect((again.restsUntil!.getTime() - 2500 - Date.now()) / 1000).toBeCloseTo(4.2, 0);
  slow.delay(0);
  await later(10_000, sendDue);
  expect(await webhook()).toMatchObject({ badAnswers: 0, restsUntil: null });
  expect(slow.received).toHaveLength(4);
  expect(await repo(WebhookDelivery).countBy({ webhookId: id, status: 204 })).toBe(4);
}, 15_000);

test('a failing receiver pauses longer after each failure, and loses no message', async () => {
  const failing = await receiver();
  const { id, webhook } = await ownerOf(failing.url);
  await insertDeliveries(id, 3);
  failing.answer(500);
  let ms = 0;
  for (const pause of [30_000, 60_000, 120_000, 240_000, 480_000, 600_000, 600_000]) {
    const before = failing.received.length;
    await later(ms, sendDue);
    expect(failing.received).toHaveLength(before + 1);
    const { restsUntil } = await webhook();
    expect((restsUntil!.getTime() - ms - Date.now()) / 1000).toBeCloseTo(pause / 1000, -1);
    ms += pause + 1000;
  }
  failing.answer(204);
  await later(86_400_000, sendDue);
  expect(await repo(WebhookDelivery).countBy({ webhookId: id, status: 204 })).toBe(3);
});
