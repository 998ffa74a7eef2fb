import { emailProblem, HINTS, usernameProblem } from '../../../schema/accounts';
import { nameProblem } from '../../../schema/textRules';
import { paths } from '../paths';
import { useViewer, type Viewer } from '../session/SessionProvider';
import { useRefusal } from '../session/useRefusal';
import { FormActions, FormPage } from '../kit/FormPage';
import { PasswordField } from '../kit/PasswordField';
import { TextField } from '../kit/TextField';
import { useNavigate } from '../kit/navigation/hooks';
import { useForm } from '../kit/useForm';
import { useLeaveGuard } from '../kit/useLeaveGuard';
import { useUpdateAccountMutation } from './UpdateAccountPage.generated';

type Rule = (value: string) => string | undefined;
/** An empty field means that this stays as it is; what it is already was taken once, by whatever rule. */
const ifNew =
  (rule: Rule, present: string | null | undefined): Rule =>
  (value) =>
    value && value !== present ? rule(value) : undefined;

const isSame = (email: string, other: string | null | undefined) =>
  email.trim().toLowerCase() === other?.toLowerCase();

const rulesFor = (present: Viewer | undefined) => ({
  name: ifNew(nameProblem, present?.name),
  username: ifNew(usernameProblem, present?.username),
  email: ifNew(emailProblem, present?.email),
  currentPassword: (password: string, { email }: { email: string }) =>
    password || !email.trim() || isSame(email, present?.email) ? undefined : 'Enter your current password.',
});

/** New details for the own account; the answer alone repairs every screen that shows the person. */
export function UpdateAccountPage() {
  const viewer = useViewer();
  const navigate = useNavigate();
  const [update] = useUpdateAccountMutation();
  const present = { name: viewer?.name, username: viewer?.username ?? '', email: viewer?.email ?? '' };
  const { values, changed, bind, submit, isRight, isSending } = useForm(rulesFor(viewer)).over(present);
  const refusal = useRefusal();

  const guard = useLeaveGuard(changed.length > 0 && !isSending);
  const send = submit(async ({ name, username, email, currentPassword }, refuse) => {
    if (changed.length === 0) return navigate(paths.myAccount());
    const input = {
      name: name.trim(),
      username,
      email: email.trim(),
      currentPassword: currentPassword || undefined,
    };
    const answer = (await refusal.answerOf(update({ variables: { input } })))?.updateAccount;
    if (answer?.__typename === 'User') {
      const notice =
        input.email && answer.pendingEmail
          ? `Confirm the new address by the link we sent to ${answer.pendingEmail}; until then we keep using ${answer.email}.`
          : 'Your details are updated.';
      return navigate(paths.myAccount(), { state: { notice } });
    }
    if (answer?.__typename === 'UsernameTaken')
      refuse('username', 'This username already exists. Choose another one.');
    else if (answer?.__typename === 'WrongPassword') refuse('currentPassword', answer.message);
    else if (answer?.__typename === 'TooManyAttempts') refusal.show(answer);
  });

  const isNewEmail = Boolean(values.email.trim()) && !isSame(values.email, viewer?.email);
  const isEmpty = !values.name.trim() && !values.username && !values.email.trim();
  return (
    <FormPage
      title="Update details"
      intro="Change only what you want. Blank fields stay the same."
      onSubmit={send}
    >
      {guard}
      {refusal.notice}
      <TextField label="Name" field={bind('name')} autoComplete="name" />
      <TextField
        label="Username"
        hint={HINTS.newUsername}
        field={bind('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField label="Email" field={bind('email')} type="email" autoComplete="email" />
      {isNewEmail && (
        <PasswordField
          label="Current password"
          hint="We use the new address once you have confirmed it by a link that we send there."
          field={bind('currentPassword')}
          autoComplete="current-password"
        />
      )}
      <FormActions
        submit="Update"
        isSending={isSending}
        isDisabled={isEmpty || !isRight('username') || refusal.isWaiting}
        cancelTo={paths.myAccount()}
      />
    </FormPage>
  );
}
