import Stripe from 'stripe';

export interface PaymentSettings {
  /** Unset: fakeStripe takes the payments. */
  secretKey?: string | undefined;
  webhookSecret: string;
  /** Where the provider's API answers, path prefix included; unset: Stripe, or fakeStripe at `localOrigin`. */
  apiBase?: string | undefined;
  /** Where this process answers itself, such as `http://127.0.0.1:4000`. */
  localOrigin: string;
}

/** The official SDK, pointed at Stripe, at the fakeStripe of this process or at `apiBase`. */
export function makeClient({ secretKey, apiBase, localOrigin }: PaymentSettings): Stripe.Stripe {
  const base = apiBase ?? (secretKey ? undefined : `${localOrigin}/dev/till`);
  const options: Stripe.StripeConfig = { timeout: 10_000, maxNetworkRetries: 2, telemetry: false };
  if (base) {
    const { protocol, hostname, port, pathname } = new URL(base);
    options.protocol = protocol === 'http:' ? 'http' : 'https';
    options.host = hostname;
    options.port = port || (protocol === 'http:' ? 80 : 443);
    options.httpClient = behindPrefix(pathname.replace(/\/$/, ''));
  }
  return new Stripe(secretKey ?? 'sk_test_fake', options);
}

/** The SDK's own HTTP client for an API whose paths begin with a prefix, which the SDK has no setting for. */
function behindPrefix(prefix: string): Stripe.HttpClient {
  const http = Stripe.createNodeHttpClient();
  return {
    getClientName: () => http.getClientName(),
    makeRequest: (host, port, path, ...rest) => http.makeRequest(host, port, prefix + path, ...rest),
  };
}
