import { createHmac } from 'node:crypto';
import { appVariable } from '../src/core/appState';
import { config } from '../src/core/config';
import { newestKey } from '../src/core/serverKeys';
import type { ImageAccount } from '../src/external/images';
import type { PaymentSettings } from '../src/external/payments.client';

const localPort = appVariable<number>();

/** Names the port on which this process answers itself by plain http. */
export const useLocalPort = (port: number): void => localPort.set(port);

/** The origin of this process on this machine. */
export const localOrigin = (): string => `http://127.0.0.1:${localPort.get()}`;

/** The account of the fakeStripe at this origin. */
export const fakeStripeAccount = (origin = localOrigin()): PaymentSettings => ({
  secretKey: 'sk_test_fake',
  webhookSecret: config.stripe.webhookSecret,
  apiBase: config.stripe.apiBase ?? `${origin}/dev/till`,
});

/** The keys of fakeCloudinary; the secret is the same on every instance. */
export const fakeCloudinaryKeys = () => ({
  cloudName: 'staybook',
  apiKey: 'album',
  apiSecret: createHmac('sha256', newestKey().signing).update('album').digest('hex'),
});

/** Where fakeCloudinary shows pictures, without a slash at its end. */
export const fakeDeliveryBase = (): string => `${config.publicUrl}/dev/album/staybook`;

/** The account of the fakeCloudinary of this process. */
export const fakeCloudinaryAccount = (): ImageAccount => ({
  ...fakeCloudinaryKeys(),
  apiBase: `${localOrigin()}/dev/album`,
  publicApiBase: `${config.publicUrl}/dev/album`,
  deliveryBase: fakeDeliveryBase(),
  stripsMetadata: true,
  scansUploads: true,
});
