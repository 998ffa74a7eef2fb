import { now } from '../core/clock';
import { repo } from '../database/transaction';
import { Webhook } from './webhook.entity';
import { WebhookDelivery } from './webhookDelivery.entity';

/** Owners read by one statement. */
const OWNERS = 200;

/** The owners of waiting messages, due or not, ordered by id: ids after `after`, up to `upTo`. */
export async function waitingOwners(after: string, upTo?: string): Promise<string[]> {
  const query = repo(WebhookDelivery)
    .createQueryBuilder('message')
    .select('message.ownerId', 'ownerId')
    .distinct()
    .where('message.ownerId > :after', { after })
    .orderBy('message.ownerId')
    .limit(OWNERS);
  if (upTo !== undefined) query.andWhere('message.ownerId <= :upTo', { upTo });
  return (await query.getRawMany<{ ownerId: string }>()).map(({ ownerId }) => ownerId);
}

/**
 * The webhooks of these owners with a due message and without a pause, grouped by owner in the given order. A claim
 * reads its webhook again, since a pause may start in between.
 */
export async function readyWebhooks(owners: string[]): Promise<[ownerId: string, Webhook[]][]> {
  const query = repo(Webhook).createQueryBuilder('webhook');
  const due = query
    .subQuery()
    .select('message.id')
    .from(WebhookDelivery, 'message')
    .where('message.ownerId = webhook.userId AND message.webhookId = webhook.id AND message.dueAt <= :at');
  const webhooks = await query
    .where('webhook.userId IN (:...owners)')
    .andWhere('(webhook.restsUntil IS NULL OR webhook.restsUntil <= :at)')
    .andWhere(`EXISTS ${due.getQuery()}`)
    .setParameters({ owners, at: now() })
    .getMany();
  return owners
    .map((ownerId): [string, Webhook[]] => [ownerId, webhooks.filter(({ userId }) => userId === ownerId)])
    .filter(([, ready]) => ready.length > 0);
}
