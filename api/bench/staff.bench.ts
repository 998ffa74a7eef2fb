import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeUser, PASSWORD } from '../test/factories';
import { insertManyRows, type ManyRows } from '../test/manyRows';
import { quantile } from './builtServer';
import { Checks, printLine, showProgress } from './proof/checks';
import { makeTestDatabase, type DbReader } from './proof/dbReader';
import type { ProofOptions } from './proof/options';
import { withDatabase } from './proof/proofData';
import { ServerProcess } from './proof/serverProcess';
import { DEEP, QUESTIONS, type Question } from '../test/listQuestions';
import { makeMemberOfMany, MEMBER_QUESTIONS } from '../test/memberQuestions';

/*
 * Every list of staff, and the list of one's own bookings, among 1,000 bookings and among 1,000,000, in alternating
 * rounds, over HTTP on the built server.
 */

const FEW: ManyRows = { users: 1000, bookings: 1000 };
const MANY = 1_000_000;
/** The questions of administrators and guests, then those of a member of three hotels. */
const ASKED = [...QUESTIONS, ...DEEP, ...MEMBER_QUESTIONS];
const ROUNDS = 40;
const WARM_UP = 3;
/**
 * Limits: the slowest twentieth of the answers, and the slowdown among many rows. Below the third figure, the clock is
 * too coarse.
 */
const LONGEST_MS = 150;
const SLOWER_AT_MOST = 1.5;
const UNMEASURABLE_MS = 15;
/** The buffer pool for which the limits are meant, in bytes. A smaller pool is enlarged if the account may do so. */
const BUFFER_POOL = 2 ** 30;

interface Place {
  ask(question: Question): Promise<{ ms: number; answer: any }>;
  close(): Promise<void>;
}

export async function run({ engine: wanted, rounds }: ProofOptions): Promise<Checks> {
  const engine = wanted === 'sqlite' ? 'mariadb' : wanted;
  const bookings = rounds ?? MANY;
  const checks = new Checks();
  const places: Place[] = [];
  try {
    for (const rows of [FEW, { users: Math.max(1000, bookings / 10), bookings }])
      places.push(await open(engine, rows));
    for (const [index, question] of ASKED.entries()) {
      await compare(question, places, checks, bookings);
      showProgress('lists', index + 1, ASKED.length);
    }
  } finally {
    for (const place of places) await place.close();
  }
  return checks;
}

async function compare(question: Question, places: Place[], checks: Checks, bookings: number): Promise<void> {
  const took: number[][] = places.map(() => []);
  const rows: number[] = [];
  let last: any;
  for (let round = 0; round < ROUNDS + WARM_UP; round++)
    for (const [index, place] of places.entries()) {
      const { ms, answer } = await place.ask(question);
      if (answer.errors) throw new Error(`${question.name}: ${JSON.stringify(answer.errors)}`);
      if (round >= WARM_UP) took[index]!.push(ms);
      last = Object.values(answer.data)[0];
      rows[index] = (last.items ?? last.days ?? last).length;
    }
  const [few, many] = took.map((sample) => quantile(sample, 0.95)) as [number, number];
  const found = last.items ? `${last.total}${last.totalIsExact === false ? '+' : ''} found, ` : '';
  printLine(
    `${question.name.padEnd(48)} p95 ${many.toFixed(1).padStart(6)} ms of ${bookings}, ${few.toFixed(1).padStart(5)} ms of ${FEW.bookings}, ${(many / few).toFixed(2)} x; ${found}${rows.join(' and ')} rows answered`,
  );
  checks.expect(`${question.name} takes at most ${LONGEST_MS} ms`, many <= LONGEST_MS, () => many);
  // A query with more rows among many bookings cannot be compared.
  if (rows[0] === rows[1])
    checks.expect(
      `${question.name} takes at most ${SLOWER_AT_MOST} x among many`,
      many <= Math.max(few * SLOWER_AT_MOST, UNMEASURABLE_MS),
      () => `${many.toFixed(1)} ms and ${few.toFixed(1)} ms`,
    );
}

async function open(engine: 'mariadb' | 'mysql', rows: ManyRows): Promise<Place> {
  const folder = mkdtempSync(path.join(tmpdir(), 'staybook-bench-'));
  const database = await makeTestDatabase(engine, folder);
  const settings = {
    DATA_DIR: folder,
    SEED: 'none',
    CAPTCHA: 'none',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'fatal',
    JWT_SECRET: 'a secret of the proofs that is long enough',
    ACCESS_TOKEN_SECONDS: '86400',
    ...database.settings,
  };
  const [admin, guest] = await withDatabase(settings, async () => [
    await makeUser('ADMIN'),
    await makeUser(),
  ]);
  const db = await database.openReader();
  await enlargeBufferPool(db);
  const start = performance.now();
  await insertManyRows(database.settings.DATABASE_URL!, rows);
  await db.rows("UPDATE bookings SET userId = ? WHERE id LIKE '70000000%00'", [guest!.id]);
  printLine(`${rows.bookings} bookings made in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  await db.close();
  const server = await ServerProcess.at(settings);
  await server.open();
  const member = await withDatabase(settings, makeMemberOfMany);
  const tokens: Record<'admin' | 'guest' | 'member', string> = {
    admin: await signIn(server, admin!.username),
    guest: await signIn(server, guest!.username),
    member: await signIn(server, member.username),
  };
  return {
    async ask({ query, variables, asker }) {
      const began = performance.now();
      const answer = await post(server, query, variables, tokens[asker ?? 'admin']);
      return { ms: performance.now() - began, answer };
    },
    async close() {
      await server.kill();
      await database.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function enlargeBufferPool(db: DbReader): Promise<void> {
  const size = async () =>
    Number((await db.rows<{ size: number }>('SELECT @@innodb_buffer_pool_size AS size'))[0]!.size);
  if ((await size()) < BUFFER_POOL)
    await db.rows(`SET GLOBAL innodb_buffer_pool_size = ${BUFFER_POOL}`).catch(() => undefined);
  printLine(`buffer pool of ${(await size()) / 2 ** 20} MB`);
}

async function post(server: ServerProcess, query: string, variables: object, token?: string): Promise<any> {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ query, variables }),
  });
  return response.json();
}

async function signIn(server: ServerProcess, username: string): Promise<string> {
  const mutation =
    'mutation ($input: SignInInput!) { signIn(input: $input) { ... on Session { accessToken } } }';
  const answer = await post(server, mutation, { input: { username, password: PASSWORD } });
  return answer.data.signIn.accessToken;
}
