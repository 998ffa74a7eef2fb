import { config } from '../../core/config';
import { frontUrl } from '../../core/frontUrl';
import { claimOnce } from '../../core/claimOnce';
import { refuse } from '../../core/problems';
import { afterCommit, transaction } from '../../database/transaction';
import { inNetwork } from '../../access/limits/address';
import { hashKey } from '../../access/limits/allowances';
import { attempt, resetAttempts } from '../../access/limits/attempts';
import { giveBack, isUsedUp, limitCounter, take } from '../../access/limits/take';
import { failedSignInsMail } from '../../mails/account.mails';
import { queueMail } from '../../mails/outbox.service';
import { requireCaptcha } from '../captchaGuard';
import { CaptchaNeeded } from './session.types';
import type { User } from '../user.entity';

const DAY = 24 * 3600;
/** The number of failures after which the owner gets a mail. */
const MAIL_AFTER = { points: 20, seconds: DAY };

/** An attempt to sign in. */
export interface SignInAttempt {
  /** The username as it is compared, whether or not it exists. */
  account: string;
  /** The id of the device, if this account has signed in there before. */
  device: string | undefined;
  address: string;
  captcha: string | null | undefined;
  /** Whether the client can show a captcha. */
  showsCaptcha: boolean;
}

/**
 * Counts a sign-in attempt before the password is checked. The pause between attempts applies to the account
 * together with its origin: a known device, or else a network. So strangers cannot make the owner wait. After
 * many attempts at an account from anywhere, unknown devices need a captcha. Refuses TooManyAttempts,
 * CaptchaNeeded and CaptchaRefused, whether or not the account exists.
 */
export async function admitSignIn(signInAttempt: SignInAttempt): Promise<void> {
  const { account, device, address, captcha } = signInAttempt;
  if (device) return attempt('signIn', { account: pauseKeyOf(signInAttempt) });

  await attempt('signIn', { address });
  const asksCaptcha = signInAttempt.showsCaptcha && config.captcha.kind !== 'none';
  // A refused captcha starts no pause, so the client can send the attempt again at once.
  if (asksCaptcha && !captcha && (await isUsedUp('signInWithoutCaptcha', account)))
    refuse(new CaptchaNeeded());
  await attempt('signIn', { account: pauseKeyOf(signInAttempt) });
  const isOver = await take('signInWithoutCaptcha', account);
  if (asksCaptcha && isOver) await requireCaptcha(captcha, address);
}

/** Removes the attempt from the count after a right password. */
export async function resetSignInAttempts(signInAttempt: SignInAttempt): Promise<void> {
  await resetAttempts('signIn', pauseKeyOf(signInAttempt));
  if (!signInAttempt.device) await giveBack('signInWithoutCaptcha', signInAttempt.account);
}

/** After many wrong passwords, sends the owner a mail, at most once a day. */
export async function noteFailure({ account }: SignInAttempt, user: User | null): Promise<void> {
  const key = hashKey(account);
  const { consumedPoints: failures } = await limitCounter('signIn:failures', MAIL_AFTER).penalty(key);
  if (failures < MAIL_AFTER.points) return;
  const isFirst = await claimOnce(`failed sign-ins:${key}`, DAY);
  // Runs after the answer, which must take the same time whether or not the account exists.
  if (isFirst && user?.active) setImmediate(() => afterCommit(() => mailOwner(user, failures)));
}

const mailOwner = (user: User, failures: number): Promise<void> =>
  transaction(() =>
    queueMail(user, () =>
      failedSignInsMail({ name: user.name, failures, resetUrl: frontUrl('/forgotpassword') }),
    ),
  );

/** The key of a pause: the account and the origin of its attempts. */
const pauseKeyOf = ({ account, device, address }: SignInAttempt): string =>
  device ? `${account} ${device}` : inNetwork(account, address);
