import { config } from '../../core/config';
import { frontUrl } from '../../core/frontUrl';
import { claimOnce } from '../../core/claimOnce';
import { counter } from '../../core/counters';
import { refuse } from '../../core/problems';
import { afterCommit, transaction } from '../../database/transaction';
import { attempt, forgive, inNetwork, keyOf } from '../../access/limits/attempts';
import { failedSignInsMail } from '../../mails/account.mails';
import { queueMail } from '../../mails/outbox.service';
import { requireCaptcha } from '../captchaGuard';
import { CaptchaNeeded } from './session.problems';
import type { User } from '../user.entity';

const HOUR = 3600;
const DAY = 24 * HOUR;
/** How many attempts at an account need no captcha, from all networks together. */
const WITHOUT_CAPTCHA = { points: 20, seconds: HOUR };
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
  if (!config.rateLimits) return;
  const { device, address, captcha } = given;
  if (device) return attempt('signIn', { account: placeOf(given) });

  await attempt('signIn', { address });
  const everywhere = attemptsEverywhere();
  const key = keyOf(given.account);
  const asksCaptcha = given.showsCaptcha && config.captcha.kind !== 'none';
  const isMany = (count = 0) => asksCaptcha && count > WITHOUT_CAPTCHA.points;
  const before = await everywhere.get(key);
  // Without a captcha it does not come to the pause: it can be sent again at once.
  if (!captcha && isMany(1 + (before?.consumedPoints ?? 0))) refuse(new CaptchaNeeded());
  await attempt('signIn', { account: placeOf(given) });
  if (isMany((await everywhere.penalty(key)).consumedPoints)) await requireCaptcha(captcha, address);
}

/** The password was right: the attempt counts no more. */
export async function forgiveSignIn(given: SignInAttempt): Promise<void> {
  if (!config.rateLimits) return;
  await forgive('signIn', placeOf(given));
  if (!given.device) await attemptsEverywhere().reward(keyOf(given.account));
}

/** The password was wrong: after many such failures the owner is told, at most once a day. */
export async function noteFailure({ account }: SignInAttempt, user: User | null): Promise<void> {
  if (!config.rateLimits) return;
  const { consumedPoints: failures } = await counter('signIn:failures', MAIL_AFTER).penalty(keyOf(account));
  if (failures < MAIL_AFTER.points) return;
  const isFirst = await claimOnce(`failed sign-ins:${keyOf(account)}`, DAY);
  // After the answer, which must not take longer where there is an owner.
  if (isFirst && user?.active) setImmediate(() => afterCommit(() => tellOwner(user, failures)));
}

const tellOwner = ({ email, name }: User, failures: number): Promise<void> => {
  const resetUrl = `${frontUrl()}/forgotpassword`;
  return transaction(() => queueMail({ to: email, ...failedSignInsMail({ name, failures, resetUrl }) }));
};

const attemptsEverywhere = () => counter('signIn:everywhere', WITHOUT_CAPTCHA);

/** Whose attempts one pause is about. */
const placeOf = ({ account, device, address }: SignInAttempt): string =>
  device ? `${account} ${device}` : inNetwork(account, address);
