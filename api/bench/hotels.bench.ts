import { createHash } from 'node:crypto';
import path from 'node:path';
import { hashOf, load, post, type Round } from './load';
import { withSeededDatabase, quantile, serve, servePeer, type Served } from './builtServer';

/*
 * A list of 20 hotels of a city among 5,000, over HTTP with 32 connections, on MariaDB. It compares the app with the
 * same list written by hand with express and mysql2, in alternating rounds, and takes the median of three.
 */

const SEARCH = `query Search($filter: HotelFilter, $limit: Int, $offset: Int) {
  hotels(filter: $filter, sort: RATING_DESC, limit: $limit, offset: $offset) { total
    items { id name city { id name } type { id name } description ratingsAverage numberOfRatings cheapestPriceCents photos } } }`;
const QUESTION = { query: SEARCH, variables: { filter: { city: 'Lisbon' }, limit: 20, offset: 0 } };
const SAME = JSON.stringify(QUESTION);
let count = 0;
/** The same query with a new text each time, so that no answer comes from a cache. */
const fresh = (): string => JSON.stringify({ ...QUESTION, extensions: { count: count++ } });
/** The same query without its document, which the server finds by its hash. */
const persistedQuery = { version: 1, sha256Hash: createHash('sha256').update(SEARCH).digest('hex') };
const persisted = (): string =>
  JSON.stringify({ variables: QUESTION.variables, extensions: { persistedQuery, count: count++ } });
const SECONDS = 5;

export async function run(): Promise<void> {
  await withSeededDatabase(['--hotels', '5000', '--bookings', '0'], async (databaseUrl) => {
    const server = await serve({ DATABASE_URL: databaseUrl });
    const peer = await servePeer(path.join(__dirname, 'peers/hotels.ts'), databaseUrl);
    try {
      await compare(server, peer);
    } finally {
      server.stop();
      peer.stop();
    }
  });
}

async function compare(server: Served, peer: Served): Promise<void> {
  const hash = hashOf(await post(peer.url, SAME));
  await post(server.url, JSON.stringify({ ...QUESTION, ...JSON.parse(persisted()) }));
  const lanes = {
    peer: (seconds: number) => load(peer, fresh, seconds, hash),
    server: (seconds: number) => load(server, fresh, seconds, hash),
    persisted: (seconds: number) => load(server, persisted, seconds, hash),
    remembered: (seconds: number) => load(server, () => SAME, seconds, hash),
  };
  type Lane = keyof typeof lanes;
  const rounds: Record<Lane, Round[]> = { peer: [], server: [], persisted: [], remembered: [] };
  const order: Lane[] = ['peer', 'server', 'persisted', 'remembered', 'peer'];
  for (const lane of order) await lanes[lane](2);
  for (let round = 0; round < 3; round++)
    for (const lane of order) rounds[lane].push(await lanes[lane](SECONDS));

  const median = (lane: Lane, of: keyof Round) =>
    quantile(
      rounds[lane].map((round) => round[of]),
      0.5,
    );
  for (const lane of ['peer', 'server', 'persisted', 'remembered'] as const) {
    const [perSecond, cpu] = [median(lane, 'perSecond'), median(lane, 'cpu')];
    const ratios = [perSecond / median('peer', 'perSecond'), cpu / median('peer', 'cpu')];
    console.log(
      `${lane.padEnd(10)} ${perSecond.toFixed(0)} a second (${ratios[0]!.toFixed(2)} x peer), ${cpu.toFixed(0)} us of processor a request (${ratios[1]!.toFixed(2)} x)`,
    );
  }
}
