import { config } from '../core/config';
import { newId } from '../database/columns';
import { isDuplicate } from '../database/dbErrors';
import { repo, transaction } from '../database/transaction';
import { attempt } from '../limits/attempts';
import { newsletterMail } from '../mails/newsletter.mails';
import { queueMail } from '../mails/outbox.service';
import { now } from '../core/clock';
import { requireCaptcha } from '../users/captchaGuard';
import { normaliseEmail, matchesHmac, hmac } from '../users/keys';
import type { SubscribeNewsletterInput, UnsubscribeNewsletterInput } from './newsletter.inputs';
import { Subscriber } from './subscriber.entity';

/** Subscribes an address and sends it a confirmation with a way out; the same for one that is subscribed already. */
export async function subscribeNewsletter(input: SubscribeNewsletterInput, address: string): Promise<void> {
  const key = normaliseEmail(input.email);
  await attempt('newsletter', { account: key, address });
  await requireCaptcha(input.captcha, address);
  const id = await keep(input.email.trim(), key);
  const unsubscribeUrl = `${config.publicUrl}/unsubscribe/${id}/${hmac('unsubscribe', id)}`;
  await transaction(() => queueMail({ to: input.email.trim(), ...newsletterMail({ unsubscribeUrl }) }));
}

async function keep(email: string, key: string): Promise<string> {
  const subscriber = { id: newId(), email, emailKey: key, createdAt: now() };
  try {
    await transaction(() => repo(Subscriber).insert(subscriber));
    return subscriber.id;
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return (await repo(Subscriber).findOneByOrFail({ emailKey: key })).id;
  }
}

/** Takes an address off the list by the link in its mail; true also where it was off already, or the link is wrong. */
export async function unsubscribeNewsletter({
  subscriberId,
  token,
}: UnsubscribeNewsletterInput): Promise<boolean> {
  const shaped = /^[0-9a-f]{64}$/.test(token);
  if (shaped && matchesHmac(token, 'unsubscribe', subscriberId))
    await transaction(() => repo(Subscriber).delete({ id: subscriberId }));
  return true;
}
