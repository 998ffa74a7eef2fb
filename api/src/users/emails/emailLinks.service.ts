import { IsNull, MoreThan } from 'typeorm';
import { text } from '../../../../schema/fill';
import { EMAIL_CHANGE, RESET_MINUTES } from '../../../../schema/accounts';
import { pageUrl } from '../../core/pageUrl';
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
import { matchesHmac } from '../../core/hmac';
import { emailColumns, isSameEmail } from '../normalise';
import { createResetToken, deleteResetLinks } from '../passwords/passwordReset.service';
import { requirePassword, unknownPassword } from '../passwords/passwords';
import { User } from '../user.entity';
import { EmailChange } from './emailChange.entity';

/** The two kinds of links of an address change; the kind is part of what the token's hash covers. */
type EmailLinkKind = 'confirm' | 'undo';

const PAGES = { confirm: 'confirmemail', undo: 'undoemailchange' };

/** The URL of the page that a link opens. */
export const emailLink = (kind: EmailLinkKind, token: string, userId: string): string =>
  pageUrl(`/${PAGES[kind]}/${token}/${userId}`);

const DAY = 86_400_000;

type EmailLinkParts = Pick<UndoEmailChangeInput, 'userId' | 'token'>;

/**
 * Confirms the new address by the link sent to it. Password reset links sent to the old address stop working.
 * If the change was requested without the password, the password is required here. Refuses LinkExpired,
 * WrongPassword, TooManyAttempts, and AlreadyRegistered if the address has got an account in the meantime.
 */
export async function confirmEmail(input: ConfirmEmailInput, address: string): Promise<User> {
  const { userId, currentPassword } = input;
  const change = await requireLink('confirm', input, address);
  if (change.needsPassword)
    await requirePassword(await repo(User).findOneByOrFail({ id: userId }), currentPassword, change.id);
  return replaceAddress('confirm', input, async (user, { id, oldEmail, newEmail }) => {
    await repo(User).save(Object.assign(user, emailColumns(newEmail), { verified: true }));
    await deleteResetLinks(userId);
    // The user is back at the address that could have undone the earlier changes, so nothing is left to undo.
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
 * Restores the address to which the link was sent, or cancels a pending change. The requester may know the
 * password and have a session, so every session ends, and the password and all reset links stop working. The
 * returned token sets a new password. Refuses LinkExpired, TooManyAttempts, and AlreadyRegistered if another
 * account has the address now; the link keeps working in that case.
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
      await queueMail({ email: lost, language: user.language }, () =>
        addressRestoredMail({ name: user.name, contactUrl: pageUrl('/contact') }),
      );
    return { email: oldEmail, resetToken: await createResetToken(user.emailKey, userId, RESET_MINUTES) };
  });
}

const TAKEN_MEANWHILE = text(
  'Another account now has this email address. Delete that account or change its address, then open this link again.',
);

/**
 * The change of this link. Refuses LinkExpired, and TooManyAttempts after many wrong links from one network.
 */
async function requireLink(kind: EmailLinkKind, link: EmailLinkParts, address: string): Promise<EmailChange> {
  const change = await findByLink(kind, link);
  if (change) return change;
  await attempt('code', { address });
  return refuse(new LinkExpired());
}

/** Runs `work` in a transaction with the link's user locked. Refuses LinkExpired, AlreadyRegistered. */
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
