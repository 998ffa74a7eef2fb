import { In, type FindOptionsWhere } from 'typeorm';
import { hotelsWithDuty, isStaffRole } from '../access/duties';
import type { Viewer } from '../access/policy';
import { Role } from '../access/role.enum';
import { refuse } from '../core/problems';
import { lockRows } from '../database/transaction';
import { readableTypes } from '../eventLog/readEvents.service';
import { REPORTED_TO } from './message.service';
import { Webhook } from './webhook.entity';
import { TEST_EVENT } from './webhook.enum';
import { WebhookRefused } from './webhook.types';
import type { WebhookDelivery } from './webhookDelivery.entity';

/** The viewer's webhook, locked inside the caller's transaction. Refuses WebhookRefused if there is none. */
export async function lockOwn(owner: Viewer, webhookId: string): Promise<Webhook> {
  const [webhook] = await lockRows(Webhook, [webhookId]);
  if (!webhook || !isOwn(owner, webhook))
    refuse(new WebhookRefused('This webhook does not exist. It may have been deleted.'));
  return webhook;
}

/**
 * Whether the viewer sees the webhook as theirs. A key sees those of staff only with a scope for staff, and a key that names
 * hotels only those that are limited to some of them.
 */
export function isOwn({ id, role, key }: Viewer, { userId, allBookings, hotelIds }: Webhook): boolean {
  if (userId !== id) return false;
  if (!key) return true;
  if (allBookings && !isStaffRole(role)) return false;
  return !key.hotelIds || (hotelIds?.every((hotelId) => key.hotelIds!.includes(hotelId)) ?? false);
}

/** Which messages to their webhook the viewer sees: all, or by a key those about what it may read itself, and tests. */
export function seenMessages(
  viewer: Viewer,
  { id: webhookId, allBookings }: Webhook,
): FindOptionsWhere<WebhookDelivery>[] {
  if (!viewer.key) return [{ webhookId }];
  const about = { webhookId, event: In(readableTypes(viewer)) };
  const isAnywhere = !allBookings || viewer.role === Role.ADMIN;
  return [
    { webhookId, event: TEST_EVENT },
    isAnywhere ? about : { ...about, hotelId: In(hotelsWithDuty(viewer, REPORTED_TO)) },
  ];
}

/** Refuses WebhookRefused if the webhook is off. */
export function requireOn({ disabledAt }: Webhook): void {
  if (disabledAt) refuse(new WebhookRefused('The webhook is off. Switch it on first.'));
}

/** Refuses WebhookRefused if the webhook is off or its address is not verified. */
export function requireUsable(webhook: Webhook): void {
  requireOn(webhook);
  if (!webhook.verifiedAt)
    refuse(
      new WebhookRefused('The address is not verified yet. Your program must answer the challenge first.'),
    );
}
