import { paths } from '../../paths';
import type { Role } from '../../session/Session.generated';
import { spokenDay } from '../../kit/format';
import { Action, Create } from '../table/Action';
import { Details, factsOf } from '../table/Details';
import { Dot } from '../../kit/Dot';
import { orderOf, type Column, type Screen } from '../table/screen';
import { roleName, ROLES } from './roleName';
import { userBulk } from './userBulk';
import { UpdateUserDocument } from './userRecord.generated';
import { UserTableDocument, type UserTableQuery, type UserTableQueryVariables } from './UserTable.generated';

type UserRow = UserTableQuery['users']['items'][number];

const YES_NO = [
  ['yes', 'Yes'],
  ['no', 'No'],
] as const;
const isYes = (choice: string | undefined) => (choice === undefined ? undefined : choice === 'yes');
const activeWord = ({ active }: UserRow) => (active ? 'Active' : 'Disabled');
const registered = ({ createdAt }: UserRow) => (createdAt ? spokenDay(createdAt) : '');
const Active = ({ row }: { row: UserRow }) => (
  <Dot tone={row.active ? 'success' : 'quiet'}>{activeWord(row)}</Dot>
);

const columns: readonly Column<UserRow>[] = [
  {
    field: 'name',
    label: 'Name',
    sort: { ascending: 'NAME_ASC', descending: 'NAME_DESC' },
    text: ({ name }) => name,
  },
  {
    field: 'username',
    label: 'Username',
    sort: { ascending: 'USERNAME_ASC', descending: 'USERNAME_DESC' },
    width: 176,
    text: ({ username }) => username ?? '',
  },
  {
    field: 'email',
    label: 'E-mail',
    sort: { ascending: 'EMAIL_ASC', descending: 'EMAIL_DESC' },
    text: ({ email }) => email ?? '',
  },
  {
    field: 'role',
    label: 'Role',
    width: 168,
    text: ({ role }) => roleName(role),
    edit: {
      document: UpdateUserDocument,
      value: ({ role }) => role ?? '',
      choices: ROLES,
      input: ({ email, version }, role) => ({ email, version, role }),
    },
  },
  {
    field: 'active',
    label: 'Active',
    width: 104,
    text: activeWord,
    cell: (row) => <Active row={row} />,
    edit: {
      document: UpdateUserDocument,
      value: ({ active }) => (active ? 'yes' : 'no'),
      choices: [
        ['yes', 'Active'],
        ['no', 'Disabled'],
      ],
      input: ({ email, version }, active) => ({ email, version, active: active === 'yes' }),
    },
  },
  {
    field: 'created',
    label: 'Registered',
    sort: { ascending: 'CREATED_ASC', descending: 'CREATED_DESC' },
    width: 128,
    text: registered,
  },
  { field: 'id', label: 'Reference', width: 208, isOptional: true, text: ({ id }) => id },
];

/** All accounts. */
export const userScreen: Screen<UserRow, UserTableQuery, UserTableQueryVariables> = {
  name: 'users',
  title: 'Users',
  noun: 'user',
  document: UserTableDocument,
  variables: (state, page) => ({
    filter: {
      text: state.text || undefined,
      role: state.filters.role as Role | undefined,
      active: isYes(state.filters.active),
      verified: isYes(state.filters.verified),
    },
    sort: orderOf<NonNullable<UserTableQueryVariables['sort']>>(state, columns),
    ...page,
  }),
  isKeyed: true,
  isAudited: true,
  list: ({ users }) => users,
  columns,
  filters: [
    { name: 'role', label: 'Role', kind: 'choice', choices: ROLES },
    {
      name: 'active',
      label: 'Active',
      kind: 'choice',
      choices: YES_NO,
    },
    { name: 'verified', label: 'E-mail verified', kind: 'choice', choices: YES_NO },
  ],
  search: 'Name, username or e-mail',
  bulk: userBulk,
  empty: 'No user in the database !!!',
  actions: <Create to={paths.createUser()}>Create a user</Create>,
  nameOf: ({ name }) => name,
  details: (row) => (
    <Details
      facts={[...factsOf(columns, row, { name: null }), ['To be confirmed', row.pendingEmail]]}
      actions={
        <>
          <Action isMain to={paths.getUser(row.email ?? '')}>
            Show the user
          </Action>
          <Action to={paths.updateUser(row.email ?? '')}>Update</Action>
          <Action to={paths.bookings({ q: row.email ?? '' })}>Bookings</Action>
        </>
      }
    />
  ),
};
