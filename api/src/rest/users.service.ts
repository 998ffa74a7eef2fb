import { In } from 'typeorm';
import { repo } from '../database/transaction';
import { authorize, type Viewer } from '../core/policy';
import { normaliseEmail } from '../users/normalise';
import { User, isDeleted } from '../users/user.entity';

/** The user with this e-mail address, for administrators. */
export function findUserByEmail(viewer: Viewer | undefined, email: string): Promise<User | null> {
  authorize(viewer, 'user:find');
  return repo(User).findOneBy({ emailKey: normaliseEmail(email) });
}

/** The users with these ids whose accounts still exist, each once, in the order of the ids. */
export async function findUsers(viewer: Viewer | undefined, ids: string[]): Promise<User[]> {
  authorize(viewer, 'user:list');
  const rows = await repo(User).findBy({ id: In(ids) });
  const found = new Map(rows.filter((user) => !isDeleted(user)).map((user) => [user.id, user]));
  return [...new Set(ids)].flatMap((id) => found.get(id) ?? []);
}
