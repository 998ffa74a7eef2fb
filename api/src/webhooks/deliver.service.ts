import { IsNull, LessThan, LessThanOrEqual, Not } from 'typeorm';
import { backoffMs } from '../core/backoff';
import { now } from '../core/clock';
import { config } from '../core/config';
import { log } from '../core/log';
import { lockRows, repo, transaction } from '../database/transaction';
import { publicPost, type PublicAnswer } from '../external/publicPost';
import { queueMail } from '../mails/outbox.service';
import { webhookDisabledMail } from '../mails/webhook.mails';
import { User } from '../users/user.entity';
import { sendChallenge } from './challengeAnswer.service';
import { BACKOFF, forgetReceivers, type Claimed } from './claim.service';
import { messageHeaders } from './signature';
import { Webhook } from './webhook.entity';
import { CHALLENGE_EVENT } from './webhook.enum';
import { ANSWER_LENGTH, WebhookDelivery } from './webhookDelivery.entity';

/** An answer that takes longer is slow, in milliseconds. */
const SLOW_MS = 2000;
const AFTER_FAILURE = { firstMs: 30_000, longestMs: 600_000 };
const LONGEST_AFTER_SLOW = 60_000;

/*
 * How long a webhook rests, in milliseconds. `badAnswers` counts the answers in a row that failed or were slow, with
 * the newest: each doubles the pause.
 */

/** After a failure: half a minute at first, ten minutes at the longest. */
const pauseAfterFailure = (badAnswers: number): number => backoffMs(AFTER_FAILURE, badAnswers);

/** After a message was taken: none where that took two seconds or less, otherwise as long as it took, up to a minute. */
const pauseAfterSuccess = (tookMs: number, badAnswers: number): number | undefined =>
  tookMs > SLOW_MS ? backoffMs({ firstMs: tookMs, longestMs: LONGEST_AFTER_SLOW }, badAnswers) : undefined;

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

/**
 * Sends a claimed message, outside any transaction, and notes how it was answered. A process that dies between the
 * answer and its note sends the message again, under the same id.
 */
export async function deliver({ webhook, message }: Claimed): Promise<void> {
  if (webhook.disabledAt || !webhook.userRow!.active) return giveUpDue(webhook, message);
  if (message.event === CHALLENGE_EVENT) return sendChallenge(webhook, message);
  if (!webhook.verifiedAt) return giveUpDue(webhook, message);
  const begun = performance.now();
  const { answer, error } = await post(webhook, message);
  if (answer) await noteTaken(webhook, message, answer, performance.now() - begun);
  else await noteFailed(error, message);
}

/** The answer that took the message, or why it was not taken. */
async function post(
  webhook: Webhook,
  message: WebhookDelivery,
): Promise<{ answer?: PublicAnswer; error?: unknown }> {
  try {
    const answer = await publicPost(new URL(webhook.url), messageHeaders(webhook, message), message.body);
    return answer.status >= 200 && answer.status <= 299 ? { answer } : { error: new NotTaken(answer) };
  } catch (error) {
    return { error };
  }
}

async function noteTaken(
  { id, failingSince, badAnswers }: Webhook,
  message: WebhookDelivery,
  answer: PublicAnswer,
  tookMs: number,
): Promise<void> {
  const pause = pauseAfterSuccess(tookMs, badAnswers + 1);
  const at = now();
  await transaction(async () => {
    await note(message.id, { ...shown(answer), deliveredAt: at, dueAt: null, ownerId: null });
    if (pause === undefined && !failingSince && !badAnswers) return;
    await repo(Webhook).update(
      { id },
      {
        failingSince: null,
        badAnswers: pause === undefined ? 0 : badAnswers + 1,
        restsUntil: pause === undefined ? null : new Date(at.getTime() + pause),
      },
    );
  });
}

/** Notes why it failed; the last attempt is given up, and an address that has failed for three days is switched off. */
async function noteFailed(error: unknown, delivery: WebhookDelivery): Promise<void> {
  const { id, webhookId, attempts } = delivery;
  const at = now();
  const outcome = error instanceof NotTaken ? shown(error.answer) : { status: null, answer: wordsOf(error) };
  const isGone = outcome.status === GONE;
  await transaction(async () => {
    const [webhook] = await lockRows(Webhook, [webhookId]);
    if (!webhook) return;
    const isLast = isGone || delivery.dueAt! > delivery.giveUpAt;
    const dueAt = isLast ? null : nextAttempt(error, delivery, at);
    await note(id, { ...outcome, dueAt, ...(isLast && { ownerId: null }) });
    const failingSince = webhook.failingSince ?? at;
    const badAnswers = webhook.badAnswers + 1;
    const isBusy = dueAt !== null && dueAt > delivery.dueAt!;
    const restsUntil = isBusy ? dueAt : new Date(at.getTime() + pauseAfterFailure(badAnswers));
    await repo(Webhook).update({ id: webhookId }, { failingSince, badAnswers, restsUntil });
    const hasFailed = at.getTime() - failingSince.getTime() >= DISABLE_AFTER;
    if (!webhook.disabledAt && (isGone || hasFailed)) await disable(webhook, outcome.answer);
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
  await repo(WebhookDelivery).update({ webhookId: id, dueAt: Not(IsNull()) }, { dueAt: null, ownerId: null });
  const { name, email } = await repo(User).findOneByOrFail({ id: userId });
  const pageUrl = `${config.publicUrl}/webhooks/${id}`;
  await queueMail({ to: email, ...webhookDisabledMail({ name, url, why, pageUrl }) });
}

/** Gives up the claimed message of a webhook that nothing may be sent to, and the others that are due. */
async function giveUpDue({ id: webhookId }: Webhook, { id }: WebhookDelivery): Promise<void> {
  const others = { webhookId, dueAt: LessThanOrEqual(now()), event: Not(CHALLENGE_EVENT) };
  await transaction(async () => {
    for (const which of [{ id }, others])
      await repo(WebhookDelivery).update(which, { dueAt: null, ownerId: null });
  });
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

/** Deletes messages that arrived or were given up and are older than the settings say, and unused receivers; a job. */
export async function forgetDeliveries(): Promise<void> {
  const createdAt = LessThan(new Date(now().getTime() - config.keepDays.deliveries * DAY));
  await transaction(() => repo(WebhookDelivery).delete({ dueAt: IsNull(), createdAt }));
  await forgetReceivers();
}
