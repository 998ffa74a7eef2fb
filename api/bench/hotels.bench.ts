import path from 'node:path';
import { hashOf, load, post, type Round } from './load';
import { inDatabase, quantile, serve, servePeer, type Served } from './server';

/*
 * A list of 20 hotels of a city among 5,000, over HTTP with 32 connections, on MariaDB: the house beside the same
 * list by hand over express and mysql2, in turn, the median of three rounds.
 */

const SEARCH = `query Search($filter: HotelFilter, $limit: Int, $offset: Int) {
  hotels(filter: $filter, sort: RATING_DESC, limit: $limit, offset: $offset) { total
    items { id name city { id name } type { id name } description ratingsAverage numberOfRatings cheapestPriceCents photos } } }`;
const BODY = JSON.stringify({
  query: SEARCH,
  variables: { filter: { city: 'Lisbon' }, limit: 20, offset: 0 },
});
const SECONDS = 5;

export async function run(): Promise<void> {
  await inDatabase(['--hotels', '5000', '--bookings', '0'], async (databaseUrl) => {
    const house = await serve({ DATABASE_URL: databaseUrl });
    const peer = await servePeer(path.join(__dirname, 'peers/hotels.ts'), databaseUrl);
    try {
      await compare(house, peer);
    } finally {
      house.stop();
      peer.stop();
    }
  });
}

async function compare(house: Served, peer: Served): Promise<void> {
  const hash = hashOf(await post(peer.url, BODY));
  if (hashOf(await post(house.url, BODY)) !== hash)
    throw new Error('The house and its peer answer differently.');
  const rounds: Record<'house' | 'peer', Round[]> = { house: [], peer: [] };
  const take = (served: Served, seconds: number) => load(served.url, served.pid, BODY, seconds, hash);
  await take(house, 2);
  await take(peer, 2);
  for (let round = 0; round < 3; round++) {
    rounds.peer.push(await take(peer, SECONDS));
    rounds.house.push(await take(house, SECONDS));
    rounds.peer.push(await take(peer, SECONDS));
  }
  const median = (who: Round[], of: keyof Round) =>
    quantile(
      who.map((round) => round[of]),
      0.5,
    );
  for (const who of ['house', 'peer'] as const)
    console.log(
      `${who.padEnd(6)} ${median(rounds[who], 'perSecond').toFixed(0)} a second, ${median(rounds[who], 'cpu').toFixed(0)} us of processor a request`,
    );
  const ratio = median(rounds.house, 'perSecond') / median(rounds.peer, 'perSecond');
  const cpu = median(rounds.house, 'cpu') / median(rounds.peer, 'cpu');
  console.log(`house / peer: throughput ${ratio.toFixed(2)}, processor ${cpu.toFixed(2)}`);
}
