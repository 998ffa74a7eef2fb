import { skipToken } from '@apollo/client/react';
import { emailProblem, usernameProblem } from '../../../../schema/accounts';
import { nameProblemOf } from '../../../../schema/textRules';
import { paths } from '../../paths';
import { useSearchText } from '../../kit/useSearchText';
import { Choice } from '../fields/Choice';
import { UserEmail } from '../fields/references';
import type { FieldsOf, RecordForm } from '../records/declaration';
import { roleName, ROLES } from './roleName';
import {
  CreateUserDocument,
  UpdateUserDocument,
  useUserToUpdateQuery,
  type CreateUserInput,
  type UpdateUserInput,
  type UserToUpdate_UserFragment as User,
} from './userRecord.generated';

const YES_NO = [
  ['YES', 'Yes'],
  ['NO', 'No'],
] as const;

const fields = {
  name: {
    label: 'Name',
    rule: nameProblemOf('the name'),
    need: 'required',
    only: 'create',
    input: { autoComplete: 'off' },
  },
  username: {
    label: 'Username',
    hint: '6 to 20 characters, beginning with a letter',
    rule: usernameProblem,
    need: 'required',
    only: 'create',
    input: { autoComplete: 'off', spellCheck: false },
  },
  email: {
    label: 'E-mail',
    rule: emailProblem,
    need: 'required',
    input: { type: 'email', autoComplete: 'off' },
    onUpdate: {
      label: 'User e-mail',
      hint: 'A name finds it too.',
      rule: undefined,
      control: UserEmail,
    },
  },
  role: {
    label: 'User role',
    control: ({ isNew, label, hint, field }) => (
      <Choice
        {...{ label, hint, field }}
        placeholder={isNew ? 'Customer' : 'As before'}
        choices={isNew ? ROLES.slice(1) : ROLES}
      />
    ),
    value: ({ role }) => role ?? '',
    words: ({ role }) => roleName(role),
    wordsOf: ({ id }) => ROLES.find(([role]) => role === id)?.[1],
    startsBlank: true,
    read: (text) => ROLES.find(([role]) => role === text)?.[0],
  },
  active: {
    label: 'Set user to active',
    only: 'update',
    control: ({ label, hint, field }) => (
      <Choice {...{ label, hint, field }} placeholder="Yes or No" choices={YES_NO} />
    ),
    value: ({ active }) => (active ? 'YES' : 'NO'),
    words: ({ active }) => (active ? 'Yes' : 'No'),
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
  const find = (users: readonly User[] = []) =>
    users.find((user) => user.email?.toLowerCase() === email.toLowerCase());
  return { row: find(data?.users.items), read: async () => find((await refetch()).data?.users.items) };
}

interface Saved {
  name?: string;
  email: string | null;
}

/** The form of a user: an invitation to a new one, the role and the access of another. */
export const userRecord: RecordForm<User, Saved, keyof typeof fields> = {
  name: 'user',
  fields,
  sections: [{ fields: ['name', 'username', 'email', 'role', 'active'] }],
  refusals: { UsernameTaken: ['username'], EmailTaken: ['email'], UnknownUser: ['email'] },
  refusalWords: { UnknownUser: 'The email provided is not in the database' },
  create: {
    title: 'Create a user',
    intro: 'An invitation goes out by mail; its link works for 24 hours and leads to a first password.',
    submit: 'Send the invitation',
    document: CreateUserDocument,
    cancelTo: () => paths.users(),
    done: ({ name, email }) => [
      paths.users(),
      `${name} is invited: the mail to ${email} leads to a first password.`,
    ],
  },
  update: {
    title: 'Update user details',
    intro: 'Both act at once: who is disabled is signed out everywhere. Blank fields stay the same.',
    document: UpdateUserDocument,
    fromAddress: ['email', 'email'],
    chooser: { name: 'email', useRow: useUser },
    cancelTo: () => paths.home(),
    done: ({ email }) => [paths.getUser(email ?? ''), 'The user is updated.'],
  },
};
