import Stripe from 'stripe';

export interface PaymentSettings {
  secretKey: string;
  webhookSecret: string;
  /** The address of the provider's API, path prefix included; unset: Stripe. */
  apiBase?: string | undefined;
}

/** The official SDK, which calls Stripe or `apiBase`. */
export function makeClient({ secretKey, apiBase }: PaymentSettings): Stripe.Stripe {
  const options: Stripe.StripeConfig = { timeout: 10_000, maxNetworkRetries: 2, telemetry: false };
  if (apiBase) {
    const { protocol, hostname, port, pathname } = new URL(apiBase);
    options.protocol = protocol === 'http:' ? 'http' : 'https';
    options.host = hostname;
    options.port = port || (protocol === 'http:' ? 80 : 443);
    options.httpClient = behindPrefix(pathname.replace(/\/$/, ''));
  }
  return new Stripe(secretKey, options);
}

/** The SDK's own HTTP client, which puts a prefix before every path: the SDK has no setting for that. */
function behindPrefix(prefix: string): Stripe.HttpClient {
  const http = Stripe.createNodeHttpClient();
  return {
    getClientName: () => http.getClientName(),
    makeRequest: (host, port, path, ...rest) => http.makeRequest(host, port, prefix + path, ...rest),
  };
}
