import { In, IsNull, Not } from 'typeorm';
import { now } from '../core/clock';
import { Role } from '../access/role.enum';
import { afterCommit, repo } from '../database/transaction';
import { StaffMember } from '../hotels/staff.entity';
import { roleOf } from '../users/user.entity';
import { sendDueDeliveries } from './sender.service';
import { Webhook } from './webhook.entity';
import { WebhookDelivery, newWebhookDelivery } from './webhookDelivery.entity';
import type { WebhookEventType } from './webhook.enum';

/** How long a message is retried, in milliseconds: three days. */
export const GIVE_UP_AFTER_MS = 3 * 86_400_000;

/** The active, verified webhooks of these users and of administrators that subscribe to the event. */
export async function webhooksFor(event: WebhookEventType, userIds: string[]): Promise<Webhook[]> {
  const on = { disabledAt: IsNull(), verifiedAt: Not(IsNull()) };
  const found = await repo(Webhook).find({
    where: [
      ...(userIds.length ? [{ ...on, userId: In(userIds), allBookings: false }] : []),
      { ...on, allBookings: true },
    ],
    relations: { userRow: true },
  });
  return found.filter(
    ({ events, userRow, allBookings }) =>
      events.includes(event) && userRow!.active && (!allBookings || roleOf(userRow!) === Role.ADMIN),
  );
}

/** The ids of a hotel's staff. */
export async function staffOf(hotelId: string): Promise<string[]> {
  const staff = await repo(StaffMember).find({ where: { hotelId }, select: { userId: true } });
  return [...new Set(staff.map(({ userId }) => userId))];
}

/** Queues a message of the event for each webhook, inside the caller's transaction. */
export async function queueMessages(
  webhooks: Webhook[],
  event: WebhookEventType,
  data: object,
): Promise<void> {
  const body = JSON.stringify({ type: event, timestamp: now().toISOString(), data });
  for (const webhook of webhooks) await queueDelivery(webhook, event, body);
}

/**
 * Stores a message inside the caller's transaction. It is sent right after the commit or by a job, and given
 * up after `giveUpMs` milliseconds.
 */
export async function queueDelivery(
  { id: webhookId, userId }: Pick<Webhook, 'id' | 'userId'>,
  event: string,
  body: string,
  giveUpMs = GIVE_UP_AFTER_MS,
): Promise<WebhookDelivery> {
  const at = now();
  const delivery = newWebhookDelivery({
    webhookId,
    ownerId: userId,
    event,
    body,
    createdAt: at,
    dueAt: at,
    giveUpAt: new Date(at.getTime() + giveUpMs),
  });
  await repo(WebhookDelivery).insert(delivery);
  afterCommit(sendDueDeliveries);
  return delivery;
}
