import { makeUser } from '../../test/factories';
import { DEEP, QUESTIONS } from '../../test/listQuestions';
import { insertManyRows } from '../../test/manyRows';
import { Explainer, statementsOf } from '../../test/statementPlans';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { domains } from '../domains';
import { jobsOf } from '../ops/jobs';

/* The plans of the database servers, of lists as `bench -- staff` asks for them. */

/** So many that reading all of them is not the best plan. PLANS_BOOKINGS asks about another number, by hand. */
const BOOKINGS = Number(process.env.PLANS_BOOKINGS ?? 20_000);

describe('among many bookings', () => {
  let server: TestServer;
  let explainer: Explainer;
  let admin: Visitor;
  let guest: Visitor;
  beforeAll(async () => {
    server = await startTestServer();
    const { url } = server.database.options as unknown as { url: string };
    await insertManyRows(url, { users: BOOKINGS / 10, bookings: BOOKINGS });
    explainer = await Explainer.on(url);
    admin = await server.as(await makeUser('ADMIN'));
    guest = await server.as(await makeUser());
  }, 120_000);
  afterAll(async () => {
    await explainer.close();
    await server.close();
  });

  const scansIn = async (work: () => Promise<unknown>): Promise<string[]> => {
    const scans: string[] = [];
    for (const statement of await statementsOf(server.database, work))
      scans.push(...(await explainer.scansOf(statement)));
    return scans;
  };

  test('a scan is seen', async () => {
    const scan = () => server.database.query("SELECT id FROM bookings WHERE hotelName LIKE '%x%'");
    expect(await scansIn(scan)).toHaveLength(1);
  });

  test.each([...QUESTIONS, ...DEEP])(
    '$name reads no table as a whole',
    async ({ query, variables, asker }) => {
      const visitor = asker === 'guest' ? guest : admin;
      const ask = async () => expect((await visitor.graphql(query, variables)).errors).toBeUndefined();
      expect(await scansIn(ask)).toEqual([]);
    },
  );

  test.each(jobsOf(domains))('%s reads no table as a whole', async (_name, { run }) => {
    expect(await scansIn(run)).toEqual([]);
  });
});
