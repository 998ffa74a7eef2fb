import { createHmac } from 'node:crypto';
import path from 'node:path';
import { Router } from 'express';
import { UPLOADS, UPLOAD_MEGABYTES } from '../../schema/uploads';
import { config } from '../src/core/config';
import { connectImages, readAccount } from '../src/external/images';
import { connectMail } from '../src/external/mail';
import { connectPayments } from '../src/external/payments';
import { openDevMail } from './devMail/devMail';
import { fakeCloudinary } from './fakeCloudinary/fakeCloudinary';
import { fakeStripe } from './fakeStripe/fakeStripe';
import { operatorsOnly } from './operatorsOnly';

export interface StandIns {
  /** The pages and APIs of the stand-ins that are open; to be mounted at `/dev`. */
  router: Router;
  /** Connects payments and images, the real ones or their stand-ins; to be called when the port is known. */
  connect(): void;
  close(): Promise<void>;
}

/** Opens a stand-in for each service that the settings name no account for, and connects mail. */
export async function openStandIns(): Promise<StandIns> {
  const { smtpUrl, from } = config.mail;
  const payments = config.stripe.secretKey ? undefined : openPayments();
  const mail = smtpUrl ? undefined : await openDevMail({ file: path.join(config.dataDir, 'mailbox.sqlite') });
  const images = config.images.cloudinaryUrl ? undefined : openImages();
  connectMail({ smtpUrl: mail?.smtpUrl ?? smtpUrl!, from });

  const router = Router();
  if (payments) router.use('/till/v1', operatorsOnly);
  if (payments) router.use('/till', payments);
  if (mail) router.use(['/mailbox', '/mailbox.json'], operatorsOnly);
  if (mail) router.use(mail.router);
  if (images) router.use('/album', images);
  return {
    router,
    connect() {
      connectPayments({ ...config.stripe, localOrigin: localOrigin() });
      connectImageHost();
    },
    async close() {
      await payments?.close();
      await mail?.close();
    },
  };
}

/** Where this process answers itself. */
const localOrigin = (): string => `http://127.0.0.1:${config.port}`;

const openPayments = () =>
  fakeStripe({
    webhookUrl: () => `${localOrigin()}/api/v1/bookings/stripe/stripe-webhook`,
    webhookSecret: config.stripe.webhookSecret,
    file: path.join(config.dataDir, 'till.sqlite'),
    publicUrl: () => config.publicUrl,
    productName: 'Staybook',
  });

const openImages = () =>
  fakeCloudinary({
    account: fakeImageAccount(),
    root: path.join(config.dataDir, 'album'),
    folders: Object.fromEntries(Object.values(UPLOADS).map(({ folder, most }) => [folder, most])),
    textFolder: UPLOADS.PROPERTY.folder,
    largest: UPLOAD_MEGABYTES * 1024 * 1024,
    deliveryUrl: deliveryBase,
  });

/** The account of the image stand-in; its secret is the same on every instance. */
const fakeImageAccount = () => ({
  cloudName: 'staybook',
  apiKey: 'album',
  apiSecret: createHmac('sha256', config.jwtSecret).update('album').digest('hex'),
});

const deliveryBase = () => `${config.publicUrl}/dev/album/staybook`;

/** Connects the operator's image host, or the stand-in of this process. */
export function connectImageHost(): void {
  const { cloudinaryUrl } = config.images;
  connectImages(
    cloudinaryUrl
      ? readAccount(cloudinaryUrl)
      : {
          ...fakeImageAccount(),
          apiBase: `${localOrigin()}/dev/album`,
          publicApiBase: `${config.publicUrl}/dev/album`,
          deliveryBase: deliveryBase(),
          stripsMetadata: true,
        },
  );
}
