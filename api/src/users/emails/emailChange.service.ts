import { IsNull, LessThan, MoreThan } from 'typeorm';
import { EMAIL_CHANGE } from '../../../../schema/accounts';
import { repo, transaction } from '../../database/transaction';
import { takeMail, takeOrRefuse } from '../../access/limits/take';
import { addressInUseMail, changeAddressMail, confirmAddressMail } from '../../mails/address.mails';
import { queueMail } from '../../mails/outbox.service';
import { now } from '../../core/clock';
import type { UpdateAccountInput } from '../account.inputs';
import { EmailChange, newEmailChange } from './emailChange.entity';
import { emailLink } from './emailLinks.service';
import { hmac } from '../hmac';
import { emailColumns, isSameEmail, normaliseEmail } from '../normalise';
import { requirePassword } from '../passwords/passwords';
import type { Viewer } from '../../access/policy';
import { randomToken } from '../sessions/tokens';
import { User } from '../user.entity';

const HOUR = 3_600_000;

/** How a change of address is asked for. */
export interface Asking {
  address: string;
  /** Existing clients have no field for the password: without it, it is needed to confirm. */
  isPasswordOptional?: boolean;
}

/** What was found out before the transaction that changes an address. */
export interface EmailPermit {
  hasPassword: boolean;
  /** Whether the new address may get one more mail. */
  isMailed: boolean;
}

/**
 * Permits a user to ask for another address, before the transaction that does so: a new one takes the password, and
 * what sends a mail is counted. Refuses WrongPassword, TooManyAttempts.
 */
export async function permitEmailChange(
  { id, sessionId }: Viewer,
  email: string,
  { currentPassword }: UpdateAccountInput,
  { address, isPasswordOptional }: Asking,
): Promise<EmailPermit> {
  const user = await repo(User).findOneByOrFail({ id });
  const emailKey = normaliseEmail(email);
  if (emailKey === user.emailKey) return { hasPassword: false, isMailed: false };
  const isPending = isSameEmail((await findPending(id))?.newEmail, email);
  const hasPassword = Boolean(currentPassword) || !(isPending || isPasswordOptional);
  if (hasPassword) await requirePassword(user, currentPassword, sessionId);
  await takeOrRefuse('mailedChange', id);
  return { hasPassword, isMailed: !(await takeMail(emailKey, address)) };
}

/**
 * Changes the address of a locked user, inside the caller's transaction. Another address holds only once it has
 * confirmed by the link that it gets; the address that waits already gets a new link; the present one ends the waiting.
 *
 * An address of somebody else is treated like a free one: it waits as well, and its owner gets a mail without a link.
 *
 * The old address gets a link at once by which to undo the change, before it holds and for seven days after. Where an
 * earlier change can still be undone, the link goes to the address from before that one: so whoever takes an account
 * over and changes its address again, or sees its owner do so, gets no link that leads back to an address of theirs.
 */
export async function changeEmail(
  user: User,
  email: string,
  { hasPassword, isMailed }: EmailPermit,
): Promise<void> {
  const columns = emailColumns(email);
  if (columns.emailKey === user.emailKey) {
    Object.assign(user, columns);
    await repo(User).save(user);
    return cancelEmailChange(user.id);
  }
  const token = randomToken();
  const confirmation = {
    confirmHash: hmac('confirm', token),
    expiresAt: new Date(now().getTime() + EMAIL_CHANGE.hours * HOUR),
  };
  const pending = await findPending(user.id);
  if (pending && isSameEmail(pending.newEmail, email))
    await repo(EmailChange).save(
      Object.assign(pending, confirmation, hasPassword ? { needsPassword: false } : {}),
    );
  else await replacePending(user, columns.email, !hasPassword, confirmation);
  if (isMailed) await mailNewAddress(columns, emailLink('confirm', token, user.id));
}

async function replacePending(
  user: User,
  newEmail: string,
  needsPassword: boolean,
  confirmation: Pick<EmailChange, 'confirmHash' | 'expiresAt'>,
): Promise<void> {
  await cancelEmailChange(user.id);
  const undoable = await repo(EmailChange).findOneBy({ userId: user.id, expiresAt: MoreThan(now()) });
  const oldEmail = undoable?.oldEmail ?? user.email;
  const token = randomToken();
  const change = newEmailChange({
    userId: user.id,
    oldEmail,
    newEmail,
    needsPassword,
    undoHash: hmac('undo', token),
    ...confirmation,
  });
  await repo(EmailChange).insert(change);
  const about = { name: user.name, newEmail };
  const undo = { url: emailLink('undo', token, user.id), days: EMAIL_CHANGE.undoDays };
  await queueMail({ to: oldEmail, ...changeAddressMail({ ...about, undo }) });
  if (undoable) await queueMail({ to: user.email, ...changeAddressMail(about) });
}

/** Known and unknown addresses get a mail each, in the same time; only the mail differs. */
async function mailNewAddress({ email, emailKey }: Pick<User, 'email' | 'emailKey'>, url: string) {
  const owner = await repo(User).findOneBy({ emailKey });
  const mail = owner
    ? addressInUseMail({ name: owner.name })
    : confirmAddressMail({ url, hours: EMAIL_CHANGE.hours });
  await queueMail({ to: email, ...mail });
}

/** Ends a change that waits, inside the caller's transaction; what was confirmed can be undone as before. */
export async function cancelEmailChange(userId: string): Promise<void> {
  await repo(EmailChange).delete({ userId, confirmedAt: IsNull() });
}

/** The changes of a user that are stored, for the export of their data. */
export async function listEmailChanges(userId: string): Promise<unknown[]> {
  const changes = await repo(EmailChange).find({ where: { userId }, order: { createdAt: 'ASC' } });
  return changes.map(({ oldEmail, newEmail, createdAt, confirmedAt }) => ({
    oldEmail,
    newEmail,
    askedAt: createdAt,
    confirmedAt,
  }));
}

/** Deletes changes that can be neither confirmed nor undone any more; a job. */
export async function forgetEmailChanges(): Promise<void> {
  await transaction(() => repo(EmailChange).delete({ expiresAt: LessThan(now()) }));
}

const findPending = (userId: string): Promise<EmailChange | null> =>
  repo(EmailChange).findOneBy({ userId, confirmedAt: IsNull(), expiresAt: MoreThan(now()) });
