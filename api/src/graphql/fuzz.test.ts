import { lexicographicSortSchema, parse, type GraphQLSchema } from 'graphql';
import { answersForEach } from '../../test/bothExecutors';
import { findDemoCallers, type DemoIds } from '../../test/demoCallers';
import { dearDocument } from '../../test/fuzz/dearDocument';
import { fuzz } from '../../test/fuzz/fuzz';
import { useOf, type Use } from '../../test/fuzz/operationUse';
import { randomArgument } from '../../test/fuzz/randomArgument';
import { randomDocument } from '../../test/fuzz/randomDocument';
import { startTestServer, type TestServer } from '../../test/testServer';
import type { Viewer } from '../access/policy';
import { seedDemo } from '../../seeds/seed.service';
import { domains } from '../domains';
import { makeSchema } from './makeSchema';
import { limitResolvers } from './cost/operationBudget';
import { validateDocument } from './cost/queryLimits';

/* Runs random queries on the real schema as a visitor, a guest and an administrator. */

let server: TestServer;
let schema: GraphQLSchema;
let viewers: Map<string, Viewer | undefined>;
let ids: DemoIds;
beforeAll(async () => {
  server = await startTestServer();
  await seedDemo();
  // Sorted, so that a seed makes the same queries whatever the order of the fields.
  schema = limitResolvers(lexicographicSortSchema(await makeSchema(domains)));
  ({ viewers, ids } = await findDemoCallers());
});
afterAll(() => server.close());

test('a random query gets the same answer as from graphql-js, byte for byte', async () => {
  let answered = 0;
  await fuzz(80, async (random) => {
    const { text, variables } = randomDocument(schema, random, {
      depth: random.whole(2, 6),
      width: random.whole(1, 4),
      fields: 25,
      valueOf: (type, name) => randomArgument(random, ids, type, name),
    });
    if (validateDocument(schema, parse(text)).length) return;
    for (const viewer of viewers.values())
      for (const [expected, prepared] of await answersForEach(schema, text, variables, viewer)) {
        if (comparable(prepared) !== comparable(expected))
          throw new Error(`${text}\n${JSON.stringify(variables)}\n${expected}\n${prepared}`);
        if (!expected.includes('"data":null')) answered += 1;
      }
  });
  expect(answered).toBeGreaterThan(100);
});

/**
 * The most that one point of the estimate may take. A query of fewer points than the floor counts as the floor, which
 * covers the fixed use of every request.
 */
const MOST_A_POINT: Use = { fields: 2.2, rows: 1.5, bytes: 600 };
const FLOOR = 20;

test('a random query takes no more than its points allow', async () => {
  const most: Use = { fields: 0, rows: 0, bytes: 0 };
  await fuzz(500, async (random) => {
    const viewer = viewers.get(random.pick(['nobody', 'guest_demo', 'admin_demo', 'admin_demo']));
    const { text, variables } = dearDocument(schema, random, ids);
    const found = await useOf(schema, viewer, text, variables);
    for (const what of found ? (['fields', 'rows', 'bytes'] as const) : []) {
      const ratio = found!.use[what] / Math.max(found!.cost, FLOOR);
      most[what] = Math.max(most[what], ratio);
      if (ratio > MOST_A_POINT[what])
        throw new Error(
          `${found!.cost} points take ${found!.use[what]} ${what}: ${text}\n${JSON.stringify(variables)}`,
        );
    }
  });
  // Not all answers were empty.
  expect(most.fields).toBeGreaterThan(0.5);
  expect(most.rows).toBeGreaterThan(0.1);
  expect(most.bytes).toBeGreaterThan(20);
});

/**
 * The part of an answer that does not depend on how fast the database answers each field. After an error that excludes
 * the order of the errors, the field whose failure made its parent null, and the values read after that.
 */
function comparable(answer: string): string {
  const { data, errors } = JSON.parse(answer);
  if (!errors) return answer;
  const isNull = ({ path = [] }: { path?: (string | number)[] }) =>
    path.reduce((value, key) => (value === null ? undefined : value?.[key]), data) === null;
  return JSON.stringify({
    data,
    errors: errors
      .filter(isNull)
      .map((one: object) => JSON.stringify(one))
      .sort(),
  });
}
