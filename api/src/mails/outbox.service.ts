import { currentLanguage, type Language } from '../../../schema/language';
import { IsNull, LessThan } from 'typeorm';
import { processDueRows } from '../database/dueRows';
import { afterCommit, oneStatement, requireTransaction, repo, transaction } from '../database/transaction';
import { config } from '../core/config';
import { inLanguage } from '../core/readerLanguage';
import { log } from '../core/log';
import { now } from '../core/clock';
import { hook } from '../core/hooks';
import { canSendMail, sendMail, type Attachment } from '../external/mail';
import { Mail, newMail } from './mail.entity';
import type { RenderedMail } from './renderMail';
import { runExclusive } from '../core/runExclusive';

/** Who gets a mail. */
export interface Recipient {
  email: string;
  /** What the person has chosen; null for English. */
  language: Language | null;
}

/** A person without an account, who gets a mail because of their own request: in its language. */
export const requester = (email: string): Recipient => ({ email, language: currentLanguage() });

interface MailOptions {
  /** The address that an answer goes to, if it is not the sender's. */
  replyTo?: string;
  /** The ids of documents that are attached as files. */
  attachments?: string[] | undefined;
}

/** Makes the file of a document, by its id, when its mail is sent; null if it is none of the listener's. */
export const onAttachment = hook<string, Attachment | null>();

/**
 * The pause after an attempt. The first one is longer than an attempt can last, and short enough that another
 * instance sends the mail within a minute if the sender crashes.
 */
export const MAIL_BACKOFF = { firstMs: 45_000, longestMs: 6 * 3_600_000 };
const DAY = 86_400_000;
const GIVE_UP_AFTER = 3 * DAY;

/** Whether a mail can reach an address: false for that of a guest without one (RFC 2606). */
export const canReach = (address: string): boolean => !address.endsWith('.invalid');

/**
 * Stores the mail inside the caller's transaction, and sends it right after the commit. A rollback discards
 * it. `write` runs in the language of the recipient, so that what it says and where its links lead is in that language. Nothing is sent to an address that no mail can reach (RFC 2606), such as that of a guest without one. Throws
 * outside a transaction.
 */
export async function queueMail(
  { email: recipient, language }: Recipient,
  write: () => RenderedMail | Promise<RenderedMail>,
  options: MailOptions = {},
): Promise<void> {
  requireTransaction('queueMail()');
  if (!canReach(recipient)) return;
  const rendered = await inLanguage(language ?? 'en', write);
  const at = now();
  const mail = newMail({ recipient, ...rendered, ...options, createdAt: at, dueAt: at });
  await repo(Mail).insert(mail);
  afterCommit(() => runExclusive(sendDueMails));
}

const dueMails = {
  entity: Mail,
  backoff: MAIL_BACKOFF,
  work: send,
  failed: notSent,
  ready: canSendMail,
};

/**
 * Sends due mails, outside any transaction; a job. Several instances may run it at once: each mail is sent by
 * one of them.
 */
export async function sendDueMails(): Promise<void> {
  if (await processDueRows(dueMails)) await sendDueMails();
}

async function send(mail: Mail): Promise<void> {
  await sendMail({ ...mail, to: mail.recipient, attachments: await filesOf(mail) });
  await oneStatement(() =>
    repo(Mail).update({ id: mail.id }, { sentAt: now(), dueAt: null, text: '', html: '' }),
  );
}

async function filesOf({ attachments }: Mail): Promise<Attachment[]> {
  const files: Attachment[] = [];
  for (const id of attachments ?? [])
    files.push(...Object.values(await onAttachment.run(id)).filter((file) => file !== null));
  return files;
}

/** A failed mail is tried again after its pause, for three days in all. */
async function notSent(error: unknown, { id, attempts, createdAt, dueAt }: Mail): Promise<void> {
  if (dueAt!.getTime() < createdAt.getTime() + GIVE_UP_AFTER)
    return log.warn({ error, mailId: id, attempts }, 'a mail was not sent and will be tried again');
  await transaction(() => repo(Mail).update({ id }, { dueAt: null }));
  log.error({ error, mailId: id, attempts }, 'a mail was given up');
}

/** Deletes sent and given-up mails after the number of days in the settings; a job. */
export async function purgeMails(): Promise<void> {
  const createdAt = LessThan(new Date(now().getTime() - config.keepDays.mails * DAY));
  await transaction(() => repo(Mail).delete({ dueAt: IsNull(), createdAt }));
}

/** Deletes every mail to this address, or answered to it, sent or not, inside the caller's transaction. */
export async function eraseMails(recipient: string): Promise<void> {
  requireTransaction('eraseMails()');
  await repo(Mail).delete([{ recipient }, { replyTo: recipient }]);
}

/** Deletes every mail that is answered to this address, sent or not, inside the caller's transaction. */
export async function eraseMailsAnsweredTo(replyTo: string): Promise<void> {
  requireTransaction('eraseMailsAnsweredTo()');
  await repo(Mail).delete({ replyTo });
}
