import { IsNull, LessThan, LessThanOrEqual } from 'typeorm';
import { now } from '../core/clock';
import { isDuplicate } from '../database/dbErrors';
import { claimDue } from '../database/dueRows';
import { repo, transaction } from '../database/transaction';
import { Webhook } from './webhook.entity';
import { CHALLENGE_EVENT } from './webhook.enum';
import { WebhookDelivery } from './webhookDelivery.entity';
import { WebhookReceiver, receiverOf } from './webhookReceiver.entity';

/** Pauses between the attempts to send one message. */
export const BACKOFF = { firstMs: 30_000, longestMs: 12 * 3_600_000 };
/** How long an attempt reserves its receiver, in milliseconds: longer than an attempt can last. */
const LEASE_MS = 30_000;
const FREE = new Date(0);

/** A message that only this process sends, and the receiver that it reserves for the attempt. */
export interface Claimed {
  webhook: Webhook;
  message: WebhookDelivery;
  receiver: WebhookReceiver;
}

/**
 * Claims the oldest due message of a webhook, and its receiver. Returns undefined if the receiver is busy, the
 * webhook pauses or no message is due.
 * A challenge is sent only once, so its row is deleted when it is claimed.
 */
export const claimNext = ({ id, url }: Webhook): Promise<Claimed | undefined> =>
  transaction(async () => {
    const receiver = await claimReceiver(receiverOf(url));
    if (!receiver) return undefined;
    // The caller read the webhook earlier. An attempt that has ended since may have started a pause.
    const webhook = await repo(Webhook).findOne({
      where: [IsNull(), LessThanOrEqual(now())].map((restsUntil) => ({ id, restsUntil })),
      relations: { userRow: true },
    });
    const message = webhook && (await claimMessage(webhook));
    if (message) return { webhook, message, receiver };
    await release(receiver);
    return undefined;
  });

async function claimReceiver(id: string): Promise<WebhookReceiver | undefined> {
  const busyUntil = new Date(now().getTime() + LEASE_MS);
  const free = { id, busyUntil: LessThanOrEqual(now()) };
  if ((await repo(WebhookReceiver).update(free, { busyUntil })).affected) return { id, busyUntil };
  if (await repo(WebhookReceiver).existsBy({ id })) return undefined;
  try {
    const receiver: WebhookReceiver = { id, busyUntil };
    await repo(WebhookReceiver).insert(receiver);
    return receiver;
  } catch (error) {
    if (isDuplicate(error)) return undefined;
    throw error;
  }
}

async function claimMessage({ id: webhookId, userId }: Webhook): Promise<WebhookDelivery | undefined> {
  const [message] = await repo(WebhookDelivery).find({
    where: { ownerId: userId, webhookId, dueAt: LessThanOrEqual(now()) },
    order: { dueAt: 'ASC' },
    take: 1,
  });
  if (!message) return undefined;
  if (message.event !== CHALLENGE_EVENT)
    return (await claimDue(WebhookDelivery, message, BACKOFF)) ? message : undefined;
  const { affected } = await repo(WebhookDelivery).delete({ id: message.id });
  if (!affected || message.giveUpAt <= now()) return undefined;
  await repo(Webhook).update({ id: webhookId }, { challengeSentAt: now() });
  return message;
}

/** Frees a receiver for the next message, unless another process has reserved it since. */
export async function release({ id, busyUntil }: WebhookReceiver): Promise<void> {
  await transaction(() => repo(WebhookReceiver).update({ id, busyUntil }, { busyUntil: FREE }));
}

/** Deletes receivers that are not reserved. */
export async function purgeReceivers(): Promise<void> {
  const busyUntil = LessThan(now());
  await transaction(() => repo(WebhookReceiver).delete({ busyUntil }));
}
