/** An example program for developers. Tests run it as it is shown. */
export interface Example {
  name: 'viewer' | 'hotels' | 'nights' | 'webhook' | 'booking';
  language: 'sh' | 'ts';
  text: string;
}

/** The programs use the key in STAYBOOK_KEY. It needs the scope Read, and for the last example the scope Book. */
export const EXAMPLES: readonly [Example, Example, Example, Example, Example] = [
  {
    name: 'viewer',
    language: 'sh',
    text: `curl -s "$STAYBOOK_URL/graphql" \\
  -H "Authorization: Bearer $STAYBOOK_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"query":"{ viewer { id name } }"}'`,
  },
  {
    name: 'hotels',
    language: 'ts',
    text: `const query = \`query ($offset: Int!) {
  hotels(offset: $offset, limit: 50) { total items { id name city { name } } }
}\`;

const names: string[] = [];
while (true) {
  const response = await fetch(\`\${process.env.STAYBOOK_URL}/graphql\`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: \`Bearer \${process.env.STAYBOOK_KEY}\`,
    },
    body: JSON.stringify({ query, variables: { offset: names.length } }),
  });
  if (response.status === 429) {
    await new Promise((resolve) => setTimeout(resolve, 1000 * Number(response.headers.get('retry-after'))));
    continue;
  }
  const { data, errors, extensions } = await response.json();
  if (errors) throw new Error(errors[0].message);
  names.push(...data.hotels.items.map((hotel: { name: string }) => hotel.name));
  console.error(\`\${extensions?.cost?.remaining} points are left\`);
  if (names.length >= data.hotels.total || !data.hotels.items.length) break;
}
console.log(JSON.stringify(names));`,
  },
  {
    name: 'nights',
    language: 'ts',
    text: `import { createClient } from 'graphql-ws';

const client = createClient({
  url: \`\${process.env.STAYBOOK_URL}/graphql\`.replace('http', 'ws'),
  connectionParams: { accessToken: process.env.STAYBOOK_KEY },
});
const nights = client.iterate({
  query: 'subscription ($hotelId: ID!) { nightsChanged(hotelId: $hotelId) { night available } }',
  variables: { hotelId: process.env.HOTEL_ID },
});
for await (const { data, errors } of nights) console.log(JSON.stringify(data ?? errors));`,
  },
  {
    name: 'webhook',
    language: 'ts',
    text: `import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const key = Buffer.from(process.env.WEBHOOK_SECRET!.replace('whsec_', ''), 'base64');
const known = new Set<string>();

const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  const id = String(request.headers['webhook-id']);
  const sentAt = request.headers['webhook-timestamp'];
  const expected = createHmac('sha256', key).update(\`\${id}.\${sentAt}.\${body}\`).digest();
  const isSigned = String(request.headers['webhook-signature'])
    .split(' ')
    .map((signature) => Buffer.from(signature.replace('v1,', ''), 'base64'))
    .some((one) => one.length === expected.length && timingSafeEqual(one, expected));
  const isRecent = Math.abs(Date.now() / 1000 - Number(sentAt)) < 300;
  if (!isSigned || !isRecent) return response.writeHead(400).end();
  const { type, data } = JSON.parse(body);
  // the first message: the challenge in the response verifies the webhook
  if (type === 'webhook.verification') return response.writeHead(200).end(data.challenge);
  response.writeHead(204).end();
  if (known.has(id)) return;
  known.add(id);
  console.log(type, JSON.stringify(data));
});
server.listen(Number(process.env.PORT), () => console.log('Waiting for messages'));`,
  },
  {
    name: 'booking',
    language: 'ts',
    text: `import { createServer } from 'node:http';
import { CheckoutDocument, HotelDocument, NightsDocument, SearchDocument } from '@staybook/schema';
import { readWebhook, request, type ResultOf } from '@staybook/schema';
import { createClient } from 'graphql-ws';

const { STAYBOOK_URL, STAYBOOK_KEY, WEBHOOK_SECRET, PORT, CITY, CHECK_IN, CHECK_OUT } = process.env;
const staybook = { url: STAYBOOK_URL!, accessToken: STAYBOOK_KEY! };
const dates = { checkIn: CHECK_IN!, checkOut: CHECK_OUT! };

// receives the messages of your webhook for booking.confirmed
createServer(async (incoming, response) => {
  let body = '';
  for await (const chunk of incoming.setEncoding('utf8')) body += chunk;
  const message = await readWebhook(WEBHOOK_SECRET!, incoming.headers, body);
  if (message?.type === 'webhook.verification') return response.end(message.data.challenge);
  response.writeHead(message ? 204 : 400).end();
  if (message?.type !== 'booking.confirmed') return;
  console.log('confirmed', message.data.booking.id, message.data.booking.totalCents);
  process.exit();
}).listen(Number(PORT));

const filter = { city: CITY!, guests: 2, ...dates };
const { hotels } = await request(staybook, SearchDocument, { filter, limit: 5 });
const [best] = hotels.items;
if (!best) throw new Error('No hotel is free.');
const { hotel } = await request(staybook, HotelDocument, { id: best.id, ...dates });
const room = hotel?.roomTypes.flatMap((type) => type.roomNumbers).find((one) => one.available);
if (!room) throw new Error('No room is free.');
console.log('found', best.name, best.cheapestPriceCents);

const sockets = createClient({
  url: \`\${STAYBOOK_URL}/graphql\`.replace('http', 'ws'),
  connectionParams: { accessToken: STAYBOOK_KEY },
  on: { connected: () => void setTimeout(book, 500) },
});
const query = String(NightsDocument);
const changes = sockets.iterate<ResultOf<typeof NightsDocument>>({ query, variables: { hotelId: best.id } });

async function book() {
  const idempotencyKey = crypto.randomUUID();
  const input = { hotelId: best!.id, roomNumberIds: [room!.id], ...dates, idempotencyKey };
  const { createCheckout } = await request(staybook, CheckoutDocument, { input });
  if (createCheckout.__typename !== 'Checkout') throw new Error(createCheckout.message);
  console.log('held', createCheckout.booking.id, createCheckout.holdExpiresAt);
  // a guest opens this page and pays; with test payments, a program can pay
  const card = new URLSearchParams({ card: '4242424242424242' });
  await fetch(createCheckout.url, { method: 'POST', body: card, redirect: 'manual' });
}

for await (const { data } of changes)
  for (const { night, available } of data?.nightsChanged ?? []) console.log(available ? 'freed' : 'taken', night);`,
  },
];
