import { spawn, type ChildProcess } from 'node:child_process';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';
import { freePort, serve, withSeededDatabase, type Served } from '../builtServer';
import { type Checks, showProgress } from '../proof/checks';
import { ask, openChat, SEND, signIn } from './api';

/** Messages that are sent at once. */
const AT_ONCE = 8;
/** How long Redis is down, and how long the test waits for the last message, in milliseconds. */
const AWAY_MS = 2000;
const PATIENCE_MS = 20_000;

const COUNT = 'query ($id: ID!) { chat(id: $id) { messageCount } }';
const HEAR = 'subscription { messageReceived { id number content } }';

/**
 * Two instances over Redis. Redis is killed on the way and comes back; later one of the instances is killed for good.
 * Every message is stored once, and arrives once at the remaining instance.
 */
export async function proveInstances(checks: Checks, count: number): Promise<void> {
  const port = await freePort();
  let redis = startRedis(port);
  await withSeededDatabase(['--hotels', '1', '--bookings', '0'], async (databaseUrl) => {
    const settings = {
      DATABASE_URL: databaseUrl,
      REDIS_URL: `redis://127.0.0.1:${port}`,
      JWT_SECRET: 'a secret of the proofs that is long enough',
      ACCESS_TOKEN_SECONDS: '86400',
    };
    const instances = [await serve(settings), await serve(settings)];
    try {
      const [sender, reader] = [
        await signIn(instances[0]!, 'guest_demo'),
        await signIn(instances[0]!, 'guest_two'),
      ];
      const chatId = await openChat(instances[0]!, sender.accessToken, reader.viewer.id);
      const listeners = instances.map((instance) => new Listener(instance, reader.accessToken));
      await pause(500);
      const send = async (number: number) => {
        const input = { chatId, content: String(number), clientMessageId: `proof-${number}` };
        const at = instances[isOneDead ? 0 : number % 2]!;
        // As clients do, it sends an unanswered message again, with the same id, to either instance.
        const { sendMessage } = await ask(at, sender.accessToken, SEND, { input }).catch(() =>
          ask(instances[0]!, sender.accessToken, SEND, { input }),
        );
        checks.expect(`message ${number} is sent`, sendMessage.__typename === 'Message', () => sendMessage);
      };
      let next = 0;
      let isOneDead = false;
      const kill = () => {
        isOneDead = true;
        instances[1]!.stop();
      };
      const work = async () => {
        while (next < count) {
          const number = next++;
          if (number === Math.floor(count / 3)) void restart();
          if (number === Math.floor((2 * count) / 3)) kill();
          await send(number);
          if (number % Math.ceil(count / 20) === 0) showProgress('messages', number, count);
        }
      };
      const restart = async () => {
        redis.kill('SIGKILL');
        await pause(AWAY_MS);
        redis = startRedis(port);
      };
      const start = performance.now();
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      const seconds = (performance.now() - start) / 1000;
      const [staying] = listeners;
      for (let waited = 0; waited < PATIENCE_MS && staying!.heard.size < count; waited += 100)
        await pause(100);
      const { chat } = await ask(instances[0]!, reader.accessToken, COUNT, { id: chatId });
      checks.expect('every message is stored, once', chat.messageCount === count, () => chat.messageCount);
      const heard = staying!.heard.size;
      checks.expect(
        'the instance that stays loses no message',
        heard === count,
        () => `${heard} of ${count}`,
      );
      for (const { twice, disordered, client } of listeners) {
        checks.expect('no message is told twice', twice === 0, () => twice);
        checks.expect('messages are told in order', disordered === 0, () => disordered);
        void client.dispose();
      }
      console.log(
        `chat  ${count} messages over two instances, ${Math.round(count / seconds)} a second; load average ${loadavg()[0]!.toFixed(1)}`,
      );
    } finally {
      for (const instance of instances) instance.stop();
    }
  });
  redis.kill();
}

const startRedis = (port: number): ChildProcess =>
  spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no'], { stdio: 'ignore' });

/** A subscriber to all messages, at one instance. */
class Listener {
  readonly heard = new Set<string>();
  twice = 0;
  /** Messages that arrived after a later one of the same chat. */
  disordered = 0;
  private last = 0;
  readonly client: Client;

  constructor(server: Served, accessToken: string) {
    this.client = createClient({
      url: `${server.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { accessToken },
    });
    this.client.subscribe<{ messageReceived: { number: number; content: string } }>(
      { query: HEAR },
      {
        next: ({ data }) => {
          const { number, content } = data!.messageReceived;
          if (this.heard.has(content)) this.twice += 1;
          this.heard.add(content);
          if (number <= this.last) this.disordered += 1;
          this.last = Math.max(this.last, number);
        },
        // Messages that a listener of the killed instance misses are not counted.
        error: () => undefined,
        complete: () => undefined,
      },
    );
  }
}
