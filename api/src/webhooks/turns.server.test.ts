import { makeUser } from '../../test/factories';
import { Explainer, statementsOf } from '../../test/statementPlans';
import { startTestServer, type TestServer } from '../../test/testServer';
import { insertDeliveries, insertWebhook } from '../../test/webhookRows';
import { newId } from '../database/columns';
import { repo } from '../database/transaction';
import { claimNext, release } from './claim.service';
import { readyWebhooks, waitingOwners } from './turns.service';
import { Webhook } from './webhook.entity';

/* The plans of the database servers where one owner has ten thousand due messages. */

let server: TestServer;
let explainer: Explainer;
let owners: string[];
beforeAll(async () => {
  server = await startTestServer();
  explainer = await Explainer.on((server.database.options as unknown as { url: string }).url);
  for (const [count, chunks] of [[1000, 10], ...Array.from({ length: 20 }, () => [1, 1] as const)] as const) {
    const { id: userId } = await makeUser();
    const webhookId = newId();
    await insertWebhook(userId, webhookId);
    for (let chunk = 0; chunk < chunks; chunk++) await insertDeliveries(webhookId, count);
  }
  await server.database.query('ANALYZE TABLE webhook_deliveries, webhooks');
}, 120_000);
afterAll(async () => {
  await explainer.close();
  await server.close();
});

/** The rows and index entries that the server reads for a statement. */
async function readsOf(work: () => Promise<unknown>): Promise<number> {
  let reads = 0;
  for (const { sql, values } of await statementsOf(server.database, work)) {
    if (!/^(SET STATEMENT .* FOR )?SELECT/i.test(sql)) continue;
    reads += await explainer.readsOf({ sql, values });
  }
  return reads;
}

test('finding the next owners does not read all messages of one owner', async () => {
  expect(await readsOf(async () => (owners = await waitingOwners('')))).toBeLessThan(500);
  expect(owners).toHaveLength(21);
});

test('finding webhooks with due messages reads one message for each', async () => {
  let ready: Awaited<ReturnType<typeof readyWebhooks>> = [];
  expect(await readsOf(async () => (ready = await readyWebhooks(owners)))).toBeLessThan(1000);
  expect(ready).toHaveLength(21);
});

test('claiming the next of many messages reads one message', async () => {
  const [webhook] = (await repo(Webhook).find({ order: { createdAt: 'ASC' }, take: 1 })) as [Webhook];
  const reads = await readsOf(async () => {
    const claimed = await claimNext(webhook);
    await release(claimed!.receiver);
  });
  expect(reads).toBeLessThan(50);
});
