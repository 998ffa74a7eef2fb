import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';
import { serve, withSeededDatabase } from '../builtServer';
import { megabytesOf } from '../load';
import type { Checks } from '../proof/checks';
import { ask, openChat, SEND, signIn } from './api';

/** Open sockets, and how many of them are closed and replaced each second. */
const SOCKETS = 1000;
const CHANGING = 50;
/** The most growth of memory between the first fifth and the end, as a share. */
const GROWTH = 0.25;

const HEAR = 'subscription { messageReceived { id content } }';

/**
 * Opens and closes sockets for these minutes, with a message each second, and checks that the server's memory stays
 * flat.
 */
export async function soak(checks: Checks, minutes: number): Promise<void> {
  await withSeededDatabase(['--hotels', '1', '--bookings', '0'], async (databaseUrl) => {
    const server = await serve({ DATABASE_URL: databaseUrl, ACCESS_TOKEN_SECONDS: '86400' });
    try {
      const [sender, reader] = [await signIn(server, 'guest_demo'), await signIn(server, 'guest_two')];
      const chatId = await openChat(server, sender.accessToken, reader.viewer.id);
      const clients: Client[] = [];
      const connect = () => {
        const client = createClient({
          url: `${server.url.replace('http', 'ws')}/graphql`,
          webSocketImpl: WebSocket,
          connectionParams: { accessToken: reader.accessToken },
        });
        client.subscribe({ query: HEAR }, { next: ignore, error: ignore, complete: ignore });
        clients.push(client);
      };
      while (clients.length < SOCKETS) connect();
      const seconds = minutes * 60;
      const memory: number[] = [];
      for (let second = 0; second < seconds; second++) {
        const input = { chatId, content: `Message ${second}`, clientMessageId: `soak-${second}` };
        await ask(server, sender.accessToken, SEND, { input });
        for (const client of clients.splice(0, CHANGING)) void client.dispose();
        while (clients.length < SOCKETS) connect();
        memory.push(megabytesOf(server.pid));
        await pause(1000);
      }
      for (const client of clients) void client.dispose();
      const start = memory[Math.floor(memory.length / 5)]!;
      const end = memory.at(-1)!;
      console.log(
        `soak  ${minutes} minutes, ${SOCKETS} sockets, ${CHANGING} replaced each second: ${memory[0]!.toFixed(0)} MB at first, ${start.toFixed(0)} MB after a fifth, ${end.toFixed(0)} MB at the end; load average ${loadavg()[0]!.toFixed(1)}`,
      );
      checks.expect('memory stays flat', end < start * (1 + GROWTH), () => memory.map(Math.round));
    } finally {
      server.stop();
    }
  });
}

const ignore = () => undefined;
