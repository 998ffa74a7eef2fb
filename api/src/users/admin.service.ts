import { randomBytes } from 'node:crypto';
import { ROLE_CODES, emailProblem } from '../../../schema/rules';
import { config } from '../config';
import { newId } from '../database/columns';
import { hold, repo, transaction } from '../database/unit';
import { now } from '../outside/clock';
import { BadInput } from '../problems';
import { tellEnded } from './device.service';
import { emailKey, sealed } from './keys';
import { PasswordReset } from './passwordReset.entity';
import { hashPassword } from './passwords';
import { User } from './user.entity';

/** A day: whoever sets up a house is not in front of the screen all the time. */
const LINK_HOURS = 24;

/**
 * Makes the person with this address an active administrator, and makes the person where there is none; for
 * whoever runs the house, not reachable from outside. A new person gets a link to choose a password.
 */
export async function makeAdmin(email: string): Promise<{ user: User; passwordUrl?: string }> {
  const problem = emailProblem(email);
  if (problem) throw new BadInput(problem);
  const known = await repo(User).findOneBy({ emailKey: emailKey(email) });
  if (known) return { user: await promote(known.id) };

  const token = randomBytes(32).toString('base64url');
  const user = await newAdmin(email);
  await transaction(async () => {
    await repo(User).insert(user);
    await repo(PasswordReset).delete({ emailKey: user.emailKey });
    await repo(PasswordReset).insert({
      emailKey: user.emailKey,
      userId: user.id,
      tokenHash: sealed('reset', token),
      expiresAt: new Date(now().getTime() + LINK_HOURS * 3_600_000),
    });
  });
  return { user, passwordUrl: `${config.publicUrl}/resetpassword/${token}/${user.id}` };
}

const promote = (id: string): Promise<User> =>
  transaction(async () => {
    const user = (await hold(User, [id]))[0]!;
    Object.assign(user, { roleCode: ROLE_CODES.ADMIN, active: true });
    tellEnded(id);
    return repo(User).save(user);
  });

async function newAdmin(email: string): Promise<User> {
  const id = newId();
  const username = `admin-${id.slice(-8)}`;
  return Object.assign(new User(), {
    id,
    name: 'Administrator',
    username,
    usernameKey: username,
    email: email.trim(),
    emailKey: emailKey(email),
    photo: null,
    roleCode: ROLE_CODES.ADMIN,
    passwordHash: await hashPassword(randomBytes(32).toString('base64url')),
    active: true,
    createdAt: now(),
  });
}
