import { getOperationAST, parse } from 'graphql';
import { domains } from '../src/domains';
import { POINTS_OF_OPERATION } from '../../schema/apiLimits';
import { estimateCost } from '../src/graphql/cost/queryCost';
import { validateDocument } from '../src/graphql/cost/queryLimits';
import { makeSchema } from '../src/graphql/makeSchema';
import type { DemoIds } from '../test/demoCallers';
import { dearDocument } from '../test/fuzz/dearDocument';
import { fuzz } from '../test/fuzz/fuzz';
import { serve, type Served } from './builtServer';
import { printLine, Checks } from './proof/checks';
import type { ProofOptions } from './proof/options';

/*
 * Looks for queries that take more milliseconds than their points predict. It sends random queries to the built server
 * with the demonstration hotels, as an administrator; the quickest of several runs counts. It prints the most expensive
 * ones. FUZZ_SEED=7 runs other queries; the suite checks fields, rows and bytes (api/src/graphql/fuzz.test.ts).
 */

const QUERIES = 500;
/** One point is about ten microseconds. A query of few points costs as much as any request. */
const MOST_MS_A_POINT = 0.1;
const FLOOR = 100;
/** Runs of a query, and the most runs if it seems to take too long. */
const TIMES = 5;
const MOST_TIMES = 40;
const SHOWN = 10;

interface Measured {
  text: string;
  variables: string;
  cost: number;
  ms: number;
}
const aPoint = ({ ms, cost }: Measured): number => ms / Math.max(cost, FLOOR);

export async function run({ rounds = QUERIES }: ProofOptions): Promise<Checks> {
  const checks = new Checks();
  const server = await serve({ SEED: 'demo', CAPTCHA: 'none' });
  try {
    const measured = await measureAll(server, await signIn(server), rounds);
    const dearest = measured.sort((a, b) => aPoint(b) - aPoint(a));
    for (const one of dearest.slice(0, SHOWN))
      printLine(
        `${one.ms.toFixed(1)} ms, ${one.cost} points: ${one.text.replaceAll('\n', ' ')} ${one.variables}`,
      );
    for (const one of dearest)
      checks.expect('milliseconds a point', aPoint(one) < MOST_MS_A_POINT, () => one);
  } finally {
    server.stop();
  }
  return checks;
}

async function measureAll(server: Served, token: string, queries: number): Promise<Measured[]> {
  const ask = (query: string, variables: object = {}) => askAs(server, token, query, variables);
  const schema = await makeSchema(domains);
  const ids = await findIds(ask);
  const measured: Measured[] = [];
  await fuzz(queries, async (random) => {
    const { text, variables } = dearDocument(schema, random, ids);
    const document = parse(text);
    if (validateDocument(schema, document).length) return;
    const cost = estimateCost(schema, document, getOperationAST(document)!, variables);
    if (cost > POINTS_OF_OPERATION.staff) return;
    const one = { text, variables: JSON.stringify(variables), cost, ms: Infinity };
    // Other work on the machine only adds time.
    for (let time = 0; time < TIMES || (time < MOST_TIMES && aPoint(one) >= MOST_MS_A_POINT); time++) {
      const start = performance.now();
      await ask(text, variables);
      one.ms = Math.min(one.ms, performance.now() - start);
    }
    measured.push(one);
  });
  return measured;
}

async function askAs(server: Served, token: string, query: string, variables: object): Promise<any> {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  return response.json();
}

async function signIn(server: Served): Promise<string> {
  const { data } = await server.graphql(
    'mutation { signIn(input: { username: "admin_demo", password: "Stay#2026" }) { ... on Session { accessToken } } }',
  );
  return data.signIn.accessToken as string;
}

async function findIds(ask: (query: string) => Promise<any>): Promise<DemoIds> {
  const { data } = await ask(
    '{ viewer { id } chats { items { id } } bookings { items { id hotel { id roomTypes { id } } } } reviews { items { id } } }',
  );
  const [booking] = data.bookings.items.filter(({ hotel }: { hotel: unknown }) => hotel);
  return {
    booking: booking.id,
    hotel: booking.hotel.id,
    roomType: booking.hotel.roomTypes[0].id,
    review: data.reviews.items[0].id,
    chat: data.chats.items[0].id,
    user: data.viewer.id,
  };
}
