import { createHash, timingSafeEqual } from 'node:crypto';
import { IsNull } from 'typeorm';
import { now } from '../core/clock';
import { repo, transaction } from '../database/transaction';
import { publicPost, type PublicAnswer } from '../external/publicRequest';
import { messageHeaders } from './signature';
import { Webhook } from './webhook.entity';
import type { WebhookDelivery } from './webhookDelivery.entity';

/**
 * Posts a challenge and marks the webhook as verified if the answer contains it.
 * No other answer is recorded, not even its time, so that challenges cannot be used to scan ports.
 */
export async function sendChallenge(
  { id, url, ...secrets }: Webhook,
  message: WebhookDelivery,
): Promise<void> {
  const headers = messageHeaders({ id, ...secrets }, message);
  const answer = await publicPost(new URL(url), headers, message.body).catch(() => undefined);
  const { challenge } = (JSON.parse(message.body) as { data: { challenge: string } }).data;
  if (!answer || !holdsChallenge(answer, challenge)) return;
  await transaction(() =>
    repo(Webhook).update({ id, url, verifiedAt: IsNull() }, { verifiedAt: now(), challengeSentAt: null }),
  );
}

/**
 * Checks that an answer has status 200 and contains the challenge, as its whole text or as `challenge` of a
 * JSON object.
 */
function holdsChallenge({ status, text }: PublicAnswer, challenge: string): boolean {
  return status === 200 && [text.trim(), readChallenge(text)].some((said) => isSame(said, challenge));
}

function readChallenge(text: string): string {
  try {
    const { challenge } = JSON.parse(text) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

/** Compares in constant time. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
