import { Type } from '@sinclair/typebox';
import { ROLE_CODES } from '../../../schema/accounts';
import { authorized, can } from '../access/policy';
import { BadInput, Refusal } from '../core/problems';
import { UnknownUser } from '../users/account.types';
import { Role } from '../access/role.enum';
import { DeleteUserInput, UpdateUserInput } from '../users/user.inputs';
import { deleteUser, updateUser } from '../users/manageUsers.service';
import { listUsers } from '../users/userList.service';
import { confirmByRepeating, PAID_STAYS } from './confirmByRepeating';
import { notFound } from './failures';
import { Account, Person, presentAccount, presentPerson } from './users.present';
import { findUserByEmail, findUsers, listActiveUsers } from './users.service';
import { inputOf } from './read';
import { route } from './route';
import { Data, Id, IdParams, List, MOST_STAFF_ROWS, PageQuery, list, rowsOf } from './shapes';

const Updated = Type.Object({
  acknowledged: Type.Literal(true),
  matchedCount: Type.Integer({ description: '0 if no user has this address.' }),
  modifiedCount: Type.Integer(),
  upsertedCount: Type.Integer(),
  upsertedId: Type.Null(),
});

/** Routes of other users: administrators get all fields, signed-in users get name and photo. */
export const userRoutes = [
  route({
    method: 'get',
    path: '/auth/allusers',
    permission: 'user:list',
    summary: 'All users; only administrators see inactive ones, and more than name and photo',
    query: PageQuery,
    list: true,
    answer: List(Type.Union([Account, Person])),
    async handle({ viewer, query, total, present }) {
      const mayFind = can(viewer, 'user:find');
      const rows = rowsOf(query, mayFind ? MOST_STAFF_ROWS : undefined);
      const people = await (mayFind
        ? listUsers(viewer, rows, { count: 'all' })
        : listActiveUsers(viewer, rows));
      total(people.total);
      const show = mayFind ? presentAccount : presentPerson;
      return list(await present(people.items, async (users) => users.map(show)));
    },
  }),
  route({
    method: 'post',
    path: '/auth/hotelstaff',
    permission: 'user:list',
    summary: 'The names of users; unknown references are left out',
    body: Type.Object({ hotelStaff: Type.Array(Id, { maxItems: 1000 }) }),
    answer: List(Person),
    async handle({ viewer, body }) {
      return list((await findUsers(viewer, body.hotelStaff)).map(presentPerson));
    },
  }),
  route({
    method: 'post',
    path: '/auth/finduser',
    permission: 'user:find',
    summary: 'The active user with this email address',
    body: Type.Object({ email: Type.String() }),
    answer: Data(Account),
    async handle({ viewer, body }) {
      const user = await findUserByEmail(viewer, body.email);
      if (!user?.active) throw notFound('this user');
      return { data: presentAccount(user) };
    },
  }),
  route({
    method: 'patch',
    path: '/auth/updateuser',
    permission: 'user:update',
    summary: 'Changes the role of a user, or whether they may sign in; an empty text means unchanged',
    body: Type.Object({
      email: Type.String(),
      roles: Type.Optional(Type.Integer({ description: '2010, 2020 or 2030.' })),
      active: Type.Optional(Type.Union([Type.String(), Type.Boolean()], { description: 'Yes or No.' })),
    }),
    answer: Data(Updated),
    async handle({ viewer, body: { email, roles, active } }) {
      const change = { email, role: roleOfCode(roles), active: yesOrNo(active) };
      const count = await countUpdated(async () =>
        updateUser(viewer, await inputOf(UpdateUserInput, change)),
      );
      const data = { acknowledged: true, upsertedCount: 0, upsertedId: null } as const;
      return { data: { ...data, matchedCount: count, modifiedCount: count } };
    },
  }),
  route({
    method: 'delete',
    path: '/auth/:id',
    permission: 'user:delete',
    summary: `Deletes an account. ${PAID_STAYS}`,
    params: IdParams,
    query: Type.Object({ cancelPaidStays: Type.Optional(Type.Boolean()) }),
    async handle({ viewer, params: { id: userId }, query: { cancelPaidStays = false } }) {
      const { id: viewerId } = authorized(viewer, 'user:delete');
      const remove = async (cancel: boolean) =>
        deleteUser(viewer, await inputOf(DeleteUserInput, { userId, cancelPaidStays: cancel }));
      await confirmByRepeating({ viewerId, userId, cancelPaidStays, remove });
    },
  }),
];

/** Existing clients conclude from the count 0 that no user has this address. */
async function countUpdated(update: () => Promise<unknown>): Promise<number> {
  try {
    await update();
    return 1;
  } catch (error) {
    if (error instanceof Refusal && error.problem instanceof UnknownUser) return 0;
    throw error;
  }
}

function roleOfCode(code: number | undefined): Role | undefined {
  if (code === undefined) return undefined;
  const role = [Role.CUSTOMER, Role.INTERMEDIATE, Role.ADMIN].find((name) => ROLE_CODES[name] === code);
  if (!role) throw new BadInput("user's role can only be 2010, 2020 or 2030");
  return role;
}

function yesOrNo(given: string | boolean | undefined): boolean | undefined {
  if (given === undefined || typeof given === 'boolean') return given;
  const word = given.trim().toLowerCase();
  if (word !== 'yes' && word !== 'no') throw new BadInput('active can only be Yes or No');
  return word === 'yes';
}
