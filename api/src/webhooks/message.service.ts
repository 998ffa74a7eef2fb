import { In, IsNull, Not } from 'typeorm';
import { now } from '../core/clock';
import { ROLE_CODES } from '../../../schema/accounts';
import { includesDuty } from '../access/duties';
import { HotelDuty } from '../access/duty.enum';
import { Role } from '../access/role.enum';
import { afterCommit, repo } from '../database/transaction';
import { StaffMember } from '../hotels/staff.entity';
import { TeamMember } from '../users/teams/teamMember.entity';
import { roleOf } from '../users/user.entity';
import { sendDueDeliveries } from './sender.service';
import { Webhook } from './webhook.entity';
import { WebhookDelivery, newWebhookDelivery } from './webhookDelivery.entity';
import type { WebhookEventType } from './webhook.enum';

/** How long a message is retried, in milliseconds: three days. */
export const GIVE_UP_AFTER_MS = 3 * 86_400_000;

/** The duties at a hotel that a webhook of a team member needs for its events. */
export const REPORTED_TO = [HotelDuty.FRONT_DESK, HotelDuty.FINANCE];

/**
 * The active, verified webhooks that subscribe to the event: those of these users, and those of administrators and of the
 * hotel's team unless they are limited to other hotels.
 */
export async function webhooksFor(
  event: WebhookEventType,
  userIds: string[],
  hotelId: string | null,
): Promise<Webhook[]> {
  const on = { disabledAt: IsNull(), verifiedAt: Not(IsNull()) };
  const team = hotelId ? await reportedTo(hotelId) : [];
  const found = await repo(Webhook).find({
    where: [
      ...(userIds.length ? [{ ...on, userId: In(userIds), allBookings: false }] : []),
      { ...on, allBookings: true, userRow: { roleCode: ROLE_CODES.ADMIN } },
      ...(team.length
        ? [{ ...on, allBookings: true, userId: In(team), userRow: { roleCode: ROLE_CODES.TEAM } }]
        : []),
    ],
    relations: { userRow: true },
  });
  return found.filter(
    ({ events, userRow, allBookings, hotelIds }) =>
      events.includes(event) &&
      userRow!.active &&
      (!allBookings || !hotelIds || (hotelId !== null && hotelIds.includes(hotelId))),
  );
}

/** The members of a hotel's team who get its events. */
async function reportedTo(hotelId: string): Promise<string[]> {
  const team = await repo(TeamMember).findBy({ hotelId });
  return team.filter(({ duties }) => includesDuty(duties, REPORTED_TO)).map(({ userId }) => userId);
}

/** Whether a message may still be sent: who has left the team of its hotel, or is staff no more, gets nothing more. */
export async function mayStillSend(webhook: Webhook, { hotelId }: WebhookDelivery): Promise<boolean> {
  const { allBookings, hotelIds, userId } = webhook;
  if (!allBookings || !hotelId) return true;
  if (hotelIds && !hotelIds.includes(hotelId)) return false;
  const role = roleOf(webhook.userRow!);
  return role === Role.ADMIN || (role === Role.TEAM && (await reportedTo(hotelId)).includes(userId));
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
  hotelId: string | null,
  data: object,
): Promise<void> {
  const body = JSON.stringify({ type: event, timestamp: now().toISOString(), data });
  for (const webhook of webhooks) await queueDelivery(webhook, event, body, { hotelId });
}

/**
 * Stores a message inside the caller's transaction. It is sent right after the commit or by a job, and given
 * up after `giveUpMs` milliseconds.
 */
export async function queueDelivery(
  { id: webhookId, userId }: Pick<Webhook, 'id' | 'userId'>,
  event: string,
  body: string,
  { hotelId = null, giveUpMs = GIVE_UP_AFTER_MS }: { hotelId?: string | null; giveUpMs?: number } = {},
): Promise<WebhookDelivery> {
  const at = now();
  const delivery = newWebhookDelivery({
    webhookId,
    ownerId: userId,
    hotelId,
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
