import { lockRows, repo, transaction } from '../database/transaction';
import { eraseMails } from '../mails/outbox.service';
import { authorized, type Viewer } from '../core/policy';
import { hook } from '../core/hooks';
import type { DeleteAccountInput } from './account.inputs';
import { endSessions } from './device.service';
import { emailColumns, usernameColumns } from './normalise';
import { PasswordReset } from './passwordReset.entity';
import { Registration } from './registration.entity';
import { Session } from './session.entity';
import { DELETED_DOMAIN, User, isActiveAdmin, isDeleted } from './user.entity';
import { requireAnotherAdmin } from './user.service';

export interface AccountDeletion extends DeleteAccountInput {
  user: User;
}
export interface DataExport {
  userId: string;
}

/** Runs inside the transaction, before the account is deleted; a listener may refuse. */
export const onAccountDeleted = hook<AccountDeletion>();
/** Each listener answers what its domain stores about the user, which is exported under the listener's name. */
export const onDataExport = hook<DataExport, unknown>();

/**
 * Deletes the viewer's account: signs out every device, frees holds, removes personal data. Past bookings remain,
 * by 'Deleted user'. Refuses PaidStaysAhead until the input says that they are to be cancelled, and
 * LastAdministrator.
 */
export async function deleteAccount(viewer: Viewer | undefined, input: DeleteAccountInput): Promise<void> {
  const { id } = authorized(viewer, 'account:delete');
  await transaction(() => deleteUserAccount(id, input));
}

/** Deletes the account of a user inside the caller's transaction; false where there is none with this id. */
export async function deleteUserAccount(id: string, input: DeleteAccountInput): Promise<boolean> {
  const [user] = await lockRows(User, [id]);
  if (!user || isDeleted(user)) return false;
  if (isActiveAdmin(user)) await requireAnotherAdmin();
  await onAccountDeleted.run({ user, ...input });
  await endSessions(id);
  await repo(Registration).delete({ emailKey: user.emailKey });
  await repo(PasswordReset).delete({ emailKey: user.emailKey });
  await eraseMails(user.email);
  await repo(User).save(Object.assign(user, anonymous(id)));
  return true;
}

/** Everything that Staybook stores about the viewer, as an object that people and programs can read. */
export async function collectMyData(viewer: Viewer | undefined): Promise<Record<string, unknown>> {
  const { id } = authorized(viewer, 'account:read-own');
  const { name, username, email, photo, createdAt } = await repo(User).findOneByOrFail({ id });
  const sessions = await repo(Session).findBy({ userId: id });
  const devices = sessions.map(({ userAgent, createdAt, rotatedAt, trusted }) => ({
    userAgent,
    signedInAt: createdAt,
    lastUsedAt: rotatedAt,
    trusted,
  }));
  const more = await onDataExport.run({ userId: id });
  return { account: { id, name, username, email, photo, createdAt }, devices, ...more };
}

/** The columns of a deleted account: past bookings still refer to the row, which says nothing of its person. */
const anonymous = (id: string): Partial<User> => ({
  name: 'Deleted user',
  ...usernameColumns(`deleted-${id.slice(-12)}`),
  ...emailColumns(`${id}@${DELETED_DOMAIN}`),
  photo: null,
  passwordHash: '',
  active: false,
});
