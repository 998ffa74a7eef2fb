import { randomBytes } from 'node:crypto';
import { config } from '../core/config';
import { newId } from '../database/columns';
import { repo } from '../database/transaction';
import { now } from '../core/clock';
import { normaliseEmail, hmac, normaliseUsername } from './keys';
import { PasswordReset } from './passwordReset.entity';
import { hashPassword } from './passwords';
import { User } from './user.entity';

/** A day: who is invited is not in front of the screen all the time. */
export const INVITATION_HOURS = 24;

/** Somebody with an account whose password nobody knows, until they choose one by a link. */
export async function newPerson(
  given: Pick<User, 'name' | 'username' | 'email' | 'roleCode'>,
): Promise<User> {
  return Object.assign(new User(), {
    id: newId(),
    name: given.name.trim(),
    username: given.username,
    usernameKey: normaliseUsername(given.username),
    email: given.email.trim(),
    emailKey: normaliseEmail(given.email),
    photo: null,
    roleCode: given.roleCode,
    passwordHash: await hashPassword(randomBytes(32).toString('base64url')),
    active: true,
    createdAt: now(),
  });
}

/** A link to choose a password, written down inside the caller's transaction; replaces any before it. */
export async function invite(user: User): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await repo(PasswordReset).delete({ emailKey: user.emailKey });
  await repo(PasswordReset).insert({
    emailKey: user.emailKey,
    userId: user.id,
    tokenHash: hmac('reset', token),
    expiresAt: new Date(now().getTime() + INVITATION_HOURS * 3_600_000),
  });
  return `${config.publicUrl}/resetpassword/${token}/${user.id}`;
}
