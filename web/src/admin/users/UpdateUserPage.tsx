import { skipToken } from '@apollo/client/react';
import { emailProblem } from '../../../../schema/accounts';
import { paths } from '../../paths';
import type { Role } from '../../session/Session.generated';
import { useRefusal } from '../../session/useRefusal';
import { FormActions, FormPage } from '../../kit/FormPage';
import { useNavigate } from '../../kit/navigation/hooks';
import { useSearchText } from '../../kit/useSearchText';
import { useForm } from '../../kit/useForm';
import { UserEmail } from '../fields/references';
import { outdatedMessage } from '../fields/outdated';
import { required } from '../fields/rules';
import { Choice } from '../fields/Choice';
import { useTyped } from '../fields/useTyped';
import { roleName } from './roleName';
import {
  useUpdateUserMutation,
  useUserToUpdateQuery,
  type UserToUpdateQuery,
} from './UpdateUserPage.generated';

const any = () => undefined;
const rules = { email: required('Enter the e-mail of the user.'), role: any, active: any };
const ROLES: readonly Role[] = ['CUSTOMER', 'INTERMEDIATE', 'ADMIN'];
const roles = ROLES.map((role) => [role, roleName(role)] as const);

/** A user's role, and whether they may sign in; both act at once. */
export function UpdateUserPage() {
  const navigate = useNavigate();
  const refusal = useRefusal();
  const initial = useTyped('email');
  const { bind, submit, values, isSending } = useForm(rules, { email: initial });
  const address = useSearchText(values.email);
  const { data, refetch } = useUserToUpdateQuery(
    emailProblem(address) ? skipToken : { variables: { email: address }, fetchPolicy: 'cache-and-network' },
  );
  const user = find(data, values.email);
  const now = present(user);
  const [update] = useUpdateUserMutation();
  const send = submit(async ({ email, role, active }, refuse) => {
    const input = {
      email: email.trim(),
      version: user?.version,
      role: ROLES.find((one) => one === role),
      active: active ? active === 'YES' : undefined,
    };
    const answer = (await refusal.answerOf(update({ variables: { input } })))?.updateUser;
    if (answer?.__typename === 'User')
      return navigate(paths.getUser(answer.email ?? input.email), {
        state: { notice: 'The user is updated.' },
      });
    if (answer?.__typename === 'Outdated') {
      const fresh = find((await refetch()).data, email);
      refusal.show({ message: outdatedMessage(answer.changedBy, now, present(fresh)) });
    } else if (answer?.__typename === 'UnknownUser')
      refuse('email', 'The email provided is not in the database');
    else if (answer) refusal.show(answer);
  });
  return (
    <FormPage
      title="Update user details"
      intro="Both act at once: who is disabled is signed out everywhere."
      onSubmit={send}
    >
      {refusal.notice}
      <UserEmail label="User e-mail" hint="A name finds it too." field={bind('email')} />
      <Choice
        label="User role"
        hint={now?.role}
        placeholder="As before"
        choices={roles}
        field={bind('role')}
      />
      <Choice
        label="Set user to active"
        hint={now?.active}
        placeholder="Yes or No"
        choices={[
          ['YES', 'Yes'],
          ['NO', 'No'],
        ]}
        field={bind('active')}
      />
      <FormActions
        submit="Continue"
        isSending={isSending}
        isDisabled={!values.email.trim() || !(values.role || values.active)}
        cancelTo={paths.home()}
      />
    </FormPage>
  );
}

type UserRow = UserToUpdateQuery['users']['items'][number];

const find = (data: UserToUpdateQuery | undefined, email: string) =>
  data?.users.items.find((one) => one.email?.toLowerCase() === email.trim().toLowerCase());

const present = (user: UserRow | undefined) =>
  user && { role: `Now: ${roleName(user.role)}`, active: `Now: ${user.active ? 'Yes' : 'No'}` };
