import { Brackets } from 'typeorm';
import { ROLE_CODES } from '../../../schema/accounts';
import { repo } from '../database/transaction';
import { slice, type PageOf } from '../core/pagination';
import { authorize, can, type Viewer } from '../core/policy';
import { Forbidden } from '../core/problems';
import { DELETED_DOMAIN, User } from './user.entity';
import type { UsersArgs } from './user.admin.inputs';

/**
 * One page of the people with an account, by username; who has left is not among them. Others than
 * administrators see active people only and find them by name, never by what they may not read.
 */
export async function listUsers(
  viewer: Viewer | undefined,
  { text, role, active, ...page }: UsersArgs,
): Promise<PageOf<User>> {
  authorize(viewer, 'user:list');
  const all = can(viewer, 'user:find');
  if (!all && (role || active === false)) throw new Forbidden();
  const { take, skip } = slice(page);
  const query = repo(User)
    .createQueryBuilder('user')
    .where("user.emailKey NOT LIKE :left ESCAPE '!'", { left: `%@${DELETED_DOMAIN}` });
  if (!all || active != null) query.andWhere({ active: active ?? true });
  if (role) query.andWhere({ roleCode: ROLE_CODES[role] });
  if (text?.trim()) {
    const part = `%${text.trim().replace(/[!%_]/g, '!$&')}%`;
    const columns = all ? ['name', 'username', 'email'] : ['name'];
    query.andWhere(
      new Brackets((either) => {
        for (const column of columns) either.orWhere(`user.${column} LIKE :part ESCAPE '!'`, { part });
      }),
    );
  }
  const [items, total] = await query
    .orderBy('user.usernameKey', 'ASC')
    .limit(take)
    .offset(skip)
    .getManyAndCount();
  return { items, total };
}

/** The person with this id, if there is one and the viewer may read it. */
export async function findUser(viewer: Viewer | undefined, id: string): Promise<User | null> {
  authorize(viewer, 'account:read');
  return can(viewer, 'account:read', { userId: id }) ? repo(User).findOneBy({ id }) : null;
}
