import { makeUser } from '../../test/factories';
import { BOOK_QUESTIONS, DAY_SHEET, FEW_ROWS, TRIAL_BALANCE } from '../../test/bookQuestions';
import { DEEP, QUESTIONS } from '../../test/listQuestions';
import { makeMemberOfMany, MEMBER_QUESTIONS } from '../../test/memberQuestions';
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
  let member: Visitor;
  beforeAll(async () => {
    server = await startTestServer();
    ({ url } = server.database.options as unknown as { url: string });
    await insertManyRows(url, { users: BOOKINGS / 10, bookings: BOOKINGS });
    await insertManyBookRows(url, BOOKINGS);
    explainer = await Explainer.on(url);
    admin = await server.as(await makeUser('ADMIN'));
    guest = await server.as(await makeUser());
    member = await server.as(await makeMemberOfMany());
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

  test.each([...QUESTIONS, ...MEMBER_QUESTIONS, ...BOOK_QUESTIONS, ...DEEP])(
    '$name scans no table',
    async ({ query, variables, asker }) => {
      const visitor = asker === 'guest' ? guest : asker === 'member' ? member : admin;
      const ask = async () => expect((await visitor.graphql(query, variables)).errors).toBeUndefined();
      expect(await scansIn(ask)).toEqual([]);
    },
  );

  /** The rows and index entries that the server reads for the statements that say these words. */
  const readsIn = async (work: () => Promise<unknown>, words = ''): Promise<number> => {
    let reads = 0;
    for (const statement of await statementsOf(server.database, work))
      if (/^(SET STATEMENT .* FOR )?SELECT/i.test(statement.sql) && statement.sql.includes(words))
        reads += await explainer.readsOf(statement);
    return reads;
  };

  test.each(FEW_ROWS)('$name reads few rows', async ({ query, variables }) => {
    const ask = async () => expect((await admin.graphql(query, variables)).errors).toBeUndefined();
    expect(await readsIn(ask)).toBeLessThan(1000);
  });

  test('the open balances of a hotel are found without its other bookings, and without those of other hotels', async () => {
    const { query, variables } = DAY_SHEET;
    const ask = async () => expect((await admin.graphql(query, variables)).errors).toBeUndefined();
    const othersOwe = async (cents: number) => {
      await server.database.query('UPDATE bookings SET balanceCents = ? WHERE hotelId <> ?', [
        cents,
        variables.hotelId,
      ]);
      await server.database.query('ANALYZE TABLE bookings');
    };
    await othersOwe(1000);
    expect(await readsIn(ask, 'balanceCents` > 0')).toBeLessThan(20);
    await othersOwe(0);
  });

  test('the sums of all hotels are read from indexes alone', async () => {
    const ask = async () => expect((await admin.graphql(TRIAL_BALANCE)).errors).toBeUndefined();
    const sums = (await statementsOf(server.database, ask)).filter(({ sql }) => sql.includes('SUM(debits)'));
    expect(sums).not.toEqual([]);
    for (const sum of sums) {
      const plan = await explainer.planOf(sum);
      const read = plan.filter(({ table }) => ['folio_lines', 'journal_entries'].includes(String(table)));
      expect(read).toHaveLength(4);
      for (const { Extra } of read) expect(Extra).toMatch(/Using index(?! condition)/);
    }
  });

  test.each(jobsOf(domains))('%s scans no table', async (_name, { run }) => {
    expect(await scansIn(run)).toEqual([]);
  });
});
