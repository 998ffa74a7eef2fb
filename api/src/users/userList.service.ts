import { fill } from '../../../schema/fill';
import { ROLE_CODES } from '../../../schema/accounts';
import { LIMITS } from '../../../schema/limits';
import { isPeopleSearch } from '../../../schema/textRules';
import type { Counting } from '../core/counting.decorator';
import { slice, type PageOf } from '../core/pagination';
import { authorize, can, type Viewer } from '../access/policy';
import { BadInput, Forbidden } from '../core/problems';
import { equals, type Column, type Condition } from '../database/lists/conditions';
import { readPage, type ListOrder } from '../database/lists/readPage';
import { matchText } from '../database/lists/wordIndex';
import { inListQuota } from '../access/limits/listQuota.service';
import { User } from './user.entity';
import { UserSort, type UserFilter, type UsersArgs } from './userList.inputs';

const ORDERS: Record<UserSort, ListOrder<User>> = {
  USERNAME_ASC: { by: ['usernameKey'] },
  USERNAME_DESC: { by: ['usernameKey'], descending: true },
  NAME_ASC: { by: ['nameKey'] },
  NAME_DESC: { by: ['nameKey'], descending: true },
  EMAIL_ASC: { by: ['emailKey'] },
  EMAIL_DESC: { by: ['emailKey'], descending: true },
  CREATED_ASC: { by: ['createdAt'] },
  CREATED_DESC: { by: ['createdAt'], descending: true },
};

/** The fields that only administrators may read, so only administrators may sort by them. */
const PRIVATE: Column<User>[] = ['emailKey', 'createdAt'];

/**
 * One page of the users, without deleted ones. Others than administrators search active users by at least two
 * letters of their names, and never by private fields. They get the first 20 and no further page.
 */
export async function listUsers(
  viewer: Viewer | undefined,
  { text, role, active, filter, sort, after, ...page }: UsersArgs,
  counting: Counting = {},
): Promise<PageOf<User>> {
  authorize(viewer, 'user:list');
  const all = can(viewer, 'user:find');
  const order = ORDERS[sort ?? UserSort.USERNAME_ASC];
  if (!all && order.by.some((column) => PRIVATE.includes(column))) throw new Forbidden();
  return inListQuota(all ? 'staff' : 'public', viewer, async () => {
    const where: Condition<User>[] = [
      ...(await conditionsOf({ text, role, active: all ? active : (active ?? true) }, all)),
      ...(filter ? await conditionsOf(filter, all) : []),
      { column: 'deleted', is: false },
    ];
    if (all) return readPage(User, { where, sort: order, after, ...slice(page), ...counting });
    requireSearch([text, filter?.text]);
    if (after || page.offset) return { items: [], total: 0 };
    const take = Math.min(slice(page).take, LIMITS.peopleFound);
    const { items } = await readPage(User, { where, sort: order, take, skip: 0, count: 'none' });
    return { items, total: items.length };
  });
}

/** Refuses a search by name with fewer than two letters. */
export function requireSearch(texts: readonly (string | null | undefined)[]): void {
  if (!texts.some((text) => isPeopleSearch(text ?? '')))
    throw new BadInput(
      fill('Type at least {searchLetters} letters of the name.', { searchLetters: LIMITS.searchLetters }),
    );
}

async function conditionsOf(
  { role, active, verified, text }: UserFilter,
  all: boolean,
): Promise<Condition<User>[]> {
  if (!all && (role || active === false || verified != null)) throw new Forbidden();
  return [
    ...equals<User>({ roleCode: role && ROLE_CODES[role], active, verified }),
    ...(await matchText<User>(text, [{ kind: all ? 'user' : 'userName', column: 'id' }], all ? ['id'] : [])),
  ];
}
