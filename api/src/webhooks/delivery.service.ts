import { fill } from '../../../schema/fill';
import { now } from '../core/clock';
import { config } from '../core/config';
import { authorized, type Viewer } from '../access/policy';
import { refuse } from '../core/problems';
import { afterCommit, lockRows, repo, transaction } from '../database/transaction';
import type { EventType } from '../eventLog/eventType.enum';
import { takeOrRefuse } from '../access/limits/take';
import { GIVE_UP_AFTER_MS, newMessage, queueMessages } from './message.service';
import { isOwn, lockOwn, requireUsable, seenMessages } from './own.service';
import { sendDueDeliveries } from './sender.service';
import { testBody } from './testMessage';
import { TEST_EVENT } from './webhook.enum';
import { Webhook } from './webhook.entity';
import type { ResendDeliveryInput, WebhookDeliveriesArgs, WebhookInput } from './webhook.inputs';
import { WebhookRefused, type WebhookDeliveryList } from './webhook.types';
import { WebhookDelivery } from './webhookDelivery.entity';

/**
 * A page of the messages to a webhook of the viewer, newest first. It is empty for a webhook of someone
 * else.
 */
export async function listDeliveries(
  viewer: Viewer | undefined,
  { webhookId, limit, offset }: WebhookDeliveriesArgs,
): Promise<WebhookDeliveryList> {
  const owner = authorized(viewer, 'webhook:read');
  const webhook = await repo(Webhook).findOneBy({ id: webhookId });
  if (!webhook || !isOwn(owner, webhook)) return { items: [], total: 0 };
  const [items, total] = await repo(WebhookDelivery).findAndCount({
    where: seenMessages(owner, webhook),
    order: { createdAt: 'DESC', id: 'DESC' },
    take: limit ?? 20,
    skip: offset ?? 0,
  });
  return { items, total };
}

/**
 * Sends a test message to a webhook of the viewer: of the type `webhook.test`, or an example of an event.
 * Refuses WebhookRefused, and TooManyAttempts after ten in ten minutes.
 */
export async function testWebhook(
  viewer: Viewer | undefined,
  { webhookId }: WebhookInput,
  event?: EventType | null,
): Promise<WebhookDelivery> {
  const owner = authorized(viewer, 'webhook:own');
  await takeOrRefuse('webhookTests', owner.id);
  return transaction(async () => {
    const webhook = await lockOwn(owner, webhookId);
    requireUsable(webhook);
    await endRest(webhook);
    const message = newMessage(webhook, { event: event ?? TEST_EVENT, body: testBody(event) });
    await queueMessages([message]);
    return message;
  });
}

/**
 * Sends a message to a webhook of the viewer again, under the same id, and retries it for three more days. A message that
 * waits or is being sent stays one message; a request that is repeated with its idempotency key changes nothing.
 * Refuses WebhookRefused, and TooManyAttempts after a hundred in ten minutes.
 */
export async function resendDelivery(
  viewer: Viewer | undefined,
  { deliveryId, idempotencyKey: resendKey = null }: ResendDeliveryInput,
): Promise<WebhookDelivery> {
  const owner = authorized(viewer, 'webhook:resend');
  await takeOrRefuse('webhookResends', owner.id);
  return transaction(async () => {
    const webhook = await lockWebhookOf(owner, deliveryId);
    const [delivery] = await lockRows(WebhookDelivery, [deliveryId]);
    if (!delivery) refuse(noSuchMessage());
    if (resendKey && delivery.resendKey === resendKey) return delivery;
    requireUsable(webhook);
    await endRest(webhook);
    const giveUpAt = new Date(now().getTime() + GIVE_UP_AFTER_MS);
    const sent = await repo(WebhookDelivery).save(
      Object.assign(delivery, { ownerId: owner.id, dueAt: now(), giveUpAt, attempts: 0, resendKey }),
    );
    afterCommit(sendDueDeliveries);
    return sent;
  });
}

/** The locked webhook of a message that the viewer sees. Refuses WebhookRefused, for messages of others in the same words. */
async function lockWebhookOf(owner: Viewer, deliveryId: string): Promise<Webhook> {
  const known = await repo(WebhookDelivery).findOne({
    where: { id: deliveryId },
    relations: { webhookRow: true },
  });
  const webhook = known?.webhookRow;
  if (!webhook || !isOwn(owner, webhook)) refuse(noSuchMessage());
  const seen = seenMessages(owner, webhook).map((where) => ({ ...where, id: deliveryId }));
  if (!(await repo(WebhookDelivery).existsBy(seen))) refuse(noSuchMessage());
  return lockOwn(owner, webhook.id);
}

/**
 * Ends the pause of a failing webhook when its owner asks for an attempt. A webhook that is only slow keeps
 * its pause.
 */
async function endRest({ id, failingSince, restsUntil }: Webhook): Promise<void> {
  if (failingSince && restsUntil) await repo(Webhook).update({ id }, { restsUntil: null });
}

const noSuchMessage = (): WebhookRefused =>
  new WebhookRefused(
    fill('This message does not exist. Messages are kept for {deliveries} days.', {
      deliveries: config.keepDays.deliveries,
    }),
  );
