/** The program of an agent that books with the package of the schema. Its key needs the scope Book. */
export const BOOKING_EXAMPLE = {
  name: 'booking',
  language: 'ts',
  text: `import { createServer } from 'node:http';
import { CheckoutDocument, HotelDocument, NightsDocument, SearchDocument } from '@staybook/schema';
import { readWebhook, request, StaybookError, type ResultOf } from '@staybook/schema';
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

/** Asks until the server answers: it may be restarting or failing. What it refuses, it refuses again. */
async function insist<T>(ask: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await ask();
    } catch (error) {
      const { code = 'HTTP', retryAfterSeconds = 1 } = error as Partial<StaybookError>;
      if (error instanceof StaybookError && !['HTTP', 'INTERNAL', 'RATE_LIMITED'].includes(code)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1000 * retryAfterSeconds));
    }
}

const filter = { city: CITY!, guests: 2, ...dates };
const { hotels } = await insist(() => request(staybook, SearchDocument, { filter, limit: 5 }));
const [best] = hotels.items;
if (!best) throw new Error('No hotel is free.');
const { hotel } = await insist(() => request(staybook, HotelDocument, { id: best.id, ...dates }));
const room = hotel?.roomTypes.flatMap((type) => type.roomNumbers).find((one) => one.available);
if (!room) throw new Error('No room is free.');
console.log('found', best.name, best.cheapestPriceCents);

let booking: Promise<void> | undefined;
const sockets = createClient({
  url: \`\${STAYBOOK_URL}/graphql\`.replace('http', 'ws'),
  connectionParams: { accessToken: STAYBOOK_KEY },
  retryAttempts: Infinity,
  shouldRetry: () => true,
  on: { connected: () => void setTimeout(() => (booking ??= book()), 500) },
});
const query = String(NightsDocument);
const changes = sockets.iterate<ResultOf<typeof NightsDocument>>({ query, variables: { hotelId: best.id } });

async function book() {
  // with the same key, the same checkout is answered again
  const idempotencyKey = crypto.randomUUID();
  const input = { hotelId: best!.id, roomNumberIds: [room!.id], ...dates, idempotencyKey };
  const { createCheckout } = await insist(() => request(staybook, CheckoutDocument, { input }));
  if (createCheckout.__typename !== 'Checkout') throw new Error(createCheckout.message);
  console.log('held', createCheckout.booking.id, createCheckout.holdExpiresAt);
  // a guest opens this page and pays; with test payments, a program can pay, and a page is paid once
  const card = new URLSearchParams({ card: '4242424242424242' });
  await insist(() => fetch(createCheckout.url, { method: 'POST', body: card, redirect: 'manual' }));
}

for await (const { data } of changes)
  for (const { night, available } of data?.nightsChanged ?? []) console.log(available ? 'freed' : 'taken', night);`,
} as const;
