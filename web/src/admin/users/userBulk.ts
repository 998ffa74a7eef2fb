import { counted } from '../../kit/format';
import type { BulkAction } from '../table/bulk';
import { SignOutUsersDocument, UpdateUsersDocument } from './bulk.generated';
import type { UserTableQuery } from './UserTable.generated';

type UserRow = UserTableQuery['users']['items'][number];

const enable: BulkAction<UserRow> = {
  label: 'Enable',
  document: UpdateUsersDocument,
  input: (userIds) => ({ userIds, active: true }),
  fits: ({ active }) => !active,
  done: 'enabled',
};

/** What is done with several users at once. */
export const userBulk: readonly BulkAction<UserRow>[] = [
  {
    label: 'Disable',
    document: UpdateUsersDocument,
    input: (userIds) => ({ userIds, active: false }),
    fits: ({ active }) => active === true,
    done: 'disabled',
    undo: () => enable,
  },
  enable,
  {
    label: 'Sign out everywhere',
    document: SignOutUsersDocument,
    input: (userIds) => ({ userIds }),
    fits: () => true,
    done: 'signed out on all devices',
    ask: {
      title: (rows) => `Sign out ${counted(rows.length, 'user')} everywhere?`,
      text: () => 'They are signed out on all their devices at once, and can sign in again.',
      keep: 'Keep signed in',
    },
  },
];
