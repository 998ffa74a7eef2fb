import { lockRows, repo, transaction } from '../database/transaction';
import { eraseMails } from '../mails/outbox.service';
import { authorized, type Viewer } from '../core/policy';
import type { DeleteAccountInput } from './account.inputs';
import { endSessions } from './device.service';
import { emailColumns, usernameColumns } from './normalise';
import { PasswordReset } from './passwordReset.entity';
import { Registration } from './registration.entity';
import { Session } from './session.entity';
import { DELETED_DOMAIN, User, isActiveAdmin, isDeleted } from './user.entity';
import { requireAnotherAdmin } from './user.service';

/** What a higher domain does when somebody leaves, inside the same transaction; it may refuse. */
type Farewell = (user: User, input: DeleteAccountInput) => Promise<void>;
/** What a higher domain knows of a person. */
type Collector = (userId: string) => Promise<unknown>;

const farewells = new Map<string, Farewell>();
const collectors = new Map<string, Collector>();

/** Lets a higher domain join in when an account is deleted, and when its data is asked for under this name. */
export function joinLeaving(name: string, farewell: Farewell, collector: Collector): void {
  farewells.set(name, farewell);
  collectors.set(name, collector);
}

/**
 * Deletes the viewer's account: signed out everywhere, holds freed, personal data removed. Past bookings stay,
 * under 'Deleted user'. Refuses PaidStaysAhead until the caller says that they are to be cancelled.
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
  for (const farewell of farewells.values()) await farewell(user, input);
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
  const more = await Promise.all(
    [...collectors].map(async ([name, collect]) => [name, await collect(id)] as const),
  );
  return { account: { id, name, username, email, photo, createdAt }, devices, ...Object.fromEntries(more) };
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
