import { In } from 'typeorm';
import { slice, type PageArgs, type PageOf } from '../core/pagination';
import { authorize, type Viewer } from '../access/policy';
import { readPage } from '../database/lists/readPage';
import { repo } from '../database/transaction';
import { inListQuota } from '../access/limits/listQuota.service';
import { normaliseEmail } from '../users/normalise';
import { User, isDeleted } from '../users/user.entity';

/** The user with this email address; for administrators only. */
export function findUserByEmail(viewer: Viewer | undefined, email: string): Promise<User | null> {
  authorize(viewer, 'user:find');
  return repo(User).findOneBy({ emailKey: normaliseEmail(email) });
}

/**
 * One page of the active users, by username. Existing clients search in it and take the names of online users
 * from it; non-administrators get names and photos only.
 */
export function listActiveUsers(viewer: Viewer | undefined, page: PageArgs): Promise<PageOf<User>> {
  authorize(viewer, 'user:list');
  return inListQuota('public', viewer, () =>
    readPage(User, {
      where: [
        { column: 'active', is: true },
        { column: 'deleted', is: false },
      ],
      sort: { by: ['usernameKey'] },
      ...slice(page),
      count: 'all',
    }),
  );
}

/** The existing users with these ids, each once, in the order of the ids. */
export async function findUsers(viewer: Viewer | undefined, ids: string[]): Promise<User[]> {
  authorize(viewer, 'user:list');
  const rows = await repo(User).findBy({ id: In(ids) });
  const found = new Map(rows.filter((user) => !isDeleted(user)).map((user) => [user.id, user]));
  return [...new Set(ids)].flatMap((id) => found.get(id) ?? []);
}
