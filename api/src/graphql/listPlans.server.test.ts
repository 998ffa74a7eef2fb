import { makeUser } from '../../test/factories';
import { BOOK_QUESTIONS } from '../../test/bookQuestions';
import { DEEP, QUESTIONS } from '../../test/listQuestions';
import { insertManyBookRows, removeManyBookRows } from '../../test/manyBookRows';
import { insertManyRows } from '../../test/manyRows';
import { Explainer, statementsOf } from '../../test/statementPlans';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { domains } from '../domains';
import { jobsOf } from '../ops/jobs';

/* The database servers' plans for the lists that `bench -- staff` reads. */

/** A number at which reading all rows is not the best plan. PLANS_BOOKINGS sets another number for manual runs. */
const BOOKINGS = Number(process.env.PLANS_BOOKINGS ?? 20_000);

describe('among many bookings', () => {
  let server: TestServer;
  let url: string;
  let explainer: Explainer;
  let admin: Visitor;
  let guest: Visitor;
  beforeAll(async () => {
    server = await startTestServer();
    ({ url } = server.database.options as unknown as { url: string });
    await insertManyRows(url, { users: BOOKINGS / 10, bookings: BOOKINGS });
    await insertManyBookRows(url, BOOKINGS);
    explainer = await Explainer.on(url);
    admin = await server.as(await makeUser('ADMIN'));
    guest = await server.as(await makeUser());
  }, 120_000);
  afterAll(async () => {
    await explainer.close();
    await removeManyBookRows(url);
    await server.close();
  });

  const scansIn = async (work: () => Promise<unknown>): Promise<string[]> => {
    const scans: string[] = [];
    for (const statement of await statementsOf(server.database, work))
      scans.push(...(await explainer.scansOf(statement)));
    return scans;
  };

  test('the check detects a table scan', async () => {
    const scan = () => server.database.query("SELECT id FROM bookings WHERE hotelName LIKE '%x%'");
    expect(await scansIn(scan)).toHaveLength(1);
  });

  test.each([...QUESTIONS, ...BOOK_QUESTIONS, ...DEEP])(
    '$name scans no table',
    async ({ query, variables, asker }) => {
      const visitor = asker === 'guest' ? guest : admin;
      const ask = async () => expect((await visitor.graphql(query, variables)).errors).toBeUndefined();
      expect(await scansIn(ask)).toEqual([]);
    },
  );

  test.each(jobsOf(domains))('%s scans no table', async (_name, { run }) => {
    expect(await scansIn(run)).toEqual([]);
  });
});
