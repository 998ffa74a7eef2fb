import { emailProblem, RESET_MINUTES } from '../../../schema/accounts';
import { paths } from '../paths';
import { FormActions, FormPage } from '../kit/FormPage';
import { TextField } from '../kit/TextField';
import { TextLink } from '../kit/TextLink';
import { useNavigate } from '../kit/navigation/hooks';
import { useForm } from '../kit/useForm';
import { useForgotPasswordMutation } from './ForgotPasswordPage.generated';
import { useViewer } from './SessionProvider';
import { useCaptcha } from './useCaptcha';
import { useRefusal } from './useRefusal';
import { rememberWayBack, useWayBack } from './wayBack';

/** Has a link sent by which a new password can be chosen; known and unknown addresses see the same. */
export function ForgotPasswordPage() {
  const viewer = useViewer();
  const navigate = useNavigate();
  const [forgot] = useForgotPasswordMutation({
    context: { withoutSession: true },
  });
  const { bind, submit, isSending } = useForm({ email: emailProblem });
  const captcha = useCaptcha();
  const refusal = useRefusal();
  const next = useWayBack();

  const send = submit(async (values) => {
    const email = values.email.trim();
    const input = { email, captcha: await captcha.proof() };
    const answer = (await refusal.answerOf(forgot({ variables: { input } })))?.forgotPassword;
    if (answer?.__typename === 'MailSent') {
      const notice = `We sent a mail to ${email}. The link in it expires in ${RESET_MINUTES} minutes.`;
      rememberWayBack(next);
      return navigate(paths.login(next), { state: { notice } });
    }
    captcha.renew(answer);
    if (answer?.__typename === 'TooManyAttempts') refusal.show(answer);
  });

  return (
    <FormPage
      title="Forgot your password?"
      intro="Tell us the email address of your account. We send you a link to choose a new password."
      links={
        <TextLink to={viewer ? paths.myAccount() : paths.login(next)}>
          {viewer ? 'Back to my account' : 'Back to sign in'}
        </TextLink>
      }
      onSubmit={send}
    >
      {refusal.notice}
      <TextField
        label="Email"
        hint="Has your email address changed? Please contact Customer Service."
        field={bind('email')}
        required
        type="email"
        autoComplete="email"
      />
      {captcha.element}
      <FormActions submit="Send the link" isSending={isSending} isDisabled={refusal.isWaiting} />
    </FormPage>
  );
}
