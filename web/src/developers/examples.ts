/** An example program for developers. Tests run it as it is shown. */
export interface Example {
  name: 'viewer' | 'hotels' | 'nights' | 'mirror' | 'webhook';
  language: 'sh' | 'ts';
  text: string;
}

/** The programs use the key in STAYBOOK_KEY. It needs the scope Read. */
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
    name: 'mirror',
    language: 'ts',
    text: `import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

const { STAYBOOK_URL, STAYBOOK_KEY, MIRROR, FROM, TO } = process.env as Record<string, string>;

const HOTELS = \`query ($offset: Int!, $from: Night!, $to: Night!) {
  hotels(offset: $offset, limit: 10, sort: NAME_ASC) {
    total items { roomTypes { roomNumbers { id unavailableNights(from: $from, to: $to) } } } } }\`;
const EVENTS = \`query ($after: ID) {
  events(after: $after, types: [NIGHTS_CHANGED], limit: 500) { cursor hasMore items { data } } }\`;

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, 1000 * seconds));

/** Asks until the server answers: it may be restarting or failing, or the points of this minute are spent. */
async function ask(query: string, variables: object = {}): Promise<any> {
  for (let attempt = 0; ; attempt++) {
    const response = await fetch(\`\${STAYBOOK_URL}/graphql\`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: \`Bearer \${STAYBOOK_KEY}\` },
      body: JSON.stringify({ query, variables }),
    }).catch(() => undefined);
    if (response && response.status < 500 && response.status !== 429) {
      const { data, errors } = await response.json();
      if (!errors) return data;
      const { message, extensions } = errors[0];
      if (extensions.code !== 'INTERNAL') throw Object.assign(new Error(message), extensions);
    }
    await pause(Number(response?.headers.get('retry-after')) || Math.min(30, 2 ** attempt));
  }
}

/** The taken nights of each room number, and the place in the log up to which they are known. */
interface Mirror {
  cursor: string;
  taken: Record<string, string[]>;
}

async function readAll(): Promise<Mirror> {
  // the place comes first, so that what changes meanwhile is read as an event
  const { cursor } = (await ask(EVENTS)).events;
  const taken: Mirror['taken'] = {};
  for (let offset = 0, total = 1; offset < total; offset += 10) {
    const { hotels } = await ask(HOTELS, { offset, from: FROM, to: TO });
    total = hotels.total;
    for (const { roomTypes } of hotels.items)
      for (const { roomNumbers } of roomTypes)
        for (const { id, unavailableNights } of roomNumbers) taken[id] = unavailableNights;
  }
  return { cursor, taken };
}

interface Range {
  roomNumberId: string;
  from: string;
  to: string;
  available: boolean;
}

function apply({ taken }: Mirror, { roomNumberId, from, to, available }: Range) {
  const others = (taken[roomNumberId] ?? []).filter((night) => night < from || night >= to);
  const changed: string[] = [];
  for (let time = Date.parse(from); time < Date.parse(to); time += 86_400_000)
    changed.push(new Date(time).toISOString().slice(0, 10));
  const inside = changed.filter((night) => night >= FROM && night < TO);
  taken[roomNumberId] = available ? others : [...others, ...inside].sort();
}

/** Nights and place are stored together, so that the program can be stopped at any time. */
function store(mirror: Mirror) {
  writeFileSync(\`\${MIRROR}.new\`, JSON.stringify(mirror));
  renameSync(\`\${MIRROR}.new\`, MIRROR);
}

let mirror: Mirror = existsSync(MIRROR) ? JSON.parse(readFileSync(MIRROR, 'utf8')) : await readAll();
while (true) {
  store(mirror);
  const page = (
    await ask(EVENTS, { after: mirror.cursor }).catch((error) => {
      // away for more than 30 days, or the service was restored from a backup
      if (error.code === 'BAD_USER_INPUT') return undefined;
      throw error;
    })
  )?.events;
  if (!page) mirror = await readAll();
  else {
    for (const { data } of page.items) for (const range of JSON.parse(data).nights) apply(mirror, range);
    mirror.cursor = page.cursor;
  }
  if (!page?.hasMore) await pause(1);
}`,
  },
  {
    name: 'webhook',
    language: 'ts',
    text: `import { createHmac, timingSafeEqual } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const inbox = process.env.INBOX!;
const key = Buffer.from(process.env.WEBHOOK_SECRET!.replace('whsec_', ''), 'base64');
const lines = existsSync(inbox) ? readFileSync(inbox, 'utf8').split('\\n') : [];
const known = new Set(lines.map((line) => line.split(' ')[0]));

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
  if (!known.has(id)) {
    // stored before the response, since a message that was answered is not sent again
    appendFileSync(inbox, \`\${id} \${body}\\n\`);
    known.add(id);
    console.log(type, JSON.stringify(data));
  }
  response.writeHead(204).end();
});
server.listen(Number(process.env.PORT), () => console.log('Waiting for messages'));`,
  },
];
