import { In } from 'typeorm';
import { AuditRecord } from '../access/audit/auditEntry.entity';
import { recordChange } from '../access/audit/recordChange.service';
import { ROLE_CODES } from '../../../schema/accounts';
import { emailProblem } from '../../../schema/emailAddress';
import { newId } from '../database/columns';
import { isDuplicate } from '../database/dbErrors';
import { lockRow, lockRows, repo, transaction } from '../database/transaction';
import { invitationMail } from '../mails/account.mails';
import { queueMail } from '../mails/outbox.service';
import { authorize, type Viewer } from '../access/policy';
import { forEach, type BulkResult } from '../core/bulk';
import { BadInput, refuse } from '../core/problems';
import { Role } from '../access/role.enum';
import { EmailTaken, UnknownUser, UsernameTaken } from './account.types';
import { deleteUserAccount } from './accountDeletion.service';
import { endSessions, publishViewerChanged } from './sessions/device.service';
import { endMemberships } from './teams/duties.service';
import { normaliseEmail, normaliseUsername } from './normalise';
import { createResetLink } from './passwords/passwordReset.service';
import { unknownPassword } from './passwords/passwords';
import { User, isActiveAdmin, isDeleted, roleOf, newUser } from './user.entity';
import { requireAnotherAdmin } from './user.service';
import { raiseVersion } from './version.service';
import type {
  CreateUserInput,
  DeleteUserInput,
  SignOutUsersInput,
  UpdateUserInput,
  UpdateUsersInput,
} from './user.inputs';

/**
 * How long the link to choose the first password works. It works longer than a reset link, since the user
 * does not expect it.
 */
const INVITATION_HOURS = 24;

/**
 * Creates an account for another person, who gets a link to choose a password. Refuses UsernameTaken,
 * EmailTaken, and ProofNeeded for an administrator.
 */
export async function createUser(viewer: Viewer | undefined, input: CreateUserInput): Promise<User> {
  authorize(viewer, 'user:create');
  refuseTeamRole(input.role);
  if (input.role === Role.ADMIN) authorize(viewer, 'user:make-admin');
  const passwordHash = await unknownPassword();
  const roleCode = ROLE_CODES[input.role ?? Role.CUSTOMER];
  const user = newUser({ ...input, roleCode, passwordHash, verified: false });
  try {
    await transaction(async () => {
      const url = await insertInvited(user);
      await record(viewer, 'createUser', user.id, undefined, shown(user));
      await queueMail(user, () => invitationMail({ name: user.name, url: url(), hours: INVITATION_HOURS }));
    });
    return user;
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    const taken = await repo(User).existsBy({ usernameKey: normaliseUsername(input.username) });
    return refuse(taken ? new UsernameTaken() : new EmailTaken());
  }
}

/**
 * Changes a user's role, or whether the user may sign in. Both take effect at once: disabling signs the user
 * out on every device, changing the role signs nobody out and takes the user off all teams of hotels. Refuses UnknownUser, LastAdministrator, Outdated,
 * and ProofNeeded if the user becomes an active administrator.
 */
export async function updateUser(viewer: Viewer | undefined, input: UpdateUserInput): Promise<User> {
  authorize(viewer, 'user:update');
  checkChange(input);
  const found = await repo(User).findOneBy({ emailKey: normaliseEmail(input.email) });
  if (!found || isDeleted(found)) refuse(new UnknownUser());
  return changeUser(viewer, 'updateUser', found.id, input);
}

/** Updates several users like updateUser(). */
export async function updateUsers(
  viewer: Viewer | undefined,
  input: UpdateUsersInput,
): Promise<BulkResult[]> {
  authorize(viewer, 'user:update');
  checkChange(input);
  const users = await repo(User).findBy({ id: In(input.userIds) });
  // One proof is for all of them, so it is asked for before the first changes.
  if (users.some((user) => !isActiveAdmin(user) && isActiveAdmin({ ...user, ...changed(user, input) })))
    authorize(viewer, 'user:make-admin');
  return forEach(input.userIds, (id) => changeUser(viewer, 'updateUsers', id, input));
}

