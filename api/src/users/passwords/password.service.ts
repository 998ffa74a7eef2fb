import { RESET_MINUTES } from '../../../../schema/accounts';
import { frontUrl } from '../../core/frontUrl';
import { afterCommit, lockRow, lockRows, repo, transaction } from '../../database/transaction';
import { attempt } from '../../access/limits/attempts';
import { inNetwork } from '../../access/limits/address';
import { takeMail, takeOrRefuse } from '../../access/limits/take';
import { noAccountMail, passwordChangedMail, resetMail } from '../../mails/account.mails';
import { queueMail, requester } from '../../mails/outbox.service';
import { authorized, type Viewer } from '../../access/policy';
import { refuse } from '../../core/problems';
import { logSecurity } from '../../core/securityLog';
import type { ChangePasswordInput, ForgotPasswordInput, ResetPasswordInput } from '../account.inputs';
import { LinkExpired } from '../account.types';
import { requireCaptcha } from '../captchaGuard';
import { refuseKnownPassword } from './commonPasswords';
import { endSessions } from '../sessions/device.service';
import { cancelEmailChange } from '../emails/emailChange.service';
import { normaliseEmail } from '../normalise';
import { createResetLink, deleteResetLinks, isResetToken } from './passwordReset.service';
import { hashPassword } from './passwords';
import { requireCurrentPassword } from '../factors/proof.service';
import { User } from '../user.entity';

/**
 * Sends a link to set a new password. Known and unknown addresses get the same answer in the same time: in
 * both cases a link is stored and a mail is sent. The mail to an unknown address says that there is no
 * account. If the address is over its mail limit, the answer is the same and the last link keeps working.
 */
export async function forgotPassword(input: ForgotPasswordInput, address: string): Promise<void> {
  const emailKey = normaliseEmail(input.email);
  await attempt('forgot', { account: inNetwork(emailKey, address), address });
  await requireCaptcha(input.captcha, address);
  if (await takeMail(emailKey, address)) return;
  const user = await repo(User).findOneBy({ emailKey, active: true });
  await transaction(async () => {
    const url = await createResetLink(emailKey, user?.id ?? null, RESET_MINUTES);
    await queueMail(user ?? requester(input.email.trim()), () =>
      user
        ? resetMail({ name: user.name, url: url(), minutes: RESET_MINUTES })
        : noAccountMail({ registerUrl: frontUrl('/register') }),
    );
  });
}

/**
 * Sets a new password by the link, once, and signs the user out on every device. Refuses LinkExpired,
 * PasswordTooCommon, and TooManyAttempts after many wrong links from one network. A right link is never
 * limited.
 */
export async function resetPassword(input: ResetPasswordInput, address: string): Promise<void> {
  if (!(await isResetToken(input.userId, input.token))) {
    await attempt('code', { address });
    refuse(new LinkExpired());
  }
  const known = await repo(User).findOneBy({ id: input.userId, active: true });
  if (!known) refuse(new LinkExpired());
  await refuseKnownPassword(input.password, known.username);
  const passwordHash = await hashPassword(input.password);
  await transaction(async () => {
    const [user] = await lockRows(User, [input.userId]);
    if (!user?.active || !(await isResetToken(user.id, input.token))) refuse(new LinkExpired());
    // The user received the link by mail, which proves the address.
    user.verified = true;
    await setPassword(user, passwordHash);
    await endSessions(user.id);
  });
}

/**
 * Sets a new password, given the current one, and signs out every other device. Refuses WrongPassword,
 * ProofNeeded, PasswordTooCommon, TooManyAttempts.
 */
export async function changePassword(viewer: Viewer | undefined, input: ChangePasswordInput): Promise<User> {
  const owner = authorized(viewer, 'account:change');
  const { id, sessionId } = owner;
  const known = await repo(User).findOneByOrFail({ id });
  await requireCurrentPassword(owner, input.currentPassword);
  await refuseKnownPassword(input.password, known.username);
  await takeOrRefuse('mailedChange', id);
  const passwordHash = await hashPassword(input.password);
  return transaction(async () => {
    const user = await lockRow(User, id);
    await setPassword(user, passwordHash);
    await endSessions(id, sessionId);
    return user;
  });
}

/**
 * Stores the password of a locked user and queues the mail about it. Earlier reset links stop working, and a
 * pending change of address is cancelled, because its requester knew the old password. A confirmed change can
 * still be undone, since a thief would also change the password.
 */
async function setPassword(user: User, passwordHash: string): Promise<void> {
  await deleteResetLinks(user.id);
  await cancelEmailChange(user.id);
  user.passwordHash = passwordHash;
  await repo(User).save(user);
  await queueMail(user, () => passwordChangedMail({ name: user.name }));
  afterCommit(() => logSecurity('passwordChanged', { userId: user.id }));
}
