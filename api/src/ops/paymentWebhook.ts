import { STRIPE_WEBHOOK_PATH } from '../bookings/pay/stripe.webhook';
import { config } from '../core/config';
import { log } from '../core/log';
import { isForbidden } from '../external/payments.errors';
import { listWebhookEndpoints, type WebhookEndpoint } from '../external/payments.webhooks';

/**
 * Warns in the log if the account at the card provider does not send the webhook all events that the server handles, or
 * cannot be asked within seconds. Never throws. Stand-ins need no check.
 */
export async function checkPaymentWebhook(): Promise<void> {
  if (!config.production || !config.stripe.secretKey) return;
  try {
    const warning = webhookWarning(await listWebhookEndpoints());
    if (warning) log.warn(warning);
  } catch (error) {
    log.warn(
      { error },
      isForbidden(error)
        ? 'STRIPE_SECRET_KEY may not read webhook endpoints, so nothing checks which events the webhook receives: give the key the permission to read them.'
        : 'Stripe could not be asked which events the webhook receives.',
    );
  }
}

/** What is missing at the card provider, and what to do; undefined if nothing is. */
function webhookWarning(endpoints: WebhookEndpoint[]): string | undefined {
  const url = config.publicUrl + STRIPE_WEBHOOK_PATH;
  const own = endpoints.filter((endpoint) => endpoint.url.replace(/\/$/, '') === url);
  const [first] = own;
  if (!first)
    return `Stripe has no webhook endpoint ${url}: payments, refunds and disputes are learned minutes later. Add it at Stripe, unless another address leads to this server.`;
  const missing = first.missingEvents.filter((type) =>
    own.every(({ missingEvents }) => missingEvents.includes(type)),
  );
  return missing.length
    ? `The webhook endpoint ${url} does not receive ${missing.join(', ')}: enable these events at Stripe.`
    : undefined;
}
