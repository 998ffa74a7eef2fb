import { config } from '../../core/config';
import { frontUrl } from '../../core/frontUrl';
import { claimOnce } from '../../core/claimOnce';
import { refuse } from '../../core/problems';
import { afterCommit, transaction } from '../../database/transaction';
import { inNetwork } from '../../access/limits/address';
import { hashKey } from '../../access/limits/allowances';
import { attempt, forgive } from '../../access/limits/attempts';
import { giveBack, isUsedUp, limitCounter, take } from '../../access/limits/take';
import { failedSignInsMail } from '../../mails/account.mails';
import { queueMail } from '../../mails/outbox.service';
import { requireCaptcha } from '../captchaGuard';
import { CaptchaNeeded } from './session.types';
import type { User } from '../user.entity';

const DAY = 24 * 3600;
/** After how many failures the owner gets a mail. */
const MAIL_AFTER = { points: 20, seconds: DAY };

/** An attempt to sign in. */
export interface SignInAttempt {
  /** The username as it is compared, known or not. */
  account: string;
  /** Id of the device, where this account has signed in there before. */
  device: string | undefined;
  address: string;
  captcha: string | null | undefined;
  /** Whether whoever asks can be shown a captcha. */
  showsCaptcha: boolean;
}

/**
 * Counts an attempt to sign in before the password is looked at. The pause between attempts counts for the account
 * and the place they come from, a known device or else a network, so that strangers make no owner wait. Attempts of
 * unknown devices need a captcha once there were many at the account, wherever they came from. Refuses
 * TooManyAttempts, CaptchaNeeded and CaptchaRefused, all without regard to whether the account exists.
 */
export async function admitSignIn(given: SignInAttempt): Promise<void> {
  const { account, device, address, captcha } = given;
  if (device) return attempt('signIn', { account: placeOf(given) });

  await attempt('signIn', { address });
  const asksCaptcha = given.showsCaptcha && config.captcha.kind !== 'none';
  // Without a captcha it does not come to the pause: it can be sent again at once.
  if (asksCaptcha && !captcha && (await isUsedUp('signInWithoutCaptcha', account)))
    refuse(new CaptchaNeeded());
  await attempt('signIn', { account: placeOf(given) });
  const isOver = await take('signInWithoutCaptcha', account);
  if (asksCaptcha && isOver) await requireCaptcha(captcha, address);
}

/** The password was right: the attempt counts no more. */
export async function forgiveSignIn(given: SignInAttempt): Promise<void> {
  await forgive('signIn', placeOf(given));
  if (!given.device) await giveBack('signInWithoutCaptcha', given.account);
}

/** The password was wrong: after many such failures the owner is told, at most once a day. */
export async function noteFailure({ account }: SignInAttempt, user: User | null): Promise<void> {
  const key = hashKey(account);
  const { consumedPoints: failures } = await limitCounter('signIn:failures', MAIL_AFTER).penalty(key);
  if (failures < MAIL_AFTER.points) return;
  const isFirst = await claimOnce(`failed sign-ins:${key}`, DAY);
  // After the answer, which must not take longer where there is an owner.
  if (isFirst && user?.active) setImmediate(() => afterCommit(() => tellOwner(user, failures)));
}

const tellOwner = ({ email, name }: User, failures: number): Promise<void> => {
  const resetUrl = `${frontUrl()}/forgotpassword`;
  return transaction(() => queueMail({ to: email, ...failedSignInsMail({ name, failures, resetUrl }) }));
};

/** Whose attempts one pause is about. */
const placeOf = ({ account, device, address }: SignInAttempt): string =>
  device ? `${account} ${device}` : inNetwork(account, address);
