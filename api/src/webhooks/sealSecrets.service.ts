import { lockRows, repo, transaction } from '../database/transaction';
import { withSealedSecrets } from './secrets';
import { Webhook } from './webhook.entity';

const BATCH = 100;

/**
 * Stores the secrets of webhooks that an earlier version of Staybook made or gave a new secret, since it derived
 * them from the secret of the server. A job. It leaves webhooks whose secrets can no longer be read.
 */
export async function sealSecrets(): Promise<void> {
  for (let after = ''; ;) {
    const ids = await unsealedAfter(after);
    if (!ids.length) return;
    await transaction(async () => {
      for (const webhook of (await lockRows(Webhook, ids)).filter(isUnsealed)) {
        const columns = withSealedSecrets(webhook);
        if (columns) await repo(Webhook).update({ id: webhook.id }, columns);
      }
    });
    after = ids.at(-1)!;
  }
}

const isUnsealed = ({ sealedVersion, secretVersion }: Webhook): boolean => sealedVersion !== secretVersion;

async function unsealedAfter(after: string): Promise<string[]> {
  const webhooks = await repo(Webhook)
    .createQueryBuilder('webhook')
    .select('webhook.id')
    .where('webhook.id > :after', { after })
    .andWhere('(webhook.sealedVersion IS NULL OR webhook.sealedVersion <> webhook.secretVersion)')
    .orderBy('webhook.id')
    .limit(BATCH)
    .getMany();
  return webhooks.map(({ id }) => id);
}
