import { useNavigate } from 'react-router-dom';
import { emailProblem, HINTS, usernameProblem } from '../../../schema/accounts';
import { nameProblem } from '../../../schema/texts';
import { paths } from '../paths';
import { useViewer } from '../session/SessionProvider';
import { inlineErrors, useRefusal } from '../session/useRefusal';
import { FormActions, FormPage } from '../ui/FormPage';
import { TextField } from '../ui/TextField';
import { useForm } from '../ui/useForm';
import { useUpdateAccountMutation } from './UpdateAccountPage.generated';

type Rule = (value: string) => string | undefined;
/** An empty field means that this stays as it is. */
const ifGiven =
  (rule: Rule): Rule =>
  (value) =>
    value ? rule(value) : undefined;

const rules = {
  name: ifGiven(nameProblem),
  username: ifGiven(usernameProblem),
  email: ifGiven(emailProblem),
};

/** New details for the own account; the answer alone repairs every screen that shows the person. */
export function UpdateAccountPage() {
  const viewer = useViewer();
  const navigate = useNavigate();
  const [update] = useUpdateAccountMutation({ context: inlineErrors });
  const { values, bind, submit, isRight, isSending } = useForm(rules);
  const refusal = useRefusal();

  const send = submit(async ({ name, username, email }, refuse) => {
    const input = { name: name.trim(), username, email: email.trim() };
    const answer = (await refusal.answerOf(update({ variables: { input } })))?.updateAccount;
    if (answer?.__typename === 'User')
      return navigate(paths.myAccount(), { state: { notice: 'Your details are updated.' } });
    if (answer?.__typename === 'UsernameTaken')
      refuse('username', 'This username already exists. Choose another one.');
    else if (answer?.__typename === 'EmailTaken')
      refuse('email', 'This e-mail address already exists in another account.');
  });

  const isEmpty = !values.name.trim() && !values.username && !values.email.trim();
  return (
    <FormPage
      title="Update details"
      intro="Fill in what is to change. What you leave empty stays as it is."
      onSubmit={send}
    >
      {refusal.notice}
      <TextField label="Name" hint={`Now: ${viewer?.name}`} field={bind('name')} autoComplete="name" />
      <TextField
        label="Username"
        hint={`Now: ${viewer?.username}. ${HINTS.newUsername}`}
        field={bind('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        label="Email"
        hint={`Now: ${viewer?.email}`}
        field={bind('email')}
        type="email"
        autoComplete="email"
      />
      <FormActions
        submit="Update"
        isSending={isSending}
        isDisabled={isEmpty || !isRight('username')}
        cancelTo={paths.myAccount()}
      />
    </FormPage>
  );
}
