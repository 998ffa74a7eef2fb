import { IsNull, MoreThan } from 'typeorm';
import { EMAIL_CHANGE, RESET_MINUTES } from '../../../../schema/accounts';
import { config } from '../../core/config';
import { isDuplicate } from '../../database/dbErrors';
import { lockRows, repo, transaction } from '../../database/transaction';
import { attempt } from '../../access/limits/attempts';
import { addressRestoredMail } from '../../mails/address.mails';
import { queueMail } from '../../mails/outbox.service';
import { now } from '../../core/clock';
import { refuse } from '../../core/problems';
import type { ConfirmEmailInput, UndoEmailChangeInput } from '../account.inputs';
import { AlreadyRegistered, LinkExpired } from '../account.types';
import { endSessions } from '../sessions/device.service';
import { matchesHmac } from '../hmac';
import { emailColumns, isSameEmail } from '../normalise';
import { createResetToken, deleteResetLinks } from '../passwords/passwordReset.service';
import { requirePassword, unknownPassword } from '../passwords/passwords';
import { User } from '../user.entity';
import { EmailChange } from './emailChange.entity';

/** The two links of a change of address, by what they do; also what their tokens are hashed for. */
type EmailLinkKind = 'confirm' | 'undo';

const PAGES = { confirm: 'confirmemail', undo: 'undoemailchange' };

/** The address of the page to which a link leads. */
export const emailLink = (kind: EmailLinkKind, token: string, userId: string): string =>
  `${config.publicUrl}/${PAGES[kind]}/${token}/${userId}`;

const DAY = 86_400_000;

type EmailLinkParts = Pick<UndoEmailChangeInput, 'userId' | 'token'>;

/**
 * Makes the new address hold, by the link that it got; links to reset the password that went to the old one become
 * useless. Where the change was asked for without the password, it is needed here. Refuses LinkExpired, WrongPassword,
 * AlreadyRegistered where the address has got an account of its own meanwhile, and TooManyAttempts.
 */
export async function confirmEmail(input: ConfirmEmailInput, address: string): Promise<User> {
  const { userId, currentPassword } = input;
  const change = await requireLink('confirm', input, address);
  if (change.needsPassword)
    await requirePassword(await repo(User).findOneByOrFail({ id: userId }), currentPassword, change.id);
  return replaceAddress('confirm', input, async (user, { id, oldEmail, newEmail }) => {
    await repo(User).save(Object.assign(user, emailColumns(newEmail), { verified: true }));
    await deleteResetLinks(userId);
    // Back at the address that could have undone all this, nothing is left to undo.
    if (isSameEmail(oldEmail, newEmail)) await repo(EmailChange).delete({ userId });
    else
      await repo(EmailChange).update(
        { id },
        { confirmedAt: now(), expiresAt: new Date(now().getTime() + EMAIL_CHANGE.undoDays * DAY) },
      );
    return user;
  });
}

/**
 * Restores the address to which the link was sent, or ends a change that still waits. Whoever asked for the change may
 * know the password and have a session: every session ends, links to reset the password become useless, and so does the
 * password; the answer's token sets a new one. Refuses LinkExpired, TooManyAttempts, and AlreadyRegistered where another
 * account has the address now, in which case the link goes on working.
 */
export async function undoEmailChange(
  input: UndoEmailChangeInput,
  address: string,
): Promise<{ email: string; resetToken: string }> {
  const { userId } = input;
  await requireLink('undo', input, address);
  const passwordHash = await unknownPassword();
  return replaceAddress('undo', input, async (user, { oldEmail }) => {
    const lost = user.email;
    await repo(User).save(Object.assign(user, emailColumns(oldEmail), { passwordHash }));
    await repo(EmailChange).delete({ userId });
    await endSessions(userId);
    await deleteResetLinks(userId);
    if (!isSameEmail(lost, oldEmail))
      await queueMail({ to: lost, ...addressRestoredMail({ name: user.name }) });
    return { email: oldEmail, resetToken: await createResetToken(user.emailKey, userId, RESET_MINUTES) };
  });
}

const TAKEN_MEANWHILE =
  'Another account has this e-mail address now. Delete that account or give it another address, then open this link again.';

/** The change of this link; refuses LinkExpired and, after many wrong ones of one network, TooManyAttempts. */
async function requireLink(kind: EmailLinkKind, link: EmailLinkParts, address: string): Promise<EmailChange> {
  const change = await findByLink(kind, link);
  if (change) return change;
  await attempt('code', { address });
  return refuse(new LinkExpired());
}

/** Does the work of a link in a transaction in which its user is locked; refuses LinkExpired, AlreadyRegistered. */
async function replaceAddress<T>(
  kind: EmailLinkKind,
  link: EmailLinkParts,
  work: (user: User, change: EmailChange) => Promise<T>,
): Promise<T> {
  try {
    return await transaction(async () => {
      const [user] = await lockRows(User, [link.userId]);
      const change = user?.active && (await findByLink(kind, link));
      return user && change ? work(user, change) : refuse(new LinkExpired());
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return refuse(new AlreadyRegistered(TAKEN_MEANWHILE));
  }
}

async function findByLink(
  kind: EmailLinkKind,
  { userId, token }: EmailLinkParts,
): Promise<EmailChange | undefined> {
  const open = await repo(EmailChange).findBy({
    userId,
    expiresAt: MoreThan(now()),
    ...(kind === 'confirm' ? { confirmedAt: IsNull() } : {}),
  });
  return open.find((change) =>
    matchesHmac(kind === 'confirm' ? change.confirmHash : change.undoHash, kind, token),
  );
}
