import { randomBytes } from 'node:crypto';
import { In, LessThan } from 'typeorm';
import { RESET_MINUTES } from '../../../schema/accounts';
import { config } from '../core/config';
import { lockRows, repo, transaction } from '../database/transaction';
import { attempt, forgive } from '../limits/attempts';
import { noAccountMail, passwordChangedMail, resetMail } from '../mails/account.mails';
import { queueMail } from '../mails/outbox.service';
import { now } from '../core/clock';
import { authorized, type Viewer } from '../core/policy';
import { refuse } from '../core/problems';
import type { ChangePasswordInput, ForgotPasswordInput, ResetPasswordInput } from './account.inputs';
import { LinkExpired, PasswordTooCommon, WrongPassword } from './account.problems';
import { isCommonPassword } from './commonPasswords';
import { requireCaptcha } from './captchaGuard';
import { normaliseEmail, matchesHmac, hmac } from './keys';
import { PasswordReset } from './passwordReset.entity';
import { hashPassword, isPassword } from './passwords';
import { endSessions } from './device.service';
import { User } from './user.entity';

/**
 * Sends a link to set a new password. Known and unknown addresses get the same answer in the same time: both
 * are written down and both are sent a mail, the one with a link, the other saying that there is no account.
 */
export async function forgotPassword(input: ForgotPasswordInput, address: string): Promise<void> {
  const key = normaliseEmail(input.email);
  await attempt('forgot', { account: key, address });
  await requireCaptcha(input.captcha, address);
  const user = await repo(User).findOneBy({ emailKey: key, active: true });
  const token = randomBytes(32).toString('base64url');
  await transaction(async () => {
    await repo(PasswordReset).delete({ emailKey: key });
    await repo(PasswordReset).insert({
      emailKey: key,
      userId: user?.id ?? null,
      tokenHash: hmac('reset', token),
      expiresAt: new Date(now().getTime() + RESET_MINUTES * 60_000),
    });
    const mail = user
      ? resetMail({
          name: user.name,
          url: `${config.publicUrl}/resetpassword/${token}/${user.id}`,
          minutes: RESET_MINUTES,
        })
      : noAccountMail({ registerUrl: `${config.publicUrl}/register` });
    await queueMail({ to: user?.email ?? input.email.trim(), ...mail });
  });
}

/** Sets a new password by the link, once, and signs the person out everywhere. Refuses LinkExpired, PasswordTooCommon. */
export async function resetPassword(input: ResetPasswordInput, address: string): Promise<void> {
  await attempt('code', { account: `reset:${input.userId}`, address });
  const passwordHash = await hashPassword(input.password);
  await transaction(async () => {
    const [user] = await lockRows(User, [input.userId]);
    const reset = await repo(PasswordReset).findOneBy({ userId: input.userId });
    const good = reset && reset.expiresAt > now() && matchesHmac(reset.tokenHash, 'reset', input.token);
    if (!user?.active || !good) refuse(new LinkExpired());
    if (isCommonPassword(input.password, user.username)) refuse(new PasswordTooCommon());
    await setPassword(user, passwordHash);
    await endSessions(user.id);
  });
}

/** Sets a new password by the current one; every other device is signed out. Refuses WrongPassword, PasswordTooCommon. */
export async function changePassword(
  viewer: Viewer | undefined,
  input: ChangePasswordInput,
  address: string,
): Promise<User> {
  const { id, sessionId } = authorized(viewer, 'account:change');
  await attempt('signIn', { account: `change:${id}`, address });
  const known = await repo(User).findOneByOrFail({ id });
  if (!(await isPassword(known.passwordHash, input.currentPassword))) refuse(new WrongPassword());
  await forgive('signIn', `change:${id}`);
  if (isCommonPassword(input.password, known.username)) refuse(new PasswordTooCommon());
  const passwordHash = await hashPassword(input.password);
  return transaction(async () => {
    const user = (await lockRows(User, [id]))[0]!;
    await setPassword(user, passwordHash);
    await endSessions(id, sessionId);
    return user;
  });
}

/** Forgets links whose time is over; a job. */
export async function forgetResets(): Promise<void> {
  const over = await repo(PasswordReset).find({ where: { expiresAt: LessThan(now()) }, take: 1000 });
  if (over.length)
    await transaction(() => repo(PasswordReset).delete({ emailKey: In(over.map((row) => row.emailKey)) }));
}

/** Links that were sent before are worth nothing then. */
async function setPassword(user: User, passwordHash: string): Promise<void> {
  await repo(PasswordReset).delete({ userId: user.id });
  user.passwordHash = passwordHash;
  await repo(User).save(user);
  await queueMail({ to: user.email, ...passwordChangedMail({ name: user.name }) });
}
