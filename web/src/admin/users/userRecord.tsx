import { skipToken } from '@apollo/client/react';
import { usernameProblem } from '../../../../schema/accounts';
import { emailProblem } from '../../../../schema/emailAddress';
import { fill } from '../../../../schema/fill';
import { nameProblemOf } from '../../../../schema/textRules';
import { paths } from '../../paths';
import { staffPaths } from '../staffPaths';
import { useSearchText } from '../../kit/useSearchText';
import { Choice } from '../fields/Choice';
import { UserEmail } from '../fields/references';
import type { FieldsOf, RecordForm } from '../records/declaration';
import { GIVEN_ROLES, roleName } from './roleName';
import * as texts from './texts';
import {
  CreateUserDocument,
  UpdateUserDocument,
  useUserToUpdate_user,
  useUserToUpdateQuery,
  type CreateUserInput,
  type UpdateUserInput,
  type UserToUpdate_UserFragment as User,
  type UserToUpdateQuery,
} from './userRecord.generated';

const YES_NO = [
  ['YES', texts.yes],
  ['NO', texts.no],
] as const;

const fields = {
  name: {
    label: texts.name,
    rule: nameProblemOf(texts.theName),
    need: 'required',
    only: 'create',
    input: { autoComplete: 'off' },
  },
  username: {
    label: texts.username,
    hint: texts.usernameHint,
    rule: usernameProblem,
    need: 'required',
    only: 'create',
    input: { autoComplete: 'off', spellCheck: false },
  },
  email: {
    label: texts.email,
    rule: emailProblem,
    need: 'required',
    input: { type: 'email', autoComplete: 'off' },
    onUpdate: {
      label: texts.userEmail,
      hint: texts.searchByName,
      rule: undefined,
      control: UserEmail,
    },
  },
  role: {
    label: texts.userRole,
    control: ({ isNew, label, hint, field }) => (
      <Choice
        {...{ label, hint, field }}
        placeholder={isNew ? texts.customer : texts.noChange}
        choices={isNew ? GIVEN_ROLES.slice(1) : GIVEN_ROLES}
      />
    ),
    value: ({ role }) => role ?? '',
    words: ({ role }) => roleName(role),
    wordsOf: ({ id }) => GIVEN_ROLES.find(([role]) => role === id)?.[1],
    startsBlank: true,
    read: (text) => GIVEN_ROLES.find(([role]) => role === text)?.[0],
  },
  active: {
    label: texts.setActive,
    only: 'update',
    control: ({ label, hint, field }) => (
      <Choice {...{ label, hint, field }} placeholder={texts.yesOrNo} choices={YES_NO} />
    ),
    value: ({ active }) => (active ? 'YES' : 'NO'),
    words: ({ active }) => (active ? texts.yes : texts.no),
    wordsOf: ({ id }) => YES_NO.find(([choice]) => choice === id)?.[1],
    startsBlank: true,
    read: (text) => (text ? text === 'YES' : undefined),
  },
} as const satisfies FieldsOf<User, CreateUserInput & UpdateUserInput>;

function useUser(email: string) {
  const text = useSearchText(email);
  const { data, refetch } = useUserToUpdateQuery(
    emailProblem(text) ? skipToken : { variables: { email: text }, fetchPolicy: 'cache-and-network' },
  );
  const find = (users: UserToUpdateQuery['users']['items'] = []) =>
    users.find((user) => user.email?.toLowerCase() === email.toLowerCase());
  const row = useUserToUpdate_user(find(data?.users.items) ?? null) ?? undefined;
  return { row, read: async () => find((await refetch()).data?.users.items) };
}

interface Saved {
  name?: string;
  email: string | null;
}

/** The form of a user: it invites a new one, or changes the role and access of an existing one. */
export const userRecord: RecordForm<User, Saved, keyof typeof fields> = {
  name: 'user',
  editedAs: 'USER',
  fields,
  sections: [{ fields: ['name', 'username', 'email', 'role', 'active'] }],
  refusals: { UsernameTaken: ['username'], EmailTaken: ['email'], UnknownUser: ['email'] },
  refusalWords: { UnknownUser: texts.unknownEmail },
  create: {
    title: texts.createTitle,
    intro: texts.createIntro,
    submit: texts.sendInvitation,
    document: CreateUserDocument,
    cancelTo: () => staffPaths.users(),
    done: ({ name, email }) => [
      staffPaths.users(),
      fill(texts.invited, { name: name ?? '', email: email ?? '' }),
    ],
  },
  update: {
    title: texts.updateTitle,
    intro: texts.updateIntro,
    document: UpdateUserDocument,
    fromAddress: ['email', 'email'],
    chooser: { name: 'email', useRow: useUser },
    cancelTo: () => paths.home(),
    done: ({ email }) => [staffPaths.getUser(email ?? ''), texts.updated],
  },
};
