import { once } from 'node:events';
import Redis from 'ioredis';
import { config } from './config';
import { closePubSub, openPubSub, publish } from './events';

const withRedis = process.env.REDIS_URL ? describe : describe.skip;
withRedis('where Redis is set', () => {
  afterEach(async () => {
    await closePubSub();
    config.redisUrl = undefined;
  });

  test('what is published right after the start reaches other instances', async () => {
    const another = new Redis(process.env.REDIS_URL!);
    await another.subscribe('staybook:events');
    const heard = once(another, 'message');
    config.redisUrl = process.env.REDIS_URL;
    await openPubSub();
    await publish('viewerChanged', 'all', { userId: 'ada' });
    const [, text] = await heard;
    expect(JSON.parse(text)).toMatchObject({ topic: 'viewerChanged:all', payload: { userId: 'ada' } });
    another.disconnect();
  });
});

test('a Redis that is down does not keep the start waiting', async () => {
  config.redisUrl = 'redis://127.0.0.1:1';
  const start = Date.now();
  await openPubSub();
  expect(Date.now() - start).toBeLessThan(20_000);
  await closePubSub();
  config.redisUrl = undefined;
});
