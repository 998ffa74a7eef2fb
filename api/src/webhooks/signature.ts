import { createHmac } from 'node:crypto';
import { now } from '../core/clock';
import { secretsOf } from './secrets';
import type { Webhook } from './webhook.entity';
import type { WebhookDelivery } from './webhookDelivery.entity';

type Secrets = Parameters<typeof secretsOf>[0] & Pick<Webhook, 'previousSecretUntil'>;

/** The headers of one attempt to send a message. Throws SealBroken if the webhook's secret can no longer be read. */
export const messageHeaders = (
  webhook: Secrets,
  message: Pick<WebhookDelivery, 'id' | 'body'>,
): Record<string, string> => ({
  'content-type': 'application/json; charset=utf-8',
  'user-agent': 'Staybook-Webhooks/1',
  ...signedHeaders(webhook, message),
});

/**
 * The signature headers of standardwebhooks.com: HMAC-SHA256 of id, seconds and body.
 * After a rotation the previous secret signs as well, until it expires.
 */
function signedHeaders(
  webhook: Secrets,
  { id, body }: Pick<WebhookDelivery, 'id' | 'body'>,
): Record<string, string> {
  const seconds = Math.floor(now().getTime() / 1000);
  const isOverlap = webhook.previousSecretUntil !== null && webhook.previousSecretUntil > now();
  const sign = (secret: string): string => {
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
  };
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': secretsOf(webhook)
      .slice(0, isOverlap ? 2 : 1)
      .map(sign)
      .join(' '),
  };
}
