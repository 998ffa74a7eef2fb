import { paths } from '../../paths';
import { staffPaths } from '../staffPaths';
import type { Role } from '../../session/Session.generated';
import { spokenDay } from '../../kit/moments';
import { Action, Create } from '../table/Action';
import { Details, factsOf } from '../table/Details';
import { Dot } from '../../kit/Dot';
import { orderOf, type Column, type Screen } from '../table/screen';
import { GIVEN_ROLES, roleName, ROLES } from './roleName';
import { FactorReset } from './FactorReset';
import { SecondFactorStatus, secondFactorWords } from './secondFactor';
import * as texts from './texts';
import { userBulk } from './userBulk';
import { UpdateUserDocument } from './userRecord.generated';
import { UserTableDocument, type UserTableQuery, type UserTableQueryVariables } from './UserTable.generated';

type UserRow = UserTableQuery['users']['items'][number];

const YES_NO = [
  ['yes', texts.yes],
  ['no', texts.no],
] as const;
const STATUSES = [
  ['yes', texts.active],
  ['no', texts.disabled],
] as const;
const isYes = (choice: string | undefined) => (choice === undefined ? undefined : choice === 'yes');
const activeWord = ({ active }: UserRow) => (active ? texts.active : texts.disabled);
const registered = ({ createdAt }: UserRow) => (createdAt ? spokenDay(createdAt) : '');
const Active = ({ row }: { row: UserRow }) => (
  <Dot tone={row.active ? 'success' : 'quiet'}>{activeWord(row)}</Dot>
);

const columns: readonly Column<UserRow>[] = [
  {
    field: 'name',
    label: texts.name,
    sort: { ascending: 'NAME_ASC', descending: 'NAME_DESC' },
    text: ({ name }) => name,
  },
  {
    field: 'username',
    label: texts.username,
    sort: { ascending: 'USERNAME_ASC', descending: 'USERNAME_DESC' },
    width: 176,
    text: ({ username }) => username ?? '',
  },
  {
    field: 'email',
    label: texts.email,
    sort: { ascending: 'EMAIL_ASC', descending: 'EMAIL_DESC' },
    minWidth: 208,
    text: ({ email }) => email ?? '',
  },
  {
    field: 'role',
    label: texts.role,
    width: 168,
    text: ({ role }) => roleName(role),
    edit: {
      document: UpdateUserDocument,
      value: ({ role }) => role ?? '',
      choices: GIVEN_ROLES,
      input: ({ email, version }, role) => ({ email, version, role }),
    },
  },
  {
    field: 'active',
    label: texts.status,
    width: 104,
    text: activeWord,
    cell: (row) => <Active row={row} />,
    edit: {
      document: UpdateUserDocument,
      value: ({ active }) => (active ? 'yes' : 'no'),
      choices: STATUSES,
      input: ({ email, version }, active) => ({ email, version, active: active === 'yes' }),
    },
  },
  {
    field: 'secondFactor',
    label: texts.secondFactor,
    width: 168,
    isExtra: true,
    text: (row) => secondFactorWords(row),
    cell: (row) => <SecondFactorStatus user={row} />,
  },
  {
    field: 'created',
    label: texts.registered,
    sort: { ascending: 'CREATED_ASC', descending: 'CREATED_DESC' },
    width: 128,
    isExtra: true,
    text: registered,
  },
  { field: 'id', label: texts.reference, width: 208, isOptional: true, text: ({ id }) => id },
];

/** All accounts. */
export const userScreen: Screen<UserRow, UserTableQuery, UserTableQueryVariables> = {
  name: 'users',
  title: texts.users,
  counted: texts.userCount,
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
  countsAll: true,
  isAudited: true,
  list: ({ users }) => users,
  columns,
  filters: [
    { name: 'role', label: texts.role, kind: 'choice', choices: ROLES },
    { name: 'active', label: texts.status, kind: 'choice', choices: STATUSES },
    { name: 'verified', label: texts.emailVerified, kind: 'choice', choices: YES_NO },
  ],
  search: texts.search,
  bulk: userBulk,
  empty: texts.noUser,
  actions: <Create to={staffPaths.createUser()}>{texts.createTitle}</Create>,
  nameOf: ({ name }) => name,
  details: (row) => (
    <Details
      facts={[...factsOf(columns, row, { name: null }), [texts.unconfirmedEmail, row.pendingEmail]]}
      actions={
        <>
          <Action isMain to={staffPaths.getUser(row.email ?? '')}>
            {texts.showUser}
          </Action>
          <Action to={staffPaths.updateUser(row.email ?? '')}>{texts.update}</Action>
          <Action to={paths.bookings({ q: row.email ?? '' })}>{texts.bookings}</Action>
          <FactorReset user={row} size="small" />
        </>
      }
    />
  ),
};
