import { ROLE_CODES, emailProblem } from '../../../schema/accounts';
import { newId } from '../database/columns';
import { isDuplicate } from '../database/dbErrors';
import { lockRows, repo, transaction } from '../database/transaction';
import { invitationMail } from '../mails/account.mails';
import { queueMail } from '../mails/outbox.service';
import { authorize, type Viewer } from '../core/policy';
import { BadInput, refuse } from '../core/problems';
import { Role } from '../core/role.enum';
import { EmailTaken, UnknownUser, UsernameTaken } from './account.problems';
import { deleteUserAccount } from './accountDeletion.service';
import { endSessions, publishViewerChanged } from './device.service';
import { normaliseEmail, normaliseUsername } from './normalise';
import { createResetLink } from './passwordReset.service';
import { unknownPassword } from './passwords';
import { User, isActiveAdmin, isDeleted } from './user.entity';
import { newUser, requireAnotherAdmin } from './user.service';
import type { CreateUserInput, DeleteUserInput, UpdateUserInput } from './user.admin.inputs';

/** How long a link to choose the first password works; longer than a reset link, since nobody waits for it. */
const INVITATION_HOURS = 24;

/** Makes an account for somebody, who gets a link to choose a password. Refuses UsernameTaken, EmailTaken. */
export async function createUser(viewer: Viewer | undefined, input: CreateUserInput): Promise<User> {
  authorize(viewer, 'user:create');
  const passwordHash = await unknownPassword();
  const roleCode = ROLE_CODES[input.role ?? Role.CUSTOMER];
  const user = newUser({ ...input, roleCode, passwordHash, verified: false });
  try {
    await transaction(async () => {
      const url = await insertInvited(user);
      await queueMail({
        to: user.email,
        ...invitationMail({ name: user.name, url, hours: INVITATION_HOURS }),
      });
    });
    return user;
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    const taken = await repo(User).existsBy({ usernameKey: normaliseUsername(input.username) });
    return refuse(taken ? new UsernameTaken() : new EmailTaken());
  }
}

/**
 * Changes a user's role, or whether they may sign in. Both act at once: a disabled user is signed out
 * everywhere, a changed role signs nobody out. Refuses UnknownUser, LastAdministrator.
 */
export async function updateUser(viewer: Viewer | undefined, input: UpdateUserInput): Promise<User> {
  authorize(viewer, 'user:update');
  const { email, role, active } = input;
  if (!role && active == null) throw new BadInput('Choose a role, or whether the user is active.');
  return transaction(async () => {
    const found = await repo(User).findOneBy({ emailKey: normaliseEmail(email) });
    const [user] = found ? await lockRows(User, [found.id]) : [];
    if (!user || isDeleted(user)) refuse(new UnknownUser());
    const wasAdmin = isActiveAdmin(user);
    if (role) user.roleCode = ROLE_CODES[role];
    if (active != null) user.active = active;
    if (wasAdmin && !isActiveAdmin(user)) await requireAnotherAdmin();
    await repo(User).save(user);
    if (user.active) publishViewerChanged(user.id);
    else await endSessions(user.id);
    return user;
  });
}

/** Deletes somebody's account as they could themselves. Refuses UnknownUser, LastAdministrator, PaidStaysAhead. */
export function deleteUser(viewer: Viewer | undefined, { userId, ...input }: DeleteUserInput): Promise<void> {
  authorize(viewer, 'user:delete');
  return transaction(async () => {
    if (!(await deleteUserAccount(userId, input))) refuse(new UnknownUser('this user does not exist'));
  });
}

/**
 * Makes the user with this address an active administrator, and makes the user where there is none. Asks no
 * permission: it is for the command line, and no resolver or route calls it. A new user gets a link to choose
 * a password.
 */
export async function makeAdmin(email: string): Promise<{ user: User; passwordUrl?: string }> {
  const problem = emailProblem(email);
  if (problem) throw new BadInput(problem);
  const known = await repo(User).findOneBy({ emailKey: normaliseEmail(email) });
  if (known) return { user: await promote(known.id) };

  const username = `admin-${newId().slice(-8)}`;
  const passwordHash = await unknownPassword();
  const names = { name: 'Administrator', username, email };
  const user = newUser({ ...names, roleCode: ROLE_CODES.ADMIN, passwordHash, verified: false });
  return { user, passwordUrl: await transaction(() => insertInvited(user)) };
}

const promote = (id: string): Promise<User> =>
  transaction(async () => {
    const user = (await lockRows(User, [id]))[0]!;
    Object.assign(user, { roleCode: ROLE_CODES.ADMIN, active: true });
    publishViewerChanged(id);
    return repo(User).save(user);
  });

/** Inserts the user inside the caller's transaction, and answers the link to choose a password. */
async function insertInvited(user: User): Promise<string> {
  await repo(User).insert(user);
  return createResetLink(user.emailKey, user.id, INVITATION_HOURS * 60);
}
