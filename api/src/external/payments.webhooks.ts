import { callProvider } from './payments';
import { HANDLED_EVENTS } from './payments.shapes';

/** An address to which the provider sends events. */
export interface WebhookEndpoint {
  url: string;
  /** The handled events that it does not receive: all of them if it is switched off. */
  missingEvents: string[];
}

/**
 * Reads the webhook endpoints of our account. It makes one attempt with a short time limit. A restricted key may lack the
 * permission: see isForbidden().
 */
export function listWebhookEndpoints(): Promise<WebhookEndpoint[]> {
  const quick = { timeout: 4000, maxNetworkRetries: 0 };
  return callProvider(async (stripe) => {
    // An account has at most 16.
    const { data } = await stripe.webhookEndpoints.list({ limit: 100 }, quick);
    return data.map(({ url, status, enabled_events: events }) => ({
      url,
      missingEvents: HANDLED_EVENTS.filter(
        (type) => status !== 'enabled' || !(events.includes('*') || events.includes(type)),
      ),
    }));
  });
}
