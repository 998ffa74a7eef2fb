import { setTimeout as pause } from 'node:timers/promises';
import { addNights } from '../../schema/nights';
import { quantile, serve, type Served } from './builtServer';

const TRIALS = 10;
const PATIENCE_MS = 5000;

const SIGN_IN =
  'mutation { signIn(input: { username: "guest_demo", password: "Stay#2026" }) { ... on Session { accessToken } } }';
const SEARCH = `query ($filter: HotelFilter, $n: Int) { hotels(filter: $filter, limit: 1, offset: $n) { total } }`;
const CHECKOUT = `mutation ($input: CreateCheckoutInput!) { createCheckout(input: $input) {
  __typename ... on Checkout { booking { id } } ... on Problem { message } } }`;
const RELEASE = `mutation ($input: ReleaseCheckoutInput!) { releaseCheckout(input: $input) { __typename } }`;

/** Two servers on one database, without Redis: the time until the second stops finding rooms that the first has sold. */
export async function measureCrossInstance(databaseUrl: string): Promise<void> {
  const [here, there] = [
    await serve({ DATABASE_URL: databaseUrl }),
    await serve({ DATABASE_URL: databaseUrl }),
  ];
  try {
    const times: { taken: number[]; freed: number[] } = { taken: [], freed: [] };
    for (let trial = 0; trial < TRIALS; trial++) {
      const { taken, freed } = await sellAll(here, there, trial);
      times.taken.push(taken);
      times.freed.push(freed);
    }
    for (const [what, sample] of Object.entries(times))
      console.log(
        `elsewhere  ${what} nights are seen after ${quantile(sample, 0.5).toFixed(0)} ms, at most ${Math.max(...sample).toFixed(0)} ms`,
      );
  } finally {
    here.stop();
    there.stop();
  }
}

/** Holds every room of a hotel, then releases all of them. */
async function sellAll(here: Served, there: Served, trial: number) {
  const { data: list } = await here.graphql(
    '{ hotels(filter: { city: "Lisbon" }, sort: PRICE_ASC, limit: 1) { items { id roomTypes { roomNumbers { id } } } } }',
  );
  const [hotel] = list.hotels.items;
  const ids = hotel.roomTypes.flatMap((type: any) => type.roomNumbers.map(({ id }: { id: string }) => id));
  const checkIn = addNights(new Date().toISOString().slice(0, 10), 200 + 3 * trial);
  const dates = { checkIn, checkOut: addNights(checkIn, 2) };
  const { data: session } = await here.graphql(SIGN_IN);
  const token = session.signIn.accessToken as string;
  const before = await count(there, dates);
  const input = { hotelId: hotel.id, roomNumberIds: ids, ...dates, idempotencyKey: `elsewhere ${trial}` };
  const { createCheckout } = await asGuest(here, token, CHECKOUT, { input });
  if (createCheckout.__typename !== 'Checkout') throw new Error(createCheckout.message);
  const taken = await until(async () => (await count(there, dates)) === before - 1);
  await asGuest(here, token, RELEASE, { input: { bookingId: createCheckout.booking.id } });
  const freed = await until(async () => (await count(there, dates)) === before);
  return { taken, freed };
}

const count = async (server: Served, dates: object): Promise<number> =>
  (await server.graphql(SEARCH, { filter: { city: 'Lisbon', ...dates }, n: 0 })).data.hotels.total;

async function asGuest(server: Served, token: string, query: string, variables: object): Promise<any> {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  return ((await response.json()) as { data: any }).data;
}

/** Milliseconds until the condition holds. */
async function until(isSo: () => Promise<boolean>): Promise<number> {
  const start = performance.now();
  while (!(await isSo())) {
    if (performance.now() - start > PATIENCE_MS) throw new Error('The other process never saw it.');
    await pause(5);
  }
  return performance.now() - start;
}