/** Signs users out on all their devices. */
export function signOutUsers(
  viewer: Viewer | undefined,
  { userIds }: SignOutUsersInput,
): Promise<BulkResult[]> {
  authorize(viewer, 'user:sign-out');
  return forEach(userIds, (id) =>
    transaction(async () => {
      await lockKnown(id);
      await endSessions(id);
      await record(viewer, 'signOutUsers', id);
    }),
  );
}

type UserChange = Pick<UpdateUsersInput, 'role' | 'active'>;

/** A role of teams comes with a hotel, so it is given by an invitation to its team. */
function refuseTeamRole(role: Role | null | undefined): void {
  if (role === Role.TEAM) throw new BadInput('Invite this person to the team of a hotel instead.');
}

function checkChange({ role, active }: UserChange): void {
  refuseTeamRole(role);
  if (!role && active == null) throw new BadInput('Choose a role, or whether the user is active.');
}

/** The role and the access of a user after the change. */
const changed = (user: User, { role, active }: UserChange): Pick<User, 'roleCode' | 'active'> => ({
  roleCode: role ? ROLE_CODES[role] : user.roleCode,
  active: active ?? user.active,
});

async function lockKnown(id: string): Promise<User> {
  const [user] = await lockRows(User, [id]);
  return !user || isDeleted(user) ? refuse(new UnknownUser('this user does not exist')) : user;
}

function changeUser(
  viewer: Viewer | undefined,
  action: string,
  id: string,
  { version, ...change }: UserChange & Pick<UpdateUserInput, 'version'>,
): Promise<User> {
  return transaction(async () => {
    const user = await lockKnown(id);
    await raiseVersion(viewer, user, version);
    const wasAdmin = isActiveAdmin(user);
    const before = shown(user);
    Object.assign(user, changed(user, change));
    if (change.role) await endMemberships(user.id);
    if (wasAdmin && !isActiveAdmin(user)) await requireAnotherAdmin();
    if (!wasAdmin && isActiveAdmin(user)) authorize(viewer, 'user:make-admin');
    await repo(User).save(user);
    await record(viewer, action, user.id, before, shown(user));
    if (user.active) publishViewerChanged(user.id);
    else await endSessions(user.id);
    return user;
  });
}

/**
 * Deletes a user's account in the same way as the user could. Refuses ProofNeeded, UnknownUser,
 * LastAdministrator, PaidStaysAhead, StaysInProgress.
 */
export function deleteUser(viewer: Viewer | undefined, { userId, ...input }: DeleteUserInput): Promise<void> {
  authorize(viewer, 'user:delete');
  return transaction(async () => {
    const user = await repo(User).findOneBy({ id: userId });
    const before = user && shown(user);
    if (!before || !(await deleteUserAccount(userId, { ...input, isOwn: userId === viewer?.id })))
      refuse(new UnknownUser('this user does not exist'));
    await record(viewer, 'deleteUser', userId, before);
  });
}

const shown = (user: User): object => ({ role: roleOf(user), active: user.active });

const record = (viewer: Viewer | undefined, action: string, id: string, before?: object, after?: object) =>
  recordChange(viewer, { action, record: AuditRecord.USER, id, before, after });

/**
 * Makes the user with this address an active administrator; creates the user if none exists. A new user gets
 * a link to choose a password. Checks no permission: only the command line calls it, no resolver or route.
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
  return { user, passwordUrl: (await transaction(() => insertInvited(user)))() };
}

const promote = (id: string): Promise<User> =>
  transaction(async () => {
    const user = await lockRow(User, id);
    Object.assign(user, { roleCode: ROLE_CODES.ADMIN, active: true });
    publishViewerChanged(id);
    return repo(User).save(user);
  });

/** Inserts the user inside the caller's transaction, and returns the link to choose a password. */
async function insertInvited(user: User): Promise<() => string> {
  await repo(User).insert(user);
  return createResetLink(user.emailKey, user.id, INVITATION_HOURS * 60);
}
