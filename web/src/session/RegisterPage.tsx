import { Navigate } from 'react-router-dom';
import { HINTS, usernameProblem } from '../../../schema/accounts';
import { emailProblem } from '../../../schema/emailAddress';
import { nameProblem } from '../../../schema/textRules';
import { paths } from '../paths';
import { FormActions, FormPage } from '../kit/FormPage';
import { richText } from '../kit/richText';
import { TextField } from '../kit/TextField';
import { TextLink } from '../kit/TextLink';
import { useNavigate } from '../kit/navigation/hooks';
import { useForm } from '../kit/useForm';
import { useRegisterMutation } from './RegisterPage.generated';
import { rememberReturnTo, useReturnTo } from './returnTo';
import { useViewer } from './SessionProvider';
import * as texts from './texts';
import { useCaptcha } from './useCaptcha';
import { useRefusal } from './useRefusal';
import { NewPasswordFields, newPasswordRules } from './NewPasswordFields';

const rules = {
  name: nameProblem,
  username: usernameProblem,
  email: emailProblem,
  ...newPasswordRules,
};

/** Creates an account. The next page asks for the code from the email. */
export function RegisterPage() {
  const viewer = useViewer();
  const navigate = useNavigate();
  const [register] = useRegisterMutation({ context: { withoutSession: true } });
  const { bind, submit, isRight, isSending } = useForm(rules);
  const captcha = useCaptcha();
  const refusal = useRefusal();
  const next = useReturnTo();

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
      rememberReturnTo(next);
      return navigate(paths.emailVerification(answer.userId, next), { state: { email: answer.email } });
    }
    captcha.renew(answer);
    if (answer?.__typename === 'UsernameTaken') refuse('username', texts.usernameTaken);
    else if (answer?.__typename === 'PasswordTooCommon') refuse('password', answer.message);
    else if (answer?.__typename === 'TooManyAttempts') refusal.show(answer);
  });

  if (viewer) return <Navigate to={next ?? paths.home()} replace />;
  const isReady = isRight('username', 'password', 'confirm') && !refusal.isWaiting;
  return (
    <FormPage
      title={texts.signUp}
      intro={texts.signUpIntro}
      links={
        <span>
          {richText(texts.haveAccount, {
            link: (words) => (
              <TextLink to={paths.login(next)} isUnderlined>
                {words}
              </TextLink>
            ),
          })}
        </span>
      }
      onSubmit={send}
    >
      {refusal.notice}
      <TextField label={texts.name} hint={texts.nameHint} field={bind('name')} required autoComplete="name" />
      <TextField
        label={texts.username}
        hint={HINTS.username}
        field={bind('username')}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        label={texts.email}
        hint={texts.emailHint}
        field={bind('email')}
        required
        type="email"
        autoComplete="email"
      />
      <NewPasswordFields label={texts.password} bind={bind} />
      {captcha.element}
      <FormActions
        submit={texts.signUpButton}
        isSending={isSending}
        isDisabled={!isReady}
        cancelTo={paths.home()}
      />
    </FormPage>
  );
}
