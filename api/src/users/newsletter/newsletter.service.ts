import { pageUrl } from '../../core/pageUrl';
import { isDuplicate } from '../../database/dbErrors';
import { repo, transaction } from '../../database/transaction';
import { inNetwork } from '../../access/limits/address';
import { attempt } from '../../access/limits/attempts';
import { takeMail } from '../../access/limits/take';
import { newsletterMail } from '../../mails/newsletter.mails';
import { queueMail, requester } from '../../mails/outbox.service';
import { requireCaptcha } from '../captchaGuard';
import { hmac, matchesHmac } from '../../core/hmac';
import { emailColumns } from '../normalise';
import type { SubscribeNewsletterInput, UnsubscribeNewsletterInput } from './newsletter.inputs';
import { Subscriber, newSubscriber } from './subscriber.entity';

/**
 * Subscribes an address and sends a confirmation with a link to unsubscribe, also if the address is
 * subscribed already. An address over its mail limit is subscribed and gets no mail.
 */
export async function subscribeNewsletter(input: SubscribeNewsletterInput, address: string): Promise<void> {
  const { email, emailKey } = emailColumns(input.email);
  await attempt('newsletter', { account: inNetwork(emailKey, address), address });
  await requireCaptcha(input.captcha, address);
  const id = await saveSubscriber(email, emailKey);
  if (await takeMail(emailKey, address)) return;
  const path = `/unsubscribe/${id}/${hmac('unsubscribe', id)}`;
  await transaction(() =>
    queueMail(requester(email), () => newsletterMail({ unsubscribeUrl: pageUrl(path) })),
  );
}

/** The id of the address's row; creates the row if it does not exist. */
async function saveSubscriber(email: string, emailKey: string): Promise<string> {
  const subscriber = newSubscriber({ email, emailKey });
  try {
    await transaction(() => repo(Subscriber).insert(subscriber));
    return subscriber.id;
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return (await repo(Subscriber).findOneByOrFail({ emailKey })).id;
  }
}

/**
 * Unsubscribes an address by the link in its mail; returns true also if it was unsubscribed already or the
 * link is wrong.
 */
export async function unsubscribeNewsletter({
  subscriberId,
  token,
}: UnsubscribeNewsletterInput): Promise<boolean> {
  const isHmac = /^[0-9a-f]{64}$/.test(token);
  if (isHmac && matchesHmac(token, 'unsubscribe', subscriberId))
    await transaction(() => repo(Subscriber).delete({ id: subscriberId }));
  return true;
}
