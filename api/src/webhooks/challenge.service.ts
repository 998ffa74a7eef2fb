import { randomBytes } from 'node:crypto';
import { now } from '../core/clock';
import { authorized, type Viewer } from '../access/policy';
import { refuse } from '../core/problems';
import { repo, transaction } from '../database/transaction';
import { takeOrRefuse } from '../access/limits/take';
import { newMessage, queueMessages } from './message.service';
import { lockOwn, requireOn } from './own.service';
import { Webhook } from './webhook.entity';
import { CHALLENGE_EVENT } from './webhook.enum';
import type { WebhookInput } from './webhook.inputs';
import { WebhookRefused } from './webhook.types';
import { WebhookDelivery } from './webhookDelivery.entity';

/** Milliseconds for which a challenge waits to be sent before it is dropped: a day. */
const VALID_MS = 86_400_000;

/**
 * Sends a new challenge to a webhook of the viewer that is not verified yet.
 * Refuses WebhookRefused, and TooManyAttempts after thirty challenges in a day.
 */
export async function sendWebhookChallenge(
  viewer: Viewer | undefined,
  { webhookId }: WebhookInput,
): Promise<Webhook> {
  const owner = authorized(viewer, 'webhook:own');
  await takeOrRefuse('webhookChallenges', owner.id);
  return transaction(async () => {
    const webhook = await lockOwn(owner, webhookId);
    requireOn(webhook);
    if (webhook.verifiedAt) refuse(new WebhookRefused('The address is already verified.'));
    webhook.challengeSentAt = null;
    await repo(Webhook).update({ id: webhookId }, { challengeSentAt: null });
    await queueChallenge(webhook);
    return webhook;
  });
}

/** Queues a challenge and replaces one that still waits, inside the caller's transaction. */
export async function queueChallenge(webhook: Webhook): Promise<void> {
  await repo(WebhookDelivery).delete({ webhookId: webhook.id, event: CHALLENGE_EVENT });
  const challenge = randomBytes(32).toString('base64url');
  const timestamp = now().toISOString();
  const body = JSON.stringify({ type: CHALLENGE_EVENT, timestamp, data: { challenge } });
  await queueMessages([newMessage(webhook, { event: CHALLENGE_EVENT, body, giveUpMs: VALID_MS })]);
}
