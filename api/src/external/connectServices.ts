import { config } from '../core/config';
import { connectImages, readAccount } from './images';
import { connectMail } from './mail';
import { connectPayments } from './payments';

/** Connects the card provider, the mail server and the image host, if the settings name an account for them. */
export function connectServices(): void {
  const { stripe, mail, images } = config;
  if (stripe.secretKey) connectPayments({ ...stripe, secretKey: stripe.secretKey });
  if (mail.smtpUrl) connectMail({ smtpUrl: mail.smtpUrl, from: mail.from });
  if (images.cloudinaryUrl) connectImages(readAccount(images.cloudinaryUrl));
}

/** The settings of accounts that are not set. A stand-in replaces each of these services. */
export function unsetAccounts(): string[] {
  const { stripe, mail, images } = config;
  const accounts = {
    STRIPE_SECRET_KEY: stripe.secretKey,
    SMTP_URL: mail.smtpUrl,
    CLOUDINARY_URL: images.cloudinaryUrl,
  };
  return Object.entries(accounts).flatMap(([name, value]) => (value ? [] : [name]));
}
