import { now } from '../core/clock';
import { config } from '../core/config';
import { authorized, type Viewer } from '../core/policy';
import { refuse } from '../core/problems';
import { runExclusive } from '../core/runExclusive';
import { afterCommit, lockRows, repo, transaction } from '../database/transaction';
import { sendDueDeliveries } from './deliver.service';
import { GIVE_UP_AFTER_MS, queueDelivery } from './message.service';
import { TEST_EVENT } from './webhook.enum';
import { Webhook } from './webhook.entity';
import type { ResendDeliveryInput, WebhookDeliveriesArgs, WebhookInput } from './webhook.inputs';
import { WebhookRefused, type WebhookDeliveryList } from './webhook.results';
import { lockOwn } from './webhook.service';
import { WebhookDelivery } from './webhookDelivery.entity';

/** A page of the messages to a webhook of the viewer, the newest first; empty where it is not the viewer's. */
export async function listDeliveries(
  viewer: Viewer | undefined,
  { webhookId, limit, offset }: WebhookDeliveriesArgs,
): Promise<WebhookDeliveryList> {
  const { id: userId } = authorized(viewer, 'webhook:own');
  if (!(await repo(Webhook).existsBy({ id: webhookId, userId }))) return { items: [], total: 0 };
  const [items, total] = await repo(WebhookDelivery).findAndCount({
    where: { webhookId },
    order: { createdAt: 'DESC', id: 'DESC' },
    take: limit ?? 20,
    skip: offset ?? 0,
  });
  return { items, total };
}

/** Sends a message of the type `webhook.test` to a webhook of the viewer. Refuses WebhookRefused. */
export async function testWebhook(
  viewer: Viewer | undefined,
  { webhookId }: WebhookInput,
): Promise<WebhookDelivery> {
  const owner = authorized(viewer, 'webhook:own');
  const body = JSON.stringify({ type: TEST_EVENT, timestamp: now().toISOString(), data: {} });
  return transaction(async () => {
    requireOn(await lockOwn(owner, webhookId));
    return queueDelivery(webhookId, TEST_EVENT, body);
  });
}

/** Sends a message to a webhook of the viewer again, under the same id and for three days more. Refuses WebhookRefused. */
export async function resendDelivery(
  viewer: Viewer | undefined,
  { deliveryId }: ResendDeliveryInput,
): Promise<WebhookDelivery> {
  const owner = authorized(viewer, 'webhook:own');
  return transaction(async () => {
    const known = await repo(WebhookDelivery).findOneBy({ id: deliveryId });
    if (!known) refuse(noSuchMessage());
    requireOn(await lockOwn(owner, known.webhookId));
    const [delivery] = await lockRows(WebhookDelivery, [deliveryId]);
    if (!delivery) refuse(noSuchMessage());
    const giveUpAt = new Date(now().getTime() + GIVE_UP_AFTER_MS);
    const sent = await repo(WebhookDelivery).save(
      Object.assign(delivery, { dueAt: now(), giveUpAt, attempts: 0 }),
    );
    afterCommit(() => runExclusive(sendDueDeliveries));
    return sent;
  });
}

function requireOn({ disabledAt }: Webhook): void {
  if (disabledAt) refuse(new WebhookRefused('The webhook is off. Switch it on first.'));
}

const noSuchMessage = (): WebhookRefused =>
  new WebhookRefused(`There is no such message. They are kept for ${config.keepDays.deliveries} days.`);
