import { IsNull, LessThan, LessThanOrEqual, Not } from 'typeorm';
import { backoffMs } from '../core/backoff';
import { now } from '../core/clock';
import { config } from '../core/config';
import { pageUrl } from '../core/pageUrl';
import { log } from '../core/log';
import { SealBroken } from '../core/sealed';
import { lockRows, repo, transaction } from '../database/transaction';
import { publicPost, type PublicAnswer } from '../external/publicRequest';
import { queueMail } from '../mails/outbox.service';
import { webhookDisabledMail } from '../mails/webhook.mails';
import { User } from '../users/user.entity';
import { sendChallenge } from './challengeAnswer.service';
import { BACKOFF, purgeReceivers, type Claimed } from './claim.service';
import { mayStillSend } from './message.service';
import { messageHeaders } from './signature';
import { Webhook } from './webhook.entity';
import { CHALLENGE_EVENT } from './webhook.enum';
import { ANSWER_LENGTH, WebhookDelivery } from './webhookDelivery.entity';

/** An answer that takes longer than this is slow, in milliseconds. */
const SLOW_MS = 2000;
const AFTER_FAILURE = { firstMs: 30_000, longestMs: 600_000 };
const LONGEST_AFTER_SLOW = 60_000;

/**
 * The next two functions compute how long a webhook pauses, in milliseconds. `badAnswers` counts the
 * consecutive answers that failed or were slow, including the newest. Each one doubles the pause.
 */

/** After a failure: 30 seconds at first, ten minutes at most. */
const pauseAfterFailure = (badAnswers: number): number => backoffMs(AFTER_FAILURE, badAnswers);

/**
 * After a success: no pause if the answer took at most two seconds, otherwise as long as it took, up to a
 * minute.
 */
const pauseAfterSuccess = (tookMs: number, badAnswers: number): number | undefined =>
  tookMs > SLOW_MS ? backoffMs({ firstMs: tookMs, longestMs: LONGEST_AFTER_SLOW }, badAnswers) : undefined;

const DAY = 86_400_000;
const DISABLE_AFTER = 3 * DAY;
/** What the owner reads where the server can no longer sign. */
const SECRET_LOST = 'The secret of this webhook was lost. Give it a new one.';
/** What the owner reads of a message that was not sent. */
const NO_LONGER = 'This webhook no longer gets the events of this hotel.';
/** The status with which an address asks for no more messages. */
const GONE = 410;
/** The statuses for which the `Retry-After` header is respected. */
const BUSY = [429, 503];

/** The address did not answer with a status of success. */
class NotTaken extends Error {
  constructor(readonly answer: PublicAnswer) {
    super(`The address responded with ${answer.status}.`);
  }
}

/**
 * Sends a claimed message outside any transaction, and records the answer.
 * If the process dies before it records the answer, the message is sent again under the same id.
 */
export async function deliver({ webhook, message }: Claimed): Promise<void> {
  if (webhook.disabledAt || !webhook.userRow!.active) return giveUpDue(webhook, message);
  if (message.event === CHALLENGE_EVENT) return sendChallenge(webhook, message);
  if (!webhook.verifiedAt) return giveUpDue(webhook, message);
  if (!(await mayStillSend(webhook, message))) return giveUpOne(message);
  const headers = headersUnlessLost(webhook, message);
  if (!headers) return noteFailed(new Error(SECRET_LOST), message);
  const begun = performance.now();
  const { answer, error } = await post(webhook, message, headers);
  if (answer) await noteTaken(webhook, message, answer, performance.now() - begun);
  else await noteFailed(error, message);
}

/**
 * The headers of a message; undefined if the webhook's secret can no longer be read and the time for attempts is
 * over. Before that it throws SealBroken, and the message waits: another instance may have the key, or this one
 * after a restart.
 */
function headersUnlessLost(webhook: Webhook, message: WebhookDelivery): Record<string, string> | undefined {
  try {
    return messageHeaders(webhook, message);
  } catch (error) {
    if (error instanceof SealBroken && message.dueAt! > message.giveUpAt) return undefined;
    throw error;
  }
}

/** The answer if the message was accepted, otherwise the error. */
async function post(
  { url }: Webhook,
  { body }: WebhookDelivery,
  headers: Record<string, string>,
): Promise<{ answer?: PublicAnswer; error?: unknown }> {
  try {
    const answer = await publicPost(new URL(url), headers, body);
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

/**
 * Records a failure. The last attempt is given up, and a webhook that has failed for three days is switched
 * off.
 */
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
  log.info({ error, webhookId, deliveryId: id, attempts }, 'a webhook did not accept a message');
}

/**
 * The time of the next attempt: after the normal pause and after `Retry-After`, which counts up to the
 * longest pause and up to the time when the message is given up.
 */
function nextAttempt(error: unknown, { dueAt, giveUpAt }: WebhookDelivery, at: Date): Date {
  const { status, retryAfterMs = 0 } = error instanceof NotTaken ? error.answer : { status: 0 };
  if (!BUSY.includes(status)) return dueAt!;
  const asked = at.getTime() + Math.min(retryAfterMs, BACKOFF.longestMs);
  return new Date(Math.max(dueAt!.getTime(), Math.min(asked, giveUpAt.getTime())));
}

/**
 * Switches the webhook off, gives up its waiting messages and mails its owner, inside the caller's
 * transaction.
 */
async function disable({ id, userId, url }: Webhook, why: string): Promise<void> {
  await repo(Webhook).update({ id }, { disabledAt: now() });
  await repo(WebhookDelivery).update({ webhookId: id, dueAt: Not(IsNull()) }, { dueAt: null, ownerId: null });
  const user = await repo(User).findOneByOrFail({ id: userId });
  await queueMail(user, () =>
    webhookDisabledMail({ name: user.name, url, why, pageUrl: pageUrl(`/webhooks/${id}`) }),
  );
}

/**
 * Gives up the claimed message and the other due messages of a webhook that is switched off or not verified.
 */
async function giveUpDue({ id: webhookId }: Webhook, { id }: WebhookDelivery): Promise<void> {
  const others = { webhookId, dueAt: LessThanOrEqual(now()), event: Not(CHALLENGE_EVENT) };
  await transaction(async () => {
    for (const which of [{ id }, others])
      await repo(WebhookDelivery).update(which, { dueAt: null, ownerId: null });
  });
}

/** Gives up a message about a hotel whose events the owner no longer gets. */
const giveUpOne = ({ id }: WebhookDelivery): Promise<void> =>
  transaction(() => note(id, { dueAt: null, ownerId: null, status: null, answer: NO_LONGER }));

async function note(id: string, columns: Partial<WebhookDelivery>): Promise<void> {
  await repo(WebhookDelivery).update({ id }, { ...columns, triedAt: now() });
}

const shown = ({ status, text }: PublicAnswer) => ({ status, answer: text.slice(0, ANSWER_LENGTH) });

const wordsOf = (error: unknown): string =>
  ((error as Error).name === 'TimeoutError' || (error as Error).name === 'AbortError'
    ? 'There was no response within ten seconds.'
    : (error as Error).message
  ).slice(0, ANSWER_LENGTH);

/** Deletes finished messages after the number of days in the settings, and unused receivers; a job. */
export async function purgeDeliveries(): Promise<void> {
  const createdAt = LessThan(new Date(now().getTime() - config.keepDays.deliveries * DAY));
  await transaction(() => repo(WebhookDelivery).delete({ dueAt: IsNull(), createdAt }));
  await purgeReceivers();
}
