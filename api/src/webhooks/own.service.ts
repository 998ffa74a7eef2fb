import type { Viewer } from '../access/policy';
import { refuse } from '../core/problems';
import { lockRows } from '../database/transaction';
import { Webhook } from './webhook.entity';
import { WebhookRefused } from './webhook.types';

/** The viewer's webhook, locked inside the caller's transaction. Refuses WebhookRefused if there is none. */
export async function lockOwn(owner: Viewer, webhookId: string): Promise<Webhook> {
  const [webhook] = await lockRows(Webhook, [webhookId]);
  if (webhook?.userId !== owner.id)
    refuse(new WebhookRefused('This webhook does not exist. It may have been deleted.'));
  return webhook;
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
