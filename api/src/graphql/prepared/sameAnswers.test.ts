import { parse, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { anyVariables } from '../../../test/anyVariables';
import { answersOfBoth } from '../../../test/bothExecutors';
import { findDemoCallers } from '../../../test/demoCallers';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { WEB_DOCUMENTS } from '../../../test/webDocuments';
import type { Viewer } from '../../access/policy';
import { seedDemo } from '../../../seeds/seed.service';
import { makeSchema } from '../makeSchema';
import { limitResolvers } from '../cost/operationBudget';
import { domains } from '../../domains';

/* Compares the answers of graphql-js and of prepared queries for every query of the web app, byte for byte. */

let server: TestServer;
let schema: GraphQLSchema;
let viewers: Map<string, Viewer | undefined>;
let ids: string[];
beforeAll(async () => {
  server = await startTestServer();
  await seedDemo();
  schema = limitResolvers(await makeSchema(domains));
  const found = await findDemoCallers();
  viewers = found.viewers;
  ids = Object.values(found.ids);
});
afterAll(() => server.close());

const queries = WEB_DOCUMENTS.filter(({ kind }) => kind === 'query').map(({ name, text }) => [name, text]);
/** The queries that returned rows to at least one viewer. */
const answered = new Set<string>();

test.each(queries)('%s', async (name, text) => {
  const operation = parse(text!).definitions[0] as OperationDefinitionNode;
  const takesId = /\bID\b|Input!/.test(text!.split('{', 1)[0]!);
  for (const viewer of viewers.values())
    for (const id of takesId && viewer ? ids : ids.slice(0, 1)) {
      const variables = anyVariables(schema, operation, id);
      const [expected, first, second] = await answersOfBoth(schema, text!, variables, viewer);
      expect(first).toBe(expected);
      expect(second).toBe(expected);
      const { data, errors } = JSON.parse(expected);
      if (!errors && Object.values(data).every((value) => value !== null)) answered.add(name!);
    }
});

test('nearly all queries returned rows', () => {
  expect(answered.size).toBeGreaterThan(queries.length * 0.9);
});
