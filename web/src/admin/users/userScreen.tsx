import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import type { Role } from '../../session/Session.generated';
import { spokenDay } from '../../ui/format';
import { Details } from '../table/Details';
import { Dot } from '../table/Dot';
import { Reference } from '../table/Reference';
import type { Screen } from '../table/screen';
import { roleName, ROLES } from './roleName';
import { UserTableDocument, type UserTableQuery, type UserTableQueryVariables } from './UserTable.generated';

type UserRow = UserTableQuery['users']['items'][number];

const activeWord = ({ active }: UserRow) => (active ? 'Active' : 'Disabled');
const registered = ({ createdAt }: UserRow) => (createdAt ? spokenDay(createdAt) : '');
const Active = ({ row }: { row: UserRow }) => (
  <Dot tone={row.active ? 'success' : 'quiet'}>{activeWord(row)}</Dot>
);

/** All accounts. */
export const userScreen: Screen<UserRow, UserTableQuery, UserTableQueryVariables> = {
  name: 'users',
  title: 'Users',
  noun: 'user',
  document: UserTableDocument,
  variables: ({ text, filters }, page) => ({
    text: text || null,
    role: (filters.role as Role) ?? null,
    active: filters.active ? filters.active === 'yes' : null,
    ...page,
  }),
  list: ({ users }) => users,
  columns: [
    { field: 'name', label: 'Name', onPhone: true, text: ({ name }) => name },
    { field: 'username', label: 'Username', width: 176, text: ({ username }) => username ?? '' },
    { field: 'email', label: 'E-mail', text: ({ email }) => email ?? '' },
    { field: 'role', label: 'Role', width: 168, onPhone: true, text: ({ role }) => roleName(role) },
    {
      field: 'active',
      label: 'Active',
      width: 104,
      text: activeWord,
      cell: (row) => <Active row={row} />,
    },
    {
      field: 'created',
      label: 'Registered',
      width: 128,
      text: registered,
      csv: ({ createdAt }) => createdAt ?? '',
    },
    { field: 'id', label: 'Reference', width: 208, isOptional: true, text: ({ id }) => id },
  ],
  filters: [
    { name: 'role', label: 'Role', kind: 'choice', choices: ROLES },
    {
      name: 'active',
      label: 'Active',
      kind: 'choice',
      choices: [
        ['yes', 'Yes'],
        ['no', 'No'],
      ],
    },
  ],
  search: 'Name, username or e-mail',
  empty: 'No user in the database !!!',
  nameOf: ({ name }) => name,
  details: (row) => (
    <Details
      facts={[
        ['Active', <Active key="active" row={row} />],
        ['Role', roleName(row.role)],
        ['Username', row.username],
        ['E-mail', row.email],
        ['To be confirmed', row.pendingEmail],
        ['Registered', registered(row)],
        ['Reference', <Reference key="id" id={row.id} />],
      ]}
      actions={
        <>
          <Button component={Link} to={paths.getUser(row.email ?? '')} variant="contained" size="small">
            Show the user
          </Button>
          <Button
            component={Link}
            to={`${paths.bookings()}?q=${encodeURIComponent(row.email ?? '')}`}
            variant="outlined"
            size="small"
          >
            Bookings
          </Button>
        </>
      }
    />
  ),
};
