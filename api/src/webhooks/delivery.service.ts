import { now } from '../core/clock';
import { config } from '../core/config';
import { authorized, type Viewer } from '../access/policy';
import { refuse } from '../core/problems';
import { afterCommit, lockRows, repo, transaction } from '../database/transaction';
import type { EventType } from '../eventLog/eventType.enum';
import { takeOrRefuse } from '../access/limits/take';
import { GIVE_UP_AFTER_MS, newMessage, queueMessages } from './message.service';
import { lockOwn, requireUsable } from './own.service';
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
 * Sends a message to a webhook of the viewer again, under the same id, and retries it for three more days.
 * Refuses WebhookRefused, and TooManyAttempts after a hundred in ten minutes.
 */
export async function resendDelivery(
  viewer: Viewer | undefined,
  { deliveryId }: ResendDeliveryInput,
): Promise<WebhookDelivery> {
  const owner = authorized(viewer, 'webhook:own');
  await takeOrRefuse('webhookResends', owner.id);
  return transaction(async () => {
    const known = await repo(WebhookDelivery).findOneBy({ id: deliveryId });
    if (!known) refuse(noSuchMessage());
    const webhook = await lockOwn(owner, known.webhookId);
    requireUsable(webhook);
    await endRest(webhook);
    const [delivery] = await lockRows(WebhookDelivery, [deliveryId]);
    if (!delivery) refuse(noSuchMessage());
    const giveUpAt = new Date(now().getTime() + GIVE_UP_AFTER_MS);
    const sent = await repo(WebhookDelivery).save(
      Object.assign(delivery, { ownerId: owner.id, dueAt: now(), giveUpAt, attempts: 0 }),
    );
    afterCommit(sendDueDeliveries);
    return sent;
  });
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
    `This message does not exist. Messages are kept for ${config.keepDays.deliveries} days.`,
  );
