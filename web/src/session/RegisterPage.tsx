import { Navigate } from 'react-router-dom';
import { emailProblem, HINTS, usernameProblem } from '../../../schema/accounts';
import { nameProblem } from '../../../schema/textRules';
import { paths } from '../paths';
import { FormActions, FormPage } from '../kit/FormPage';
import { TextField } from '../kit/TextField';
import { TextLink } from '../kit/TextLink';
import { useNavigate } from '../kit/navigation/hooks';
import { useForm } from '../kit/useForm';
import { useRegisterMutation } from './RegisterPage.generated';
import { useViewer } from './SessionProvider';
import { useCaptcha } from './useCaptcha';
import { useRefusal } from './useRefusal';
import { rememberWayBack, useWayBack } from './wayBack';
import { NewPasswordFields, newPasswordRules } from './NewPasswordFields';

const rules = {
  name: nameProblem,
  username: usernameProblem,
  email: emailProblem,
  ...newPasswordRules,
};

/** Asks for an account; the code that comes by mail is entered on the next page. */
export function RegisterPage() {
  const viewer = useViewer();
  const navigate = useNavigate();
  const [register] = useRegisterMutation({ context: { withoutSession: true } });
  const { bind, submit, isRight, isSending } = useForm(rules);
  const captcha = useCaptcha();
  const refusal = useRefusal();
  const next = useWayBack();

  const send = submit(async ({ name, username, email, password }, refuse) => {
    const input = {
      name: name.trim(),
      username,
      email: email.trim(),
      password,
      captcha: await captcha.proof(),
    };
    const answer = (await refusal.answerOf(register({ variables: { input } })))?.register;
    if (answer?.__typename === 'Registered') {
      rememberWayBack(next);
      return navigate(paths.emailVerification(answer.userId, next), { state: { email: answer.email } });
    }
    captcha.renew(answer);
    if (answer?.__typename === 'UsernameTaken')
      refuse('username', 'This username already exists. Choose another one.');
    else if (answer?.__typename === 'PasswordTooCommon') refuse('password', answer.message);
    else if (answer?.__typename === 'TooManyAttempts') refusal.show(answer);
  });

  if (viewer) return <Navigate to={next ?? paths.home()} replace />;
  const isReady = isRight('username', 'password', 'confirm') && !refusal.isWaiting;
  return (
    <FormPage
      title="Sign up"
      intro="One account to book, change and find your stays."
      links={
        <span>
          Already have an account?{' '}
          <TextLink to={paths.login(next)} isUnderlined>
            Sign in
          </TextLink>
        </span>
      }
      onSubmit={send}
    >
      {refusal.notice}
      <TextField
        label="Name"
        hint="As it should appear on your bookings."
        field={bind('name')}
        required
        autoComplete="name"
      />
      <TextField
        label="Username"
        hint={HINTS.username}
        field={bind('username')}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        label="Email"
        hint="We send a code there to confirm it."
        field={bind('email')}
        required
        type="email"
        autoComplete="email"
      />
      <NewPasswordFields label="Password" bind={bind} />
      {captcha.element}
      <FormActions submit="Sign Up" isSending={isSending} isDisabled={!isReady} cancelTo={paths.home()} />
    </FormPage>
  );
}
