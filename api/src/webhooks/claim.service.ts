import { LessThan, LessThanOrEqual } from 'typeorm';
import { now } from '../core/clock';
import { isDuplicate } from '../database/dbErrors';
import { claimDue } from '../database/dueRows';
import { repo, transaction } from '../database/transaction';
import { Webhook } from './webhook.entity';
import { CHALLENGE_EVENT } from './webhook.enum';
import { WebhookDelivery } from './webhookDelivery.entity';
import { WebhookReceiver, receiverOf } from './webhookReceiver.entity';

/** Pauses between the attempts of one message. */
export const BACKOFF = { firstMs: 30_000, longestMs: 12 * 3_600_000 };
/** How long a receiver belongs to one attempt, in milliseconds: longer than an attempt may last. */
const LEASE_MS = 30_000;
const FREE = new Date(0);

/** A message that this process alone sends, and the receiver that it has to itself meanwhile. */
export interface Claimed {
  webhook: Webhook;
  message: WebhookDelivery;
  receiver: WebhookReceiver;
}

/**
 * Claims the message of a webhook that has been due longest, with its receiver; undefined where another message is on
 * its way to that receiver, or none is due any more. A challenge is deleted as it is claimed: it is sent once.
 */
export const claimNext = (webhook: Webhook): Promise<Claimed | undefined> =>
  transaction(async () => {
    const receiver = await claimReceiver(receiverOf(webhook.url));
    if (!receiver) return undefined;
    const message = await claimMessage(webhook);
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

/** Lets the next message go to a receiver, unless another process has it by now. */
export async function release({ id, busyUntil }: WebhookReceiver): Promise<void> {
  await transaction(() => repo(WebhookReceiver).update({ id, busyUntil }, { busyUntil: FREE }));
}

/** Deletes receivers that no message is on its way to. */
export async function forgetReceivers(): Promise<void> {
  const busyUntil = LessThan(now());
  await transaction(() => repo(WebhookReceiver).delete({ busyUntil }));
}
