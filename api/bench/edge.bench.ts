import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hotelPath } from '../../schema/hotelAddress';
import { openProxy } from '../test/nginx';
import { freePort, quantile, serve, withSeededDatabase, type Served } from './builtServer';
import { ask, signIn } from './chat/api';
import { cpuSeconds } from './load';
import { Checks } from './proof/checks';

/*
 * A list by its hash and a rendered page, which nginx of the composed shape keeps for all visitors: 5,000 hotels on MariaDB,
 * nginx and the api on one core, the load of wrk on the other. Prints requests a second, for each second of processor
 * that nginx took, and what the api took meanwhile; then how long a write takes to be seen under that load.
 */

const SEARCH = `query Search($filter: HotelFilter) { hotels(filter: $filter, sort: RATING_DESC, limit: 20) { total
  items { id name city { id name } type { id name } description ratingsAverage numberOfRatings cheapestPriceCents photos } } }`;
const VARIABLES = { filter: { city: 'Lisbon' } };
const UPDATE = 'mutation ($input: UpdateHotelInput!) { updateHotel(input: $input) { __typename } }';
const HEADERS = { accept: '*/*', 'accept-encoding': 'br', 'apollo-require-preflight': '1' };
/** What nginx keeps is in memory, as in the composed shape. */
const MEMORY = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
const SECONDS = 5;
const ROUNDS = 3;
const WARM_UP_SECONDS = 30;
const WRITES = 5;
/** The bars: requests for a second of a core, milliseconds of the api's processor in a second, seconds until a write is seen. */
const BARS = { perSecond: 20_000, api: 50, seen: 2 };

interface Edge {
  url: string;
  /** The processes of nginx, and the api. */
  pids: number[];
  api: Served;
}

export async function run(): Promise<Checks> {
  if (spawnSync('wrk', ['--version']).error) throw new Error('wrk makes the load (Debian: wrk).');
  const checks = new Checks();
  const folder = mkdtempSync(path.join(MEMORY, 'staybook-edge-'));
  await withSeededDatabase(['--hotels', '5000', '--bookings', '0'], async (databaseUrl) => {
    const url = `http://127.0.0.1:${await freePort()}`;
    const settings = { DATABASE_URL: databaseUrl, PUBLIC_URL: url, TRUST_PROXY: '1', RENDER_PAGES: 'on' };
    const api = await serve(settings);
    const proxy = await openProxy(folder, url, [api.url], undefined, 1);
    try {
      const pids = [proxy.pid, ...childrenOf(proxy.pid)];
      for (const pid of pids) spawnSync('taskset', ['-acp', '0', String(pid)]);
      await judge({ url, pids, api }, checks);
    } finally {
      await proxy.close();
      api.stop();
    }
  });
  rmSync(folder, { recursive: true, force: true });
  return checks;
}

async function judge(edge: Edge, checks: Checks): Promise<void> {
  const { data } = await edge.api.graphql(SEARCH, VARIABLES);
  const [hotel] = data.hotels.items;
  const sha256Hash = createHash('sha256').update(SEARCH).digest('hex');
  const extensions = { persistedQuery: { version: 1, sha256Hash } };
  await register(edge.api, extensions);
  const search = new URLSearchParams({
    variables: JSON.stringify(VARIABLES),
    extensions: JSON.stringify(extensions),
  });
  const idle = await idleOf(edge.api);
  const lanes = { list: `/graphql?${search}`, page: hotelPath(hotel) };
  const token = (await signIn(edge.api, 'admin_demo')).accessToken;
  for (const [name, address] of Object.entries(lanes)) {
    // One request a second goes through: the api compiles what it runs while there are about thirty.
    await load(edge, address, WARM_UP_SECONDS);
    const rounds: Awaited<ReturnType<typeof load>>[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await load(edge, address, SECONDS));
    const median = (of: 'perSecond' | 'perCore' | 'api') =>
      quantile(
        rounds.map((round) => round[of]),
        0.5,
      );
    const [perSecond, perCore, ofApi] = [median('perSecond'), median('perCore'), median('api') - idle];
    const seen = await seeWrites(edge, address, token, hotel.id);
    console.log(
      `${name.padEnd(5)} ${perSecond.toFixed(0)} a second, ${perCore.toFixed(0)} for each second of a core; api ${ofApi.toFixed(0)} ms of processor a second beside the ${idle.toFixed(0)} without requests; a write is seen after ${seen.toFixed(2)} s at the latest`,
    );
    checks.expect(
      `${name}: ${BARS.perSecond} for a second of a core`,
      perCore >= BARS.perSecond,
      () => perCore,
    );
    checks.expect(`${name}: the api does nothing`, ofApi <= BARS.api, () => ofApi);
    checks.expect(`${name}: a write is seen in ${BARS.seen} s`, seen <= BARS.seen, () => seen);
  }
}

/** The milliseconds of processor that the api takes in a second in which nobody asks. */
async function idleOf({ pid }: Served): Promise<number> {
  await pause(3000);
  const before = cpuSeconds(pid);
  await pause(1000 * SECONDS);
  return (1000 * (cpuSeconds(pid) - before)) / SECONDS;
}

/** Sends the text of the query with its hash once. */
async function register({ url }: Served, extensions: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ query: SEARCH, variables: VARIABLES, extensions });
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`The query was refused: ${await answer.text()}`);
}

/** Sends requests over 32 connections for these seconds; fails if one is not answered with 200. */
async function load({ url, pids, api }: Edge, address: string, seconds: number) {
  const cpuOf = (of: readonly number[]) => of.reduce((sum, pid) => sum + cpuSeconds(pid), 0);
  const before = { edge: cpuOf(pids), api: cpuSeconds(api.pid) };
  const headers = Object.entries(HEADERS).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const wrk = spawn('wrk', ['-t1', '-c32', `-d${seconds}s`, ...headers, url + address]);
  let said = '';
  wrk.stdout.on('data', (text) => (said += text));
  await once(wrk, 'close');
  const [, count] = /(\d+) requests in/.exec(said) ?? [];
  if (!count || /Non-2xx|Socket errors/.test(said)) throw new Error(`The load failed: ${said}`);
  return {
    perSecond: Number(count) / seconds,
    perCore: Number(count) / (cpuOf(pids) - before.edge),
    api: (1000 * (cpuSeconds(api.pid) - before.api)) / seconds,
  };
}

/** Changes a hotel several times under load; the longest time, in seconds, until its answer has the change. */
async function seeWrites(edge: Edge, address: string, token: string, hotelId: string): Promise<number> {
  const loading = load(edge, address, 3 * WRITES);
  let longest = 0;
  for (let write = 0; write < WRITES; write++) {
    await pause(300 + 1400 * Math.random());
    const description = `Written ${process.pid}-${write} for ${address.length}.`;
    const { updateHotel } = await ask(edge.api, token, UPDATE, { input: { hotelId, description } });
    if (updateHotel.__typename !== 'Hotel') throw new Error(`Not written: ${updateHotel.__typename}`);
    const start = performance.now();
    while (!(await read(edge.url + address)).includes(description)) {
      if (performance.now() - start > 10_000) throw new Error('A write is not seen.');
      await pause(5);
    }
    longest = Math.max(longest, (performance.now() - start) / 1000);
  }
  await loading;
  return longest;
}

function read(address: string): Promise<string> {
  return new Promise((resolve, reject) => {
    http
      .get(address, { headers: { ...HEADERS, 'accept-encoding': 'identity' } }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part) => (text += part));
        response.on('end', () => resolve(text));
      })
      .on('error', reject);
  });
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
