import { CONTACT_TOPIC_WORDS, bookingTextOf } from '../../../schema/contact';
import { inNetwork } from '../access/limits/address';
import { attempt } from '../access/limits/attempts';
import { take, takeOrRefuse } from '../access/limits/take';
import { authorize, type Viewer } from '../access/policy';
import { bookingIdOf } from '../bookings/reference.service';
import { config } from '../core/config';
import { pageUrl } from '../core/pageUrl';
import { languageOfAnswer } from '../core/readerLanguage';
import { repo, transaction } from '../database/transaction';
import { contactMessageMail } from '../mails/contact.mails';
import { queueMail } from '../mails/outbox.service';
import { requireCaptcha } from '../users/captchaGuard';
import { emailColumns, nameColumns } from '../users/normalise';
import type { SendContactMessageInput } from './contact.inputs';
import { ContactMessage, newContactMessage } from './contactMessage.entity';

/**
 * Stores a message to the operator, and mails it to CONTACT_EMAIL if that is set and has not had very many in the last
 * hour or day. A visitor solves a captcha. The answer does not tell whether the booking exists, and nothing is mailed to the
 * sender, whose address is not confirmed. Refuses TooManyAttempts, CaptchaRefused.
 */
export async function sendContactMessage(
  viewer: Viewer | undefined,
  { topic, captcha, ...input }: SendContactMessageInput,
  address: string,
): Promise<ContactMessage> {
  authorize(viewer, 'contact:send');
  const { email, emailKey } = emailColumns(input.email);
  if (viewer) await takeOrRefuse('contactOfUser', viewer.id);
  else {
    await attempt('contact', { account: inNetwork(emailKey, address), address });
    await requireCaptcha(captcha, address);
  }
  const bookingReference = bookingTextOf(input.bookingReference ?? '') ?? null;
  const message = newContactMessage({
    userId: viewer?.id ?? null,
    name: nameColumns(input.name).name,
    email,
    emailKey,
    topic,
    text: input.text.trim(),
    language: languageOfAnswer(),
    bookingReference,
    bookingId: (bookingReference && (await bookingIdOf(bookingReference))) ?? null,
  });
  const to = config.contact.email;
  const isMailed = to !== undefined && !(await take('contactMails', to));
  await transaction(async () => {
    await repo(ContactMessage).insert(message);
    if (isMailed) await queueMail({ email: to, language: null }, () => mailOf(message), { replyTo: email });
  });
  return message;
}

const mailOf = ({ id, userId, name, email, topic, bookingReference, text }: ContactMessage) =>
  contactMessageMail({
    name,
    email,
    topic: CONTACT_TOPIC_WORDS[topic],
    bookingReference,
    hasAccount: userId !== null,
    text,
    url: pageUrl(`/staff/messages?row=${id}`),
  });
