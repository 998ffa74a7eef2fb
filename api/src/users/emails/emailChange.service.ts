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
import { hmac } from '../../core/hmac';
import { emailColumns, isSameEmail, normaliseEmail } from '../normalise';
import { requireCurrentPassword } from '../factors/proof.service';
import type { Viewer } from '../../access/policy';
import { randomToken } from '../sessions/tokens';
import { User } from '../user.entity';

const HOUR = 3_600_000;

/** How a change of address was requested. */
export interface EmailChangeRequest {
  address: string;
  /** /api/v1 has no field for the password; without it, confirming the change requires the password. */
  isPasswordOptional?: boolean;
}

/** The results of the checks that run before the transaction that changes an address. */
export interface EmailPermit {
  hasPassword: boolean;
  /** Whether the mail limits allow one more mail to the new address. */
  isMailed: boolean;
}

/**
 * Checks whether a user may request another address, before the transaction that does so. A new address
 * requires the password, and a change that sends a mail is counted. Refuses WrongPassword, ProofNeeded,
 * TooManyAttempts.
 */
export async function permitEmailChange(
  owner: Viewer,
  email: string,
  { currentPassword }: UpdateAccountInput,
  { address, isPasswordOptional }: EmailChangeRequest,
): Promise<EmailPermit> {
  const { id } = owner;
  const user = await repo(User).findOneByOrFail({ id });
  const emailKey = normaliseEmail(email);
  if (emailKey === user.emailKey) return { hasPassword: false, isMailed: false };
  const isPending = isSameEmail((await findPending(id))?.newEmail, email);
  const hasPassword = Boolean(currentPassword) || !(isPending || isPasswordOptional);
  if (hasPassword) await requireCurrentPassword(owner, currentPassword);
  await takeOrRefuse('mailedChange', id);
  return { hasPassword, isMailed: !(await takeMail(emailKey, address)) };
}

/**
 * Changes the address of a locked user, inside the caller's transaction. A new address takes effect when its
 * owner opens the link sent to it. Requesting the pending address again sends a new link. Requesting the
 * present address cancels the pending change.
 *
 * An address of another account is treated like a free one: the change is pending, and the owner gets a mail
 * without a link.
 *
 * The old address gets a link to undo the change at once. The link works before the confirmation and for
 * seven days after it. While an earlier change can still be undone, the link goes to the address from before
 * that change. So a thief who takes over an account gets no link that restores the thief's address.
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
  if (isMailed)
    await mailNewAddress({ ...columns, language: user.language }, () => emailLink('confirm', token, user.id));
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
  const undo = () => ({ url: emailLink('undo', token, user.id), days: EMAIL_CHANGE.undoDays });
  await queueMail({ ...user, email: oldEmail }, () => changeAddressMail({ ...about, undo: undo() }));
  if (undoable) await queueMail(user, () => changeAddressMail(about));
}

/** Sends a mail to known and unknown addresses in the same time; only the text differs. */
async function mailNewAddress(
  { email, emailKey, language }: Pick<User, 'email' | 'emailKey' | 'language'>,
  url: () => string,
) {
  const owner = await repo(User).findOneBy({ emailKey });
  await queueMail({ email, language: owner ? owner.language : language }, () =>
    owner
      ? addressInUseMail({ name: owner.name })
      : confirmAddressMail({ url: url(), hours: EMAIL_CHANGE.hours }),
  );
}

/** Deletes a pending change, inside the caller's transaction. A confirmed change can still be undone. */
export async function cancelEmailChange(userId: string): Promise<void> {
  await repo(EmailChange).delete({ userId, confirmedAt: IsNull() });
}

/** The stored changes of a user, for the data export. */
export async function listEmailChanges(userId: string): Promise<unknown[]> {
  const changes = await repo(EmailChange).find({ where: { userId }, order: { createdAt: 'ASC' } });
  return changes.map(({ oldEmail, newEmail, createdAt, confirmedAt }) => ({
    oldEmail,
    newEmail,
    askedAt: createdAt,
    confirmedAt,
  }));
}

/** Deletes changes that can no longer be confirmed or undone; a job. */
export async function purgeEmailChanges(): Promise<void> {
  await transaction(() => repo(EmailChange).delete({ expiresAt: LessThan(now()) }));
}

const findPending = (userId: string): Promise<EmailChange | null> =>
  repo(EmailChange).findOneBy({ userId, confirmedAt: IsNull(), expiresAt: MoreThan(now()) });
