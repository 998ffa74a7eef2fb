import { lockRows, repo, transaction } from '../database/transaction';
import { eraseMails } from '../mails/outbox.service';
import { authorized, type Viewer } from '../core/policy';
import { refuse } from '../core/problems';
import type { DeleteAccountInput } from './account.inputs';
import { LastAdministrator } from './account.problems';
import { endSessions } from './device.service';
import { countAdmins, isAdmin } from './profile.service';
import { normaliseEmail } from './keys';
import { PasswordReset } from './passwordReset.entity';
import { Registration } from './registration.entity';
import { Session } from './session.entity';
import { DELETED_DOMAIN, User, hasLeft } from './user.entity';

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
  await transaction(() => leave(id, input));
}

/** What leaving means, inside the caller's transaction; false where there is nobody (left) with this id. */
export async function leave(id: string, input: DeleteAccountInput): Promise<boolean> {
  const [user] = await lockRows(User, [id]);
  if (!user || hasLeft(user)) return false;
  if (isAdmin(user) && (await countAdmins()) < 2) refuse(new LastAdministrator());
  for (const farewell of farewells.values()) await farewell(user, input);
  await endSessions(id);
  await repo(Registration).delete({ emailKey: user.emailKey });
  await repo(PasswordReset).delete({ emailKey: user.emailKey });
  await eraseMails(user.email);
  await repo(User).save(Object.assign(user, nobody(id)));
  return true;
}

/** Everything that the house knows of the viewer, as an object to be read by people and programs. */
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

/** Keeps the row, which past bookings point to, without anything that tells who it was. */
const nobody = (id: string): Partial<User> => ({
  name: 'Deleted user',
  username: `deleted-${id.slice(-12)}`,
  usernameKey: `deleted-${id.slice(-12)}`,
  email: `${id}@${DELETED_DOMAIN}`,
  emailKey: normaliseEmail(`${id}@${DELETED_DOMAIN}`),
  photo: null,
  passwordHash: '',
  active: false,
});
