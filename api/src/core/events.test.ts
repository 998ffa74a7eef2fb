import { once } from 'node:events';
import Redis from 'ioredis';
import { config } from './config';
import { closePubSub, openPubSub, publish, streamEvents, subscribe } from './events';

const withRedis = process.env.REDIS_URL ? describe : describe.skip;
withRedis('where Redis is set', () => {
  afterEach(async () => {
    await closePubSub();
    config.redisUrl = undefined;
  });

  test('an event published right after the start reaches other instances', async () => {
    const another = new Redis(process.env.REDIS_URL!);
    await another.subscribe('staybook:events');
    const received = once(another, 'message');
    config.redisUrl = process.env.REDIS_URL;
    await openPubSub();
    await publish('viewerChanged', 'all', { userId: 'ada' });
    const [, text] = await received;
    expect(JSON.parse(text)).toMatchObject({ topic: 'viewerChanged:all', payload: { userId: 'ada' } });
    another.disconnect();
  });
});

test('a Redis that is down does not delay the start', async () => {
  config.redisUrl = 'redis://127.0.0.1:1';
  const start = Date.now();
  await openPubSub();
  expect(Date.now() - start).toBeLessThan(20_000);
  await closePubSub();
  config.redisUrl = undefined;
});

test('a stream delivers events until its reader stops', async () => {
  const stream = streamEvents('viewerChanged', 'all');
  await publish('viewerChanged', 'all', { userId: 'ada' });
  await publish('viewerChanged', 'another key', { userId: 'bea' });
  await publish('viewerChanged', 'all', { userId: 'cem' });
  expect([await stream.next(), await stream.next()].map(({ value }) => value.userId)).toEqual(['ada', 'cem']);
  await stream.return!();
  await publish('viewerChanged', 'all', { userId: 'dan' });
  expect(await stream.next()).toEqual({ done: true, value: undefined });
});

test('closing ends all subscriptions, and new ones can be made', async () => {
  const received: string[] = [];
  const listen = (name: string) =>
    subscribe('viewerChanged', 'all', ({ userId }) => received.push(`${name}: ${userId}`));
  listen('first');
  await publish('viewerChanged', 'all', { userId: 'ada' });
  await closePubSub();
  listen('second');
  await publish('viewerChanged', 'all', { userId: 'bea' });
  expect(received).toEqual(['first: ada', 'second: bea']);
  await closePubSub();
});
