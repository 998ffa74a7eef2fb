import { IsNull, LessThan, LessThanOrEqual } from 'typeorm';
import { mapConcurrent } from '../core/mapConcurrent';
import { newId } from '../database/columns';
import { afterCommit, requireTransaction, repo, transaction } from '../database/transaction';
import { log } from '../core/log';
import { now } from '../core/clock';
import { canSendMail, sendMail } from '../integrations/mail';
import { Mail } from './mail.entity';
import type { RenderedMail } from './renderMail';
import { runExclusive } from '../core/runExclusive';
import { backoffMs } from '../core/backoff';

interface NewMail extends RenderedMail {
  to: string;
}

/** How many mails one round takes, and how many of them are sent at the same time. */
const BATCH = 100;
const AT_ONCE = 5;
const DAY = 86_400_000;
const GIVE_UP_AFTER = 3 * DAY;
const FORGET_AFTER = 30 * DAY;

/**
 * Stores the mail inside the caller's transaction, so that it is sent if and only if the transaction commits, and
 * right after that. Throws outside a transaction.
 */
export async function queueMail({ to, subject, text, html, headers = {} }: NewMail): Promise<void> {
  requireTransaction('queueMail()');
  const at = now();
  const content = { recipient: to, subject, text, html, headers };
  await repo(Mail).insert({ id: newId(), ...content, createdAt: at, dueAt: at, sentAt: null, attempts: 0 });
  afterCommit(() => runExclusive(sendDueMails));
}

/** Sends due mails, outside any transaction; a job. Several instances may run it at once: each mail is sent by one. */
export async function sendDueMails(): Promise<void> {
  const due = await repo(Mail).find({
    where: { dueAt: LessThanOrEqual(now()) },
    order: { dueAt: 'ASC' },
    take: BATCH,
  });
  await mapConcurrent(AT_ONCE, due, async (mail) => {
    if (canSendMail()) await trySend(mail);
  });
  if (due.length === BATCH && canSendMail()) await sendDueMails();
}

async function trySend(mail: Mail): Promise<void> {
  if (!(await claim(mail))) return;
  try {
    await sendMail({ ...mail, to: mail.recipient });
  } catch (error) {
    return notSent(mail, error);
  }
  await transaction(() =>
    repo(Mail).update({ id: mail.id }, { sentAt: now(), dueAt: null, text: '', html: '' }),
  );
}

/**
 * Puts the next attempt off before this one is made, so that a mail belongs to one sender for as long as an
 * attempt may last, and a sender that dies leaves it to the next. False where another was faster.
 */
async function claim({ id, attempts }: Mail): Promise<boolean> {
  const dueAt = new Date(now().getTime() + backoffMs(attempts + 1));
  const { affected } = await transaction(() =>
    repo(Mail).update({ id, attempts, sentAt: IsNull() }, { attempts: attempts + 1, dueAt }),
  );
  return affected === 1;
}

/** What failed stays due after its pause, for three days in all. */
async function notSent({ id, attempts, createdAt }: Mail, error: unknown): Promise<void> {
  const tried = attempts + 1;
  if (now().getTime() + backoffMs(tried) < createdAt.getTime() + GIVE_UP_AFTER)
    return log.warn({ error, mailId: id, attempts: tried }, 'a mail was not sent and will be tried again');
  await transaction(() => repo(Mail).update({ id }, { dueAt: null }));
  log.error({ error, mailId: id, attempts: tried }, 'a mail was given up');
}

/** Deletes every mail that was sent or given up and is older than 30 days; a job. */
export async function forgetMails(): Promise<void> {
  const createdAt = LessThan(new Date(now().getTime() - FORGET_AFTER));
  await transaction(() => repo(Mail).delete({ dueAt: IsNull(), createdAt }));
}

/** Deletes every mail to this address, sent or not, inside the caller's transaction. */
export async function eraseMails(recipient: string): Promise<void> {
  requireTransaction('eraseMails()');
  await repo(Mail).delete({ recipient });
}
