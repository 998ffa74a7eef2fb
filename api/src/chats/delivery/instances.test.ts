import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Redis from 'ioredis';
import { ON_MESSAGE, Person, until } from '../../../test/chatHelpers';
import { startServerProcess, type ServerProcess } from '../../../test/serverProcess';
import { openSilentProxy, type SilentProxy } from '../../../test/silentProxy';
import { makeTestDatabase, type TestDatabase } from '../../../test/testDatabase';

/* Two servers that share one database and one Redis. */

const withRedis = process.env.REDIS_URL ? describe : describe.skip;

withRedis('two instances', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'instances-'));
  let database: TestDatabase;
  let redis: SilentProxy;
  let instances: ServerProcess[] = [];
  /** The same two people at each instance. */
  let greta: Person[];
  let tomas: Person[];
  let chatId: string;
  let settings: Record<string, string>;
  const keyPrefix = `${randomBytes(6).toString('hex')}:`;

  beforeAll(async () => {
    database = await makeTestDatabase(folder);
    redis = await openSilentProxy(process.env.REDIS_URL!, 6379);
    const url = `${redis.url}?keyPrefix=${keyPrefix}`;
    settings = { DATA_DIR: folder, CAPTCHA: 'none', REDIS_URL: url, ...database.settings };
    instances = [await startServerProcess(settings), await startServerProcess(settings)];
    greta = await atBoth('guest_demo');
    tomas = await atBoth('guest_two');
    chatId = await greta[0]!.open(tomas[1]!);
  }, 120_000);
  afterAll(async () => {
    for (const { stop } of instances) await stop();
    await redis?.close();
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const atBoth = (username: string) =>
    Promise.all(instances.map((instance) => Person.signedIn(instance, username)));
  const contents = (received: any[]): string[] => received.map(({ content }) => content);

  test('a message sent at one instance is delivered at both, once and in order', async () => {
    const listeners = await Promise.all(tomas.map((person) => person.listen(ON_MESSAGE, { chatId })));
    const wanted = Array.from({ length: 12 }, (_, index) => `Message ${index}`);
    for (const [index, content] of wanted.entries()) await greta[index % 2]!.send(chatId, content);
    await until(() => listeners.every(({ received }) => received.length >= wanted.length));
    for (const { received } of listeners) expect(contents(received)).toEqual(wanted);
    for (const { close } of listeners) await close();
  });

  test('a message sent to both instances at once under one id is one message', async () => {
    const sent = await Promise.all(
      [0, 1, 0, 1].map((index) => greta[index]!.send(chatId, 'Once', 'the same')),
    );
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  });

  test('a person who is connected to both is online once, and visible at the other', async () => {
    const tabs = await Promise.all(tomas.map((person) => person.listen(ON_MESSAGE)));
    const { received, close } = await greta[0]!.listen('subscription { onlineUsersChanged { id } }');
    const last = () => (received.at(-1) ?? []).map(({ id }: { id: string }) => id);
    await until(() => last().includes(tomas[1]!.id));
    expect(last().filter((id: string) => id === tomas[1]!.id)).toHaveLength(1);
    await tabs[0]!.close();
    const online = (await greta[0]!.visitor.graphql('{ onlineUsers { id } }')).data.onlineUsers;
    expect(online).toContainEqual({ id: tomas[1]!.id });
    await Promise.all([tabs[1]!.close(), close()]);
  });

  test('a removed member receives nothing more at the other instance, and signing out disconnects there', async () => {
    const group = await greta[0]!.group(tomas[0]!);
    const { received, client, close } = await tomas[1]!.listen(ON_MESSAGE);
    await greta[0]!.do('removeChatMember', { chatId: group, userId: tomas[0]!.id });
    await greta[0]!.send(group, 'Without Tomás');
    await greta[0]!.send(chatId, 'With Tomás');
    await until(() => received.length > 0);
    expect(contents(received)).toEqual(['With Tomás']);
    const closed = new Promise<{ code: number }>((resolve) => client.on('closed', resolve as never));
    await tomas[0]!.visitor.graphql('mutation { signOut }');
    expect((await closed).code).toBe(4205);
    tomas = await atBoth('guest_two');
    await close();
  });

  test('both instances share the limit of messages', async () => {
    const client = new Redis(process.env.REDIS_URL!);
    // Each instance alone would accept both. An instance that finds Redis too slow counts by itself for a
    // while.
    let kinds: string[] = [];
    for (let tries = 0; tries < 20 && !kinds.includes('TooManyAttempts'); tries++) {
      await client.set(`${keyPrefix}limits:messages:${tomas[0]!.id}`, 59, 'EX', 60);
      kinds = [];
      for (const person of tomas) kinds.push((await person.send(chatId, 'Limited')).__typename);
      if (kinds[1] === 'Message') await wait(1000);
    }
    await client.quit();
    expect(kinds).toEqual(['Message', 'TooManyAttempts']);
  });

  test('events that arrive as 5, 3, 4 of a chat that is new to an instance are delivered once, in order', async () => {
    const chat = await greta[0]!.group(tomas[0]!);
    const published: { topic: string; payload: { message?: { number: number } } }[] = [];
    const [listening, sending] = [new Redis(process.env.REDIS_URL!), new Redis(process.env.REDIS_URL!)];
    // Redis has no prefix for channels, so the chat id separates this test from other publishers.
    await listening.subscribe('staybook:events');
    listening.on('message', (_channel, text) => text.includes(chat) && published.push(JSON.parse(text)));
    for (let number = 1; number <= 5; number++) await greta[0]!.send(chat, `Number ${number}`);
    await until(() => published.filter(({ payload }) => payload.message).length === 5);
    const third = await startServerProcess(settings);
    try {
      const listener = await Person.signedIn(third, 'guest_two');
      const { received, close } = await listener.listen(ON_MESSAGE, { chatId: chat });
      for (const number of [5, 3, 4, 3]) {
        const { topic, payload } = published.find((event) => event.payload.message?.number === number)!;
        await sending.publish('staybook:events', JSON.stringify({ from: 'another', topic, payload }));
      }
      await until(() => received.length >= 3);
      await greta[0]!.send(chat, 'Number 6');
      await until(() => received.length >= 4);
      expect(contents(received)).toEqual(['Number 3', 'Number 4', 'Number 5', 'Number 6']);
      await close();
    } finally {
      await third.stop();
      await Promise.all([listening.quit(), sending.quit()]);
    }
  }, 60_000);

  test('no message is lost while Redis is down, and missed ones are delivered afterwards', async () => {
    const listeners = await Promise.all(tomas.map((person) => person.listen(ON_MESSAGE, { chatId })));
    await greta[0]!.send(chatId, 'Before');
    await until(() => listeners.every(({ received }) => received.length === 1));
    redis.silenceAll(true);
    redis.cutOpen();
    const wanted = ['Before', ...Array.from({ length: 6 }, (_, index) => `Meanwhile ${index}`)];
    for (const content of wanted.slice(1)) {
      const sent = await greta[0]!.send(chatId, content);
      expect(sent).toMatchObject({ __typename: 'Message' });
    }
    await until(() => listeners[0]!.received.length === wanted.length);
    expect(contents(listeners[1]!.received)).toEqual(['Before']);
    redis.silenceAll(false);
    redis.cutOpen();
    for (let waited = 0; listeners[1]!.received.length < wanted.length && waited < 5; waited++)
      await until(() => listeners[1]!.received.length >= wanted.length).catch(() => undefined);
    await greta[1]!.send(chatId, 'After');
    await until(() => listeners.every(({ received }) => received.length > wanted.length));
    for (const { received } of listeners) expect(contents(received)).toEqual([...wanted, 'After']);
    for (const { close } of listeners) await close();
  }, 60_000);
});
