import { IsNull, LessThan, Not } from 'typeorm';
import { now } from '../core/clock';
import { config } from '../core/config';
import { log } from '../core/log';
import { workOffDue } from '../database/dueRows';
import { lockRows, repo, transaction } from '../database/transaction';
import { publicPost, type PublicAnswer } from '../integrations/publicPost';
import { queueMail } from '../mails/outbox.service';
import { webhookDisabledMail } from '../mails/webhook.mails';
import { User } from '../users/user.entity';
import { signedHeaders } from './signature';
import { Webhook } from './webhook.entity';
import { ANSWER_LENGTH, WebhookDelivery } from './webhookDelivery.entity';

/** Longer at first than one attempt may last, so that no other process sends the same meanwhile. */
const BACKOFF = { firstMs: 30_000, longestMs: 12 * 3_600_000 };
/** How long other messages to an address wait that has just failed, in milliseconds, so that it delays nobody else. */
const REST_MS = 600_000;
const DAY = 86_400_000;
const DISABLE_AFTER = 3 * DAY;
/** The status by which an address says that it wants no more. */
const GONE = 410;
/** Those with which it may say how long it wants to be left alone: `Retry-After`. */
const BUSY = [429, 503];

/** The address answered something else than success. */
class NotTaken extends Error {
  constructor(readonly answer: PublicAnswer) {
    super(`The address answered ${answer.status}.`);
  }
}

const dueDeliveries = { entity: WebhookDelivery, backoff: BACKOFF, work: send, failed: notSent };

/**
 * Sends due messages, outside any transaction; a job. Several instances may run it at once: each attempt is made by
 * one. A process that dies between the answer and its note sends the message again, under the same id.
 */
export async function sendDueDeliveries(): Promise<void> {
  if (await workOffDue(dueDeliveries)) await sendDueDeliveries();
}

async function send(delivery: WebhookDelivery): Promise<void> {
  const [webhook] = await repo(Webhook).find({
    where: { id: delivery.webhookId },
    relations: { userRow: true },
  });
  if (!webhook || webhook.disabledAt || !webhook.userRow!.active) return giveUp(delivery);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Staybook-Webhooks/1',
    ...signedHeaders(webhook, delivery),
  };
  const answer = await publicPost(new URL(webhook.url), headers, delivery.body);
  if (answer.status < 200 || answer.status > 299) throw new NotTaken(answer);
  await transaction(async () => {
    await note(delivery.id, { ...shown(answer), deliveredAt: now(), dueAt: null });
    await repo(Webhook).update({ id: webhook.id, failingSince: Not(IsNull()) }, { failingSince: null });
  });
}

/** Notes why it failed; the last attempt is given up, and an address that has failed for three days is switched off. */
async function notSent(error: unknown, delivery: WebhookDelivery): Promise<void> {
  const { id, webhookId, attempts } = delivery;
  const at = now();
  const outcome = error instanceof NotTaken ? shown(error.answer) : { status: null, answer: wordsOf(error) };
  const isGone = outcome.status === GONE;
  await transaction(async () => {
    const [webhook] = await lockRows(Webhook, [webhookId]);
    if (!webhook) return;
    const isLast = isGone || delivery.dueAt! > delivery.giveUpAt;
    const dueAt = isLast ? null : nextAttempt(error, delivery, at);
    await note(id, { ...outcome, dueAt });
    const failingSince = webhook.failingSince ?? at;
    await repo(Webhook).update({ id: webhookId }, { failingSince });
    const hasFailed = at.getTime() - failingSince.getTime() >= DISABLE_AFTER;
    if (!webhook.disabledAt && (isGone || hasFailed)) return disable(webhook, outcome.answer);
    const isBusy = dueAt !== null && dueAt > delivery.dueAt!;
    const rested = isBusy ? dueAt : new Date(Math.min(at.getTime() + REST_MS, delivery.dueAt!.getTime()));
    await repo(WebhookDelivery).update(
      { webhookId, dueAt: LessThan(rested), id: Not(id) },
      { dueAt: rested },
    );
  });
  log.info({ error, webhookId, deliveryId: id, attempts }, 'a message to a webhook was not taken');
}

/** As the pauses have it, and not before the address wants it; at most the longest pause later, and before it is given up. */
function nextAttempt(error: unknown, { dueAt, giveUpAt }: WebhookDelivery, at: Date): Date {
  const { status, retryAfterMs = 0 } = error instanceof NotTaken ? error.answer : { status: 0 };
  if (!BUSY.includes(status)) return dueAt!;
  const asked = at.getTime() + Math.min(retryAfterMs, BACKOFF.longestMs);
  return new Date(Math.max(dueAt!.getTime(), Math.min(asked, giveUpAt.getTime())));
}

/** Switches the webhook off, gives up what waits for it, and writes to its owner, inside the caller's transaction. */
async function disable({ id, userId, url }: Webhook, why: string): Promise<void> {
  await repo(Webhook).update({ id }, { disabledAt: now() });
  await repo(WebhookDelivery).update({ webhookId: id, dueAt: Not(IsNull()) }, { dueAt: null });
  const { name, email } = await repo(User).findOneByOrFail({ id: userId });
  const pageUrl = `${config.publicUrl}/webhooks/${id}`;
  await queueMail({ to: email, ...webhookDisabledMail({ name, url, why, pageUrl }) });
}

async function giveUp({ id }: WebhookDelivery): Promise<void> {
  await transaction(() => repo(WebhookDelivery).update({ id }, { dueAt: null }));
}

async function note(id: string, columns: Partial<WebhookDelivery>): Promise<void> {
  await repo(WebhookDelivery).update({ id }, { ...columns, triedAt: now() });
}

const shown = ({ status, text }: PublicAnswer) => ({ status, answer: text.slice(0, ANSWER_LENGTH) });

const wordsOf = (error: unknown): string =>
  ((error as Error).name === 'TimeoutError' || (error as Error).name === 'AbortError'
    ? 'There was no answer within ten seconds.'
    : (error as Error).message
  ).slice(0, ANSWER_LENGTH);

/** Deletes messages that arrived or were given up and are older than the settings say; a job. */
export async function forgetDeliveries(): Promise<void> {
  const createdAt = LessThan(new Date(now().getTime() - config.keepDays.deliveries * DAY));
  await transaction(() => repo(WebhookDelivery).delete({ dueAt: IsNull(), createdAt }));
}
