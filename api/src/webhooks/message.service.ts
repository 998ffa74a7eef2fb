import { In } from 'typeorm';
import { now } from '../core/clock';
import { includesDuty } from '../access/duties';
import { HotelDuty } from '../access/duty.enum';
import { Role } from '../access/role.enum';
import { bulkInsert } from '../database/bulkInsert';
import { afterCommit, repo } from '../database/transaction';
import { TeamMember } from '../users/teams/teamMember.entity';
import { roleOf } from '../users/user.entity';
import { sendDueDeliveries } from './sender.service';
import type { Webhook } from './webhook.entity';
import { WebhookDelivery, newWebhookDelivery } from './webhookDelivery.entity';

/** How long a message is retried, in milliseconds: three days. */
export const GIVE_UP_AFTER_MS = 3 * 86_400_000;

/** The duties at a hotel that a webhook of a team member needs for its events. */
export const REPORTED_TO = [HotelDuty.FRONT_DESK, HotelDuty.FINANCE];

/** Whether a message may still be sent: who has left the team of its hotel, or is staff no more, gets nothing more. */
export async function mayStillSend(webhook: Webhook, { hotelId }: WebhookDelivery): Promise<boolean> {
  const { allBookings, hotelIds, userId } = webhook;
  if (!allBookings || !hotelId) return true;
  if (hotelIds && !hotelIds.includes(hotelId)) return false;
  const role = roleOf(webhook.userRow!);
  return (
    role === Role.ADMIN ||
    (role === Role.TEAM && (await reportedTo([hotelId])).has(memberAt(userId, hotelId)))
  );
}

/** Names a member of a hotel's team or staff. */
export const memberAt = (userId: string, hotelId: string): string => `${userId} ${hotelId}`;

/** The members of hotels' teams who get their events. */
export async function reportedTo(hotelIds: string[]): Promise<ReadonlySet<string>> {
  const team = await repo(TeamMember).findBy({ hotelId: In(hotelIds) });
  const told = team.filter(({ duties }) => includesDuty(duties, REPORTED_TO));
  return new Set(told.map(({ userId, hotelId }) => memberAt(userId, hotelId)));
}

interface Message {
  event: string;
  body: string;
  hotelId?: string | null;
  /** When it happened; now by default. */
  createdAt?: Date;
  giveUpMs?: number;
}

/** Builds a message to a webhook, which is given up after `giveUpMs` milliseconds. */
export function newMessage(
  { id: webhookId, userId }: Pick<Webhook, 'id' | 'userId'>,
  { event, body, hotelId = null, createdAt = now(), giveUpMs = GIVE_UP_AFTER_MS }: Message,
): WebhookDelivery {
  const dueAt = now();
  const giveUpAt = new Date(dueAt.getTime() + giveUpMs);
  return newWebhookDelivery({ webhookId, ownerId: userId, hotelId, event, body, createdAt, dueAt, giveUpAt });
}

/** Stores messages inside the caller's transaction. They are sent right after the commit or by a job. */
export async function queueMessages(messages: readonly WebhookDelivery[]): Promise<void> {
  if (!messages.length) return;
  await bulkInsert(WebhookDelivery, messages);
  afterCommit(sendDueDeliveries);
}
