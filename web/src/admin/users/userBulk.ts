import { fill } from '../../../../schema/fill';
import type { BulkAction } from '../table/bulk';
import { SignOutUsersDocument, UpdateUsersDocument } from './bulk.generated';
import * as texts from './texts';
import type { UserTableQuery } from './UserTable.generated';

type UserRow = UserTableQuery['users']['items'][number];

const enable: BulkAction<UserRow> = {
  label: texts.enable,
  document: UpdateUsersDocument,
  input: (userIds) => ({ userIds, active: true }),
  fits: ({ active }) => !active,
  done: texts.enabledDone,
};

/** The actions on several users at once. */
export const userBulk: readonly BulkAction<UserRow>[] = [
  {
    label: texts.disable,
    document: UpdateUsersDocument,
    input: (userIds) => ({ userIds, active: false }),
    fits: ({ active }) => active === true,
    done: texts.disabledDone,
    undo: () => enable,
  },
  enable,
  {
    label: texts.signOut,
    document: SignOutUsersDocument,
    input: (userIds) => ({ userIds }),
    fits: () => true,
    done: texts.signOutDone,
    ask: {
      title: (rows) => fill(texts.signOutTitle, { count: rows.length }),
      text: () => texts.signOutText,
      keep: texts.keepSignedIn,
    },
  },
];
