import { ROLE_CODES } from '../../../schema/accounts';
import { isDuplicate } from '../database/dbErrors';
import { lockRows, repo, transaction } from '../database/transaction';
import { addressChangedMail } from '../mails/account.mails';
import { queueMail } from '../mails/outbox.service';
import { authorize, authorized, type Viewer } from '../core/policy';
import type { Role } from '../core/role.enum';
import { BadInput, refuse } from '../core/problems';
import type { UpdateAccountInput, UpdateUserInput } from './account.inputs';
import { EmailTaken, LastAdministrator, UnknownUser, UsernameTaken } from './account.problems';
import { endSessions, tellEnded } from './device.service';
import { normaliseEmail, normaliseUsername } from './keys';
import { PasswordReset } from './passwordReset.entity';
import { User, hasLeft } from './user.entity';

/** Changes what is given of the viewer's own account; a new address is told to the old one. Refuses UsernameTaken, EmailTaken. */
export async function updateAccount(viewer: Viewer | undefined, input: UpdateAccountInput): Promise<User> {
  const { id } = authorized(viewer, 'account:change');
  if (!input.name && !input.username && !input.email)
    throw new BadInput('You did not provide any information to update');
  try {
    return await transaction(() => change(id, input));
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    const holder =
      input.username && (await repo(User).findOneBy({ usernameKey: normaliseUsername(input.username) }));
    return refuse(holder && holder.id !== id ? new UsernameTaken() : new EmailTaken());
  }
}

async function change(id: string, { name, username, email }: UpdateAccountInput): Promise<User> {
  const user = (await lockRows(User, [id]))[0]!;
  const before = user.email;
  if (name) user.name = name.trim();
  if (username) Object.assign(user, { username, usernameKey: normaliseUsername(username) });
  if (email) Object.assign(user, { email: email.trim(), emailKey: normaliseEmail(email) });
  await repo(User).save(user);
  if (user.emailKey !== normaliseEmail(before)) {
    await repo(PasswordReset).delete({ userId: id });
    await queueMail({ to: before, ...addressChangedMail({ name: user.name, newEmail: user.email }) });
  }
  return user;
}

/**
 * Changes a person's role, or whether they may sign in. Both act at once: a disabled person is signed out
 * everywhere, a changed role signs nobody out. Refuses UnknownUser, LastAdministrator.
 */
export async function updateUser(viewer: Viewer | undefined, input: UpdateUserInput): Promise<User> {
  authorize(viewer, 'user:update');
  if (!input.role && input.active == null)
    throw new BadInput('Choose a role, or whether the user is active.');
  return transaction(async () => {
    const found = await repo(User).findOneBy({ emailKey: normaliseEmail(input.email) });
    const [user] = found ? await lockRows(User, [found.id]) : [];
    if (!user || hasLeft(user)) refuse(new UnknownUser());
    const wasAdmin = isAdmin(user);
    if (input.role) user.roleCode = roleCode(input.role);
    if (input.active != null) user.active = input.active;
    if (wasAdmin && !isAdmin(user) && (await countAdmins()) < 2) refuse(new LastAdministrator());
    await repo(User).save(user);
    if (user.active) tellEnded(user.id);
    else await endSessions(user.id);
    return user;
  });
}

const roleCode = (role: Role): number => ROLE_CODES[role];
/** Whether the person can run the house now. */
export const isAdmin = (user: User): boolean => user.active && user.roleCode === ROLE_CODES.ADMIN;
/** How many can; they are held until the end of the transaction, so that of two who step down at once one stays. */
export async function countAdmins(): Promise<number> {
  const admins = await repo(User).find({
    select: { id: true },
    where: { roleCode: ROLE_CODES.ADMIN, active: true },
  });
  const held = await lockRows(
    User,
    admins.map(({ id }) => id),
  );
  return held.filter(isAdmin).length;
}
