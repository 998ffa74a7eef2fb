import { makeUser } from '../../../test/factories';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { TookTooLong } from '../../core/problems';
import { User } from '../../users/user.entity';
import { readPage } from './readPage';

describe('a list that takes too long', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ DATABASE_TIMEOUT_SECONDS: '1' });
  });
  afterAll(() => server.close());

  const columns = (count: number) =>
    Array.from({ length: count }, (_, n) => `information_schema.columns c${n}`);
  const slow = (count: number) => ({
    sql: `(SELECT COUNT(*) FROM ${columns(count).join(', ')}) > 0`,
    values: [],
  });
  const read = (sql: { sql: string; values: never[] }) =>
    readPage(User, {
      where: [{ column: 'deleted', is: false }, sql],
      sort: { by: ['nameKey'] },
      take: 20,
      skip: 0,
    });

  test('fails with a message that says what to do, and its connection is reused', async () => {
    const { id } = await makeUser();
    await expect(read(slow(3))).rejects.toThrow(TookTooLong);
    expect((await read({ sql: '1 = 1', values: [] })).items.map((user) => user.id)).toEqual([id]);
  });
});
