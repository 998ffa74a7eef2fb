import { emailProblem, usernameProblem } from '../../../../schema/accounts';
import { nameProblemOf } from '../../../../schema/texts';
import { paths } from '../../paths';
import { useRefusal } from '../../session/useRefusal';
import { FormActions, FormPage } from '../../kit/FormPage';
import { TextField } from '../../kit/TextField';
import { useNavigate } from '../../kit/navigation/hooks';
import { useForm } from '../../kit/useForm';
import { Choice } from '../fields/Choice';
import { useCreateUserMutation } from './CreateUserPage.generated';
import { ROLES } from './roleName';

const rules = {
  name: nameProblemOf('the name'),
  username: usernameProblem,
  email: emailProblem,
  role: () => undefined,
};

/** An account for somebody else, who gets an invitation to choose a password. */
export function CreateUserPage() {
  const navigate = useNavigate();
  const refusal = useRefusal();
  const { bind, submit, values, isSending } = useForm(rules);
  const [create] = useCreateUserMutation();
  const send = submit(async ({ name, username, email, role }, refuse) => {
    const input = { name, username, email, role: ROLES.find(([one]) => one === role)?.[0] };
    const answer = (await refusal.answerOf(create({ variables: { input } })))?.createUser;
    if (answer?.__typename === 'User') {
      const notice = `${answer.name} is invited: the mail to ${answer.email} leads to a first password.`;
      return navigate(paths.users(), { state: { notice } });
    }
    if (answer) refuse(answer.__typename === 'UsernameTaken' ? 'username' : 'email', answer.message);
  });
  return (
    <FormPage
      title="Create a user"
      intro="An invitation goes out by mail; its link works for 24 hours and leads to a first password."
      onSubmit={send}
    >
      {refusal.notice}
      <TextField label="Name" field={bind('name')} autoComplete="off" />
      <TextField
        label="Username"
        hint="6 to 20 characters, beginning with a letter"
        field={bind('username')}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField label="E-mail" field={bind('email')} type="email" autoComplete="off" />
      <Choice label="User role" placeholder="Customer" choices={ROLES.slice(1)} field={bind('role')} />
      <FormActions
        submit="Send the invitation"
        isSending={isSending}
        isDisabled={!(values.name.trim() && values.username.trim() && values.email.trim())}
        cancelTo={paths.users()}
      />
    </FormPage>
  );
}
