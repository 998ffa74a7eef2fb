import { In, LessThan } from 'typeorm';
import { frontUrl } from '../../core/frontUrl';
import { repo, transaction } from '../../database/transaction';
import { now } from '../../core/clock';
import { hmac, matchesHmac } from '../../core/hmac';
import { PasswordReset, newPasswordReset } from './passwordReset.entity';
import { randomToken } from '../sessions/tokens';

/** Like createResetToken(), but returns what says the URL of the page that accepts the token, in the language of the reader. */
export async function createResetLink(
  emailKey: string,
  userId: string | null,
  minutes: number,
): Promise<() => string> {
  const path = `/resetpassword/${await createResetToken(emailKey, userId, minutes)}/${userId}`;
  return () => frontUrl(path);
}

/**
 * Creates a token with which the user of this address sets a new password, stores its hash inside the
 * caller's transaction, and returns the token. Earlier tokens of the address stop working. Without a user the
 * token is useless: an unknown address costs the same work as a known one.
 */
export async function createResetToken(
  emailKey: string,
  userId: string | null,
  minutes: number,
): Promise<string> {
  const token = randomToken();
  await repo(PasswordReset).delete({ emailKey });
  const reset = newPasswordReset({
    emailKey,
    userId,
    tokenHash: hmac('reset', token),
    expiresAt: new Date(now().getTime() + minutes * 60_000),
  });
  await repo(PasswordReset).insert(reset);
  return token;
}

/** Whether the token matches the user's link and the link has not expired. */
export async function isResetToken(userId: string, token: string): Promise<boolean> {
  const reset = await repo(PasswordReset).findOneBy({ userId });
  return reset !== null && reset.expiresAt > now() && matchesHmac(reset.tokenHash, 'reset', token);
}

/** Invalidates every link that was sent to the user, inside the caller's transaction. */
export async function deleteResetLinks(userId: string): Promise<void> {
  await repo(PasswordReset).delete({ userId });
}

/** Deletes expired links; a job. */
export async function purgeResets(): Promise<void> {
  const expired = await repo(PasswordReset).find({ where: { expiresAt: LessThan(now()) }, take: 1000 });
  if (expired.length)
    await transaction(() => repo(PasswordReset).delete({ emailKey: In(expired.map((row) => row.emailKey)) }));
}
