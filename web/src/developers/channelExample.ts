/** The program of a channel: it pushes what was sold there, and keeps what is free here. */
export const CHANNEL_EXAMPLE = {
  name: 'channel',
  language: 'ts',
  text: `import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

const { STAYBOOK_URL, STAYBOOK_KEY, HOTEL_ID, SOLD, CHANNEL, FROM, TO } = process.env as Record<string, string>;

const SYNC = \`mutation ($input: SyncChannelBookingInput!) { syncChannelBooking(input: $input) {
  ... on ChannelBooking { booking { reference } } ... on Problem { message } } }\`;
const EVENTS = \`query ($after: ID, $hotel: ID!) {
  events(after: $after, types: [NIGHTS_CHANGED, HOTEL_CHANGED], hotelIds: [$hotel], limit: 500) {
    cursor hasMore items { data } } }\`;
const ROOMS = \`query ($hotel: ID!, $from: Night!, $to: Night!) { hotel(id: $hotel) { openForBooking
  roomTypes { id nightRooms(from: $from, to: $to) { night free }
    nightRates(from: $from, to: $to) { night cents minimumNights } } } }\`;

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, 1000 * seconds));

/** Asks until the server answers: it may be restarting or failing, or the points of this minute are spent. */
async function ask(query: string, variables: object): Promise<any> {
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

/** What is known of the hotel, how many lines of sold bookings were pushed, and the answer to each. */
interface State {
  cursor?: string;
  open: boolean;
  rooms: Record<string, Record<string, { free: number; cents: number; minimumNights: number }>>;
  pushed: number;
  answers: Record<string, string>;
}
const state: State = existsSync(CHANNEL)
  ? JSON.parse(readFileSync(CHANNEL, 'utf8'))
  : { open: false, rooms: {}, pushed: 0, answers: {} };

function store() {
  writeFileSync(\`\${CHANNEL}.new\`, JSON.stringify(state));
  renameSync(\`\${CHANNEL}.new\`, CHANNEL);
}

/** Pushes what was sold since; a line that was pushed and not stored is pushed again, which changes nothing. */
async function push() {
  const lines = existsSync(SOLD) ? readFileSync(SOLD, 'utf8').split('\\n').slice(0, -1) : [];
  for (const line of lines.slice(state.pushed)) {
    const input = JSON.parse(line);
    const { syncChannelBooking: answer } = await ask(SYNC, { input });
    state.answers[\`\${input.reference} \${input.revision}\`] = answer.message ?? 'done';
    state.pushed += 1;
    store();
  }
}

async function readRooms(from: string, to: string) {
  const { hotel } = await ask(ROOMS, { hotel: HOTEL_ID, from, to });
  state.open = hotel?.openForBooking ?? false;
  if (from === FROM && to === TO) state.rooms = {};
  for (const { id, nightRooms, nightRates } of hotel?.roomTypes ?? [])
    for (const [index, { night, free }] of nightRooms.entries())
      (state.rooms[id] ??= {})[night] = { ...nightRates[index], free };
}

while (true) {
  await push();
  // without a place in the log, or with one that it no longer knows, everything is read
  const { events } = await ask(EVENTS, { hotel: HOTEL_ID, after: state.cursor }).catch((error) => {
    if (error.code !== 'BAD_USER_INPUT') throw error;
    state.cursor = undefined;
    return ask(EVENTS, { hotel: HOTEL_ID });
  });
  const changes = events.items.flatMap(({ data }: { data: string }) => JSON.parse(data).nights ?? [{}]);
  const ranges = state.cursor ? changes : [{}];
  if (ranges.length) {
    const from = ranges.map((range: { from?: string }) => range.from ?? FROM).sort()[0];
    const to = ranges.map((range: { to?: string }) => range.to ?? TO).sort().at(-1);
    const [first, end] = [from > FROM ? from : FROM, to < TO ? to : TO];
    // by then, every instance of the server knows the change
    if (state.cursor) await pause(3);
    if (first < end) await readRooms(first, end);
  }
  state.cursor = events.cursor;
  store();
  if (!events.hasMore) await pause(1);
}`,
} as const;
