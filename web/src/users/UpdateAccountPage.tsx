import { HINTS, usernameProblem } from '../../../schema/accounts';
import { emailProblem } from '../../../schema/emailAddress';
import { fill } from '../../../schema/fill';
import { nameProblem } from '../../../schema/textRules';
import { paths } from '../paths';
import { useViewer, type Viewer } from '../session/SessionProvider';
import * as sessionTexts from '../session/texts';
import { useRefusal } from '../session/useRefusal';
import { FormActions, FormPage } from '../kit/FormPage';
import { PasswordField } from '../kit/PasswordField';
import { TextField } from '../kit/TextField';
import { useNavigate } from '../kit/navigation/hooks';
import { useForm } from '../kit/useForm';
import { useLeaveGuard } from '../kit/useLeaveGuard';
import { useHasPassword } from './useHasPassword';
import * as texts from './texts';
import { useUpdateAccountMutation } from './UpdateAccountPage.generated';

type Rule = (value: string) => string | undefined;
/** Accepts an empty field, which changes nothing, and the current value, even if today's rule would refuse it. */
const ifNew =
  (rule: Rule, current: string | null | undefined): Rule =>
  (value) =>
    value && value !== current ? rule(value) : undefined;

const isSame = (email: string, other: string | null | undefined) =>
  email.trim().toLowerCase() === other?.toLowerCase();

const rulesFor = (current: Viewer | undefined, hasPassword: boolean) => ({
  name: ifNew(nameProblem, current?.name),
  username: ifNew(usernameProblem, current?.username),
  email: ifNew(emailProblem, current?.email),
  currentPassword: (password: string, { email }: { email: string }) =>
    password || !hasPassword || !email.trim() || isSame(email, current?.email)
      ? undefined
      : texts.enterCurrentPassword,
});

/** Changes the viewer's details. The answer updates every screen that shows them. */
export function UpdateAccountPage() {
  const viewer = useViewer();
  const navigate = useNavigate();
  const hasPassword = useHasPassword();
  const [update] = useUpdateAccountMutation();
  const current = { name: viewer?.name, username: viewer?.username ?? '', email: viewer?.email ?? '' };
  const { values, changed, bind, submit, isRight, isSending } = useForm(rulesFor(viewer, hasPassword)).over(
    current,
  );
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
          ? fill(texts.confirmNewEmail, { newEmail: answer.pendingEmail, email: answer.email ?? '' })
          : texts.detailsUpdated;
      return navigate(paths.myAccount(), { state: { notice } });
    }
    if (answer?.__typename === 'UsernameTaken') refuse('username', sessionTexts.usernameTaken);
    else if (answer?.__typename === 'WrongPassword') refuse('currentPassword', answer.message);
    else if (answer?.__typename === 'TooManyAttempts') refusal.show(answer);
  });

  const isNewEmail = Boolean(values.email.trim()) && !isSame(values.email, viewer?.email);
  const isEmpty = !values.name.trim() && !values.email.trim();
  return (
    <FormPage title={texts.updateDetails} intro={texts.updateDetailsIntro} onSubmit={send}>
      {guard}
      {refusal.notice}
      <TextField label={sessionTexts.name} field={bind('name')} autoComplete="name" />
      <TextField
        label={sessionTexts.username}
        hint={`${HINTS.newUsername} ${texts.newUsernameNote}`}
        field={bind('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField label={sessionTexts.email} field={bind('email')} type="email" autoComplete="email" />
      {isNewEmail && hasPassword && (
        <PasswordField
          label={texts.currentPassword}
          hint={texts.newEmailHint}
          field={bind('currentPassword')}
          autoComplete="current-password"
        />
      )}
      <FormActions
        submit={texts.update}
        isSending={isSending}
        isDisabled={isEmpty || !isRight('username') || refusal.isWaiting}
        cancelTo={paths.myAccount()}
      />
    </FormPage>
  );
}
