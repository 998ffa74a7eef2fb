import { Brackets } from 'typeorm';
import { ROLE_CODES } from '../../../schema/accounts';
import { newId } from '../database/columns';
import { lockRows, repo } from '../database/transaction';
import { now } from '../core/clock';
import { slice, type PageOf } from '../core/pagination';
import { authorize, can, type Viewer } from '../core/policy';
import { Forbidden, refuse } from '../core/problems';
import { LastAdministrator } from './account.problems';
import { emailColumns, usernameColumns } from './normalise';
import { DELETED_DOMAIN, User, isActiveAdmin } from './user.entity';
import type { UsersArgs } from './user.admin.inputs';

type NewUser = Pick<User, 'name' | 'username' | 'email' | 'roleCode' | 'passwordHash'> & { id?: string };

/** The row of a new, active user without a photo. */
export const newUser = ({ id = newId(), name, username, email, roleCode, passwordHash }: NewUser): User =>
  Object.assign(new User(), {
    id,
    name: name.trim(),
    ...usernameColumns(username),
    ...emailColumns(email),
    photo: null,
    roleCode,
    passwordHash,
    active: true,
    createdAt: now(),
  });

/**
 * One page of the users, by username, without deleted ones. Others than administrators see active users only
 * and find them by name, never by what they may not read.
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
    .where("user.emailKey NOT LIKE :deleted ESCAPE '!'", { deleted: `%@${DELETED_DOMAIN}` });
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

/** The user with this id, if there is one and the viewer may read it. */
export async function findUser(viewer: Viewer | undefined, id: string): Promise<User | null> {
  authorize(viewer, 'account:read');
  return can(viewer, 'account:read', { userId: id }) ? repo(User).findOneBy({ id }) : null;
}

/**
 * Refuses LastAdministrator unless two administrators are active: one who steps down and one who remains. Their
 * rows stay locked until the end of the caller's transaction, so that of two who step down at once one is refused.
 */
export async function requireAnotherAdmin(): Promise<void> {
  const admins = await repo(User).find({
    select: { id: true },
    where: { roleCode: ROLE_CODES.ADMIN, active: true },
  });
  const locked = await lockRows(
    User,
    admins.map(({ id }) => id),
  );
  if (locked.filter(isActiveAdmin).length < 2) refuse(new LastAdministrator());
}
