import { createHmac } from 'node:crypto';
import { now } from '../core/clock';
import { hmac } from '../core/hmac';
import type { Webhook } from './webhook.entity';
import type { WebhookDelivery } from './webhookDelivery.entity';

type Secrets = Pick<Webhook, 'id' | 'secretVersion' | 'previousSecretUntil'>;

/**
 * The secret of a webhook in the format of Standard Webhooks. It is derived from JWT_SECRET, so the database
 * stores none.
 */
export const secretOf = ({ id, secretVersion }: Pick<Webhook, 'id' | 'secretVersion'>): string =>
  `whsec_${Buffer.from(hmac('webhook', `${id}:${secretVersion}`), 'hex').toString('base64')}`;

/** The headers of one attempt to send a message. */
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
  const versions = [webhook.secretVersion];
  if (webhook.previousSecretUntil && webhook.previousSecretUntil > now())
    versions.push(webhook.secretVersion - 1);
  const sign = (secretVersion: number): string => {
    const key = Buffer.from(secretOf({ ...webhook, secretVersion }).slice('whsec_'.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
  };
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': versions.map(sign).join(' '),
  };
}
