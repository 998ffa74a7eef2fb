import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GreedyCase } from './greedyCase';

const CREATE = `mutation ($url: String!) { createWebhook(input: { url: $url, events: [BOOKING_CONFIRMED] }) {
  ... on NewWebhook { webhook { id } } ... on Problem { message } } }`;
const TEST = `mutation ($id: ID!) { testWebhook(input: { webhookId: $id }) {
  __typename ... on Problem { message } } }`;

let receiver: Promise<string> | undefined;
/** The address of a server that accepts each message and repeats the challenge. */
const receiverUrl = (): Promise<string> =>
  (receiver ??= (async () => {
    const server = createServer(async (request, response) => {
      let text = '';
      for await (const part of request) text += part;
      response.end(JSON.stringify({ challenge: /"challenge":"([^"]*)"/.exec(text)?.[1] }));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  })());

export const webhookCases: GreedyCase[] = [
  {
    name: 'webhooks: test messages',
    as: 'guest_demo',
    async open(caller) {
      const { createWebhook } = await caller.read(CREATE, { url: `${await receiverUrl()}/${Math.random()}` });
      // A person may have few webhooks. Each connection tests its own, and further connections share the last one.
      const { myWebhooks } = createWebhook.webhook
        ? { myWebhooks: [createWebhook.webhook] }
        : await caller.read('{ myWebhooks { id } }');
      return () => caller.graphql(TEST, { id: myWebhooks[0].id });
    },
  },
];
