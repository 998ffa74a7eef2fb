import { startTestServer, type TestServer } from '../../test/testServer';
import { insertWebhook } from '../../test/webhookRows';
import { makeUser } from '../../test/factories';
import { config } from '../core/config';
import { log } from '../core/log';
import { isNewestSeal, seal, unseal } from '../core/sealed';
import { Webhook } from '../webhooks/webhook.entity';
import { PURPOSE } from '../webhooks/secrets';
import { sealAgain } from './sealedColumns';
import { repo, transaction } from './transaction';

const NEW = 'a newer secret of this server: long enough';
const GONE = 'a secret that this server no longer has: long';
/** More rows than one transaction changes. */
const ROWS = 250;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const texts = async () =>
  (await repo(Webhook).find({ order: { id: 'ASC' } })).map((row) => row.sealedSecrets);
const sealedBy = (secrets: string[], text: string): string => {
  const present = config.jwtSecrets;
  config.jwtSecrets = secrets;
  const sealed = seal(PURPOSE, text);
  config.jwtSecrets = present;
  return sealed;
};

test('every text is sealed again with the newest key, also after an interruption; others are left and reported', async () => {
  const { id: userId } = await makeUser();
  const [old] = config.jwtSecrets;
  const before = Array.from({ length: ROWS }, (_, row) =>
    row === 3 ? null : sealedBy([row === 120 ? GONE : row > 200 ? NEW : old!], `text ${row}`),
  );
  for (const [row, sealedSecrets] of before.entries()) {
    const id = String(row).padStart(24, '0');
    await insertWebhook(userId, id);
    await transaction(() => repo(Webhook).update({ id }, { sealedSecrets }));
  }
  config.jwtSecrets = [NEW, old!];
  const [changed, lost] = [jest.spyOn(log, 'info'), jest.spyOn(log, 'error')];
  await sealAgain();

  const after = await texts();
  expect(changed).toHaveBeenCalledWith({ column: 'Webhook.sealedSecrets', changed: 199 }, expect.any(String));
  expect(lost).toHaveBeenCalledWith({ column: 'Webhook.sealedSecrets', lost: 1 }, expect.any(String));
  expect([after[3], after[120]]).toEqual([null, before[120]]);
  // What an earlier run had done is not done again.
  expect(after.slice(201)).toEqual(before.slice(201));
  config.jwtSecrets = [NEW];
  for (const [row, text] of after.entries())
    if (row !== 3 && row !== 120) {
      expect(isNewestSeal(text!)).toBe(true);
      expect(unseal(PURPOSE, text!)).toBe(`text ${row}`);
    }

  await sealAgain();
  expect(await texts()).toEqual(after);
});
