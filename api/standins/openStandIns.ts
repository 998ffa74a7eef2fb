import path from 'node:path';
import { Router } from 'express';
import { UPLOADS, UPLOAD_MEGABYTES } from '../../schema/uploads';
import { STRIPE_WEBHOOK_PATH } from '../src/bookings/pay/stripe.webhook';
import { isSandbox } from '../src/core/appState';
import { config } from '../src/core/config';
import { connectRates } from '../src/external/exchangeRates';
import { connectImages } from '../src/external/images';
import { connectMail } from '../src/external/mail';
import { connectPayments } from '../src/external/payments';
import {
  fakeCloudinaryAccount,
  fakeCloudinaryKeys,
  fakeDeliveryBase,
  fakeStripeAccount,
  localOrigin,
  useLocalPort,
} from './accounts';
import { openDevMail } from './devMail/devMail';
import { fakeCloudinary } from './fakeCloudinary/fakeCloudinary';
import { fakeRates, RATES_PATH } from './fakeRates/fakeRates';
import { fakeStripe } from './fakeStripe/fakeStripe';
import { operatorsOnly } from './operatorsOnly';

export interface StandIns {
  /** The pages and APIs of the open stand-ins; the app mounts them at `/dev`. */
  router: Router;
  /** Connects payments and images to their stand-ins, at the port on which this process answers itself by http. */
  connect(port: number): void;
  close(): Promise<void>;
}

/** Opens a stand-in for each service without an account in the settings, and connects mail to it. */
export async function openStandIns(): Promise<StandIns> {
  const payments = config.stripe.secretKey ? undefined : openPayments();
  const mail = config.mail.smtpUrl
    ? undefined
    : await openDevMail({ file: path.join(config.dataDir, 'mailbox.sqlite') });
  const images = config.images.cloudinaryUrl ? undefined : openImages();
  if (mail) connectMail({ smtpUrl: mail.smtpUrl, from: config.mail.from });

  const router = Router();
  if (payments) router.use('/till/v1', operatorsOnly);
  if (payments) router.use('/till', payments);
  if (mail) router.use(['/mailbox', '/mailbox.json'], operatorsOnly);
  if (mail) router.use(mail.router);
  if (images) router.use('/album', images);
  // Rates of no bank are only shown where no money is taken.
  const rates = payments && !config.exchangeRatesUrl ? fakeRates() : undefined;
  if (rates) router.use(rates);
  return {
    router,
    connect(port) {
      useLocalPort(port);
      if (payments) connectPayments(fakeStripeAccount());
      if (images) connectImages(fakeCloudinaryAccount());
      if (rates) connectRates(`${localOrigin()}/dev${RATES_PATH}`);
    },
    async close() {
      await payments?.close();
      await mail?.close();
    },
  };
}

const openPayments = () =>
  fakeStripe({
    webhookUrl: () => localOrigin() + STRIPE_WEBHOOK_PATH,
    webhookSecret: config.stripe.webhookSecret,
    file: path.join(config.dataDir, 'till.sqlite'),
    publicUrl: () => config.publicUrl,
    productName: 'Staybook',
    paysItself: isSandbox(),
  });

const openImages = () =>
  fakeCloudinary({
    account: fakeCloudinaryKeys(),
    root: path.join(config.dataDir, 'album'),
    folders: Object.fromEntries(Object.values(UPLOADS).map(({ folder, most }) => [folder, most])),
    textFolder: UPLOADS.PROPERTY.folder,
    largest: UPLOAD_MEGABYTES * 1024 * 1024,
    deliveryUrl: fakeDeliveryBase,
  });
