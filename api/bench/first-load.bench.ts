import http from 'node:http';
import { hotelPath } from '../../schema/hotelAddress';
import { serve, type Served } from './builtServer';
import { visitAsPhone } from './first-load/lighthouse';
import { cpuSeconds } from './load';
import { Checks } from './proof/checks';

/*
 * Measures the built server's processor time for a rendered public page, for a cached one and for the page without
 * content, one after the other, with the headers of browsers. Then it runs Lighthouse on the pages on which most
 * visitors arrive.
 */

const WARM_UP = 40;
const ROUNDS = 3;
const VISITS = 5;
/** The most processor time of a page, in milliseconds. */
const BARS = { rendered: 25, remembered: 0.5 };

export async function run(): Promise<Checks> {
  const checks = new Checks();
  const server = await serve({ SEED: 'demo', RENDER_PAGES: 'on' });
  const plain = await serve({ SEED: 'demo', RENDER_PAGES: 'off' });
  try {
    console.log('milliseconds of processor a page    rendered   remembered   without content   kB (brotli)');
    for (const [name, address] of Object.entries(await addressesOf(server))) {
      const fresh = (number: number) => `${address}${address.includes('?') ? '&' : '?'}visit=${number}`;
      const rendered = await median(server, 60, fresh);
      const remembered = await median(server, 2000, () => address);
      const without = await median(plain, 600, () => address);
      const { length } = await read(server.url, address);
      const figures = [rendered, remembered, without].map((figure) => figure.toFixed(2).padStart(13));
      console.log(`${name.padEnd(32)}${figures.join('')}${(length / 1000).toFixed(1).padStart(17)}`);
      checks.expect(`${name} is rendered in ${BARS.rendered} ms`, rendered <= BARS.rendered);
      checks.expect(`${name} is remembered in ${BARS.remembered} ms`, remembered <= BARS.remembered);
    }
    const { home, hotels, hotel, results } = await addressesOf(server);
    const url = server.url.replace('127.0.0.1', 'localhost');
    await visitAsPhone(url, { home, hotels, hotel, results }, VISITS, checks);
  } finally {
    server.stop();
    plain.stop();
  }
  return checks;
}

async function addressesOf(server: Served) {
  const { data } = await server.graphql(
    '{ hotels(limit: 1) { items { id name city { name } roomTypes { id } } } }',
  );
  const [hotel] = data.hotels.items;
  return {
    home: '/',
    hotels: '/hotels',
    hotel: hotelPath(hotel),
    results: '/searchhotelsresults?city=Lisbon',
    rooms: '/rooms',
    room: `/rooms/${hotel.roomTypes[0].id}`,
    reviews: '/reviews',
  };
}

/** The median of several rounds, in milliseconds for each page. */
async function median(server: Served, pages: number, address: (number: number) => string): Promise<number> {
  let number = 0;
  const ask = () => read(server.url, address((number += 1)));
  for (let done = 0; done < WARM_UP; done++) await ask();
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = cpuSeconds(server.pid);
    for (let done = 0; done < pages; done++) await ask();
    rounds.push((1000 * (cpuSeconds(server.pid) - before)) / pages);
  }
  return rounds.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)]!;
}

const agent = new http.Agent({ keepAlive: true });

function read(url: string, address: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // the server's public address, since it redirects other hosts there
    const host = new URL(url).host.replace('127.0.0.1', 'localhost');
    const headers = { host, accept: 'text/html', 'accept-encoding': 'br' };
    http
      .get(url + address, { agent, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          if (response.statusCode === 200) resolve(Buffer.concat(chunks));
          else reject(new Error(`${address}: ${response.statusCode}`));
        });
      })
      .on('error', reject);
  });
}
