import { lockRows, repo, transaction } from '../database/transaction';
import { eraseMails } from '../mails/outbox.service';
import { authorized, type Viewer } from '../access/policy';
import { hook } from '../core/hooks';
import type { DeleteAccountInput, PaidStaysInput } from './account.inputs';
import { ApiKey } from './keys/apiKey.entity';
import { deleteFactors } from './factors/factorReset.service';
import { readMethods } from './factors/signInMethods.service';
import { requireOwner } from './factors/proof.service';
import { endSessions } from './sessions/device.service';
import { EmailChange } from './emails/emailChange.entity';
import { listEmailChanges } from './emails/emailChange.service';
import { emailColumns, nameColumns, usernameColumns } from './normalise';
import { PasswordReset } from './passwords/passwordReset.entity';
import { Registration } from './emails/registration.entity';
import { Session } from './sessions/session.entity';
import { DELETED_DOMAIN, DELETED_NAME, User, isActiveAdmin, isDeleted } from './user.entity';
import { requireAnotherAdmin } from './user.service';

export interface AccountDeletion extends PaidStaysInput {
  user: User;
  /** Whether the users delete their own account, not staff. */
  isOwn: boolean;
}
export interface DataExport {
  userId: string;
}

/** Runs inside the transaction, before the account is deleted; a listener may refuse. */
export const onAccountDeleted = hook<AccountDeletion>();
/**
 * Each listener returns what its domain stores about the user; the export shows it under the listener's name.
 */
export const onDataExport = hook<DataExport, unknown>();

/**
 * Deletes the viewer's account: signs out every device, releases holds, removes personal data. Past bookings
 * remain under 'Deleted user'. Requires a proof or the password. Refuses ProofNeeded, WrongPassword,
 * TooManyAttempts, LastAdministrator, LastOwner, StaysInProgress, and PaidStaysAhead unless the input says to cancel them.
 */
export async function deleteAccount(
  viewer: Viewer | undefined,
  { currentPassword, cancelPaidStays }: DeleteAccountInput,
): Promise<void> {
  const owner = authorized(viewer, 'account:delete');
  await requireOwner(owner, currentPassword);
  await transaction(() => deleteUserAccount(owner.id, { cancelPaidStays, isOwn: true }));
}

/** Deletes a user's account inside the caller's transaction; returns false if no such account exists. */
export async function deleteUserAccount(id: string, input: Omit<AccountDeletion, 'user'>): Promise<boolean> {
  const [user] = await lockRows(User, [id]);
  if (!user || isDeleted(user)) return false;
  if (isActiveAdmin(user)) await requireAnotherAdmin();
  await onAccountDeleted.run({ user, ...input });
  await endSessions(id);
  await repo(Registration).delete({ emailKey: user.emailKey });
  await repo(PasswordReset).delete({ emailKey: user.emailKey });
  await repo(EmailChange).delete({ userId: id });
  await deleteFactors(id);
  await eraseMails(user.email);
  await repo(User).save(Object.assign(user, anonymous(id)));
  return true;
}

/** Everything that Staybook stores about the viewer, as an object that people and programs can read. */
export async function collectMyData(viewer: Viewer | undefined): Promise<Record<string, unknown>> {
  const { id } = authorized(viewer, 'account:export');
  const { name, username, email, phone, language, photo, createdAt } = await repo(User).findOneByOrFail({
    id,
  });
  const sessions = await repo(Session).findBy({ userId: id });
  const devices = sessions.map(({ userAgent, method, network, createdAt, rotatedAt, trusted }) => ({
    userAgent,
    method,
    network,
    signedInAt: createdAt,
    lastUsedAt: rotatedAt,
    trusted,
  }));
  const keys = await repo(ApiKey).findBy({ userId: id });
  const apiKeys = keys.map(({ name, hint, scopes, test, createdAt, rotatedAt, expiresAt, lastUsedAt }) => ({
    name,
    hint,
    scopes,
    createdAt,
    rotatedAt,
    test,
    expiresAt,
    lastUsedAt,
  }));
  const { passkeys, codeAppSince, recoveryCodesLeft, appPasswords } = await readMethods(id);
  const namesOf = (rows: { name: string; createdAt: Date; lastUsedAt: Date | null }[]) =>
    rows.map(({ name, createdAt, lastUsedAt }) => ({ name, createdAt, lastUsedAt }));
  const signingIn = {
    passkeys: namesOf(passkeys),
    codeAppSince,
    recoveryCodesLeft,
    appPasswords: namesOf(appPasswords),
  };
  const emailChanges = await listEmailChanges(id);
  const more = await onDataExport.run({ userId: id });
  return {
    account: { id, name, username, email, phone, language, photo, createdAt },
    devices,
    apiKeys,
    signingIn,
    emailChanges,
    ...more,
  };
}

/**
 * The columns of a deleted account. Past bookings still refer to the row, so it stays without personal data.
 */
const anonymous = (id: string): Partial<User> => ({
  ...nameColumns(DELETED_NAME),
  ...usernameColumns(`deleted-${id.slice(-12)}`),
  ...emailColumns(`${id}@${DELETED_DOMAIN}`),
  phone: null,
  language: null,
  photo: null,
  passwordHash: '',
  active: false,
  deleted: true,
});
