import { MigrationExecutor } from 'typeorm';
import { startTestServer, type TestServer } from '../../test/testServer';
import { migrations } from './migrations';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('the next start finishes a migration whose process died at its end', async () => {
  const { database } = server;
  // TypeORM prints each failure.
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const done = await new MigrationExecutor(database).getExecutedMigrations();
  for (let undone = 0; undone < done.length; undone++) await database.undoLastMigration();
  for (const Migration of migrations) {
    const up = Migration.prototype.up;
    const dying = jest.spyOn(Migration.prototype, 'up').mockImplementationOnce(async function (
      this: never,
      runner,
    ) {
      await up.call(this, runner);
      throw new Error('dead');
    });
    await expect(database.runMigrations()).rejects.toThrow('dead');
    dying.mockRestore();
  }
  await database.runMigrations();
  const { upQueries } = await database.driver.createSchemaBuilder().log();
  expect(upQueries).toEqual([]);
});
