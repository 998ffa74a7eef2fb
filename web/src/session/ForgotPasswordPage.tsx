import { RESET_MINUTES } from '../../../schema/accounts';
import { emailProblem } from '../../../schema/emailAddress';
import { fill } from '../../../schema/fill';
import { paths } from '../paths';
import { FormActions, FormPage } from '../kit/FormPage';
import { TextField } from '../kit/TextField';
import { TextLink } from '../kit/TextLink';
import { useNavigate } from '../kit/navigation/hooks';
import { useForm } from '../kit/useForm';
import { useForgotPasswordMutation } from './ForgotPasswordPage.generated';
import { rememberReturnTo, useReturnTo } from './returnTo';
import { useViewer } from './SessionProvider';
import * as texts from './texts';
import { useCaptcha } from './useCaptcha';
import { useRefusal } from './useRefusal';

/** Sends a link to choose a new password. The page looks the same for known and unknown addresses. */
export function ForgotPasswordPage() {
  const viewer = useViewer();
  const navigate = useNavigate();
  const [forgot] = useForgotPasswordMutation({
    context: { withoutSession: true },
  });
  const { bind, submit, isSending } = useForm({ email: emailProblem });
  const captcha = useCaptcha();
  const refusal = useRefusal();
  const next = useReturnTo();

  const send = submit(async (values) => {
    const email = values.email.trim();
    const input = { email, captcha: await captcha.proof() };
    const answer = (await refusal.answerOf(forgot({ variables: { input } })))?.forgotPassword;
    if (answer?.__typename === 'MailSent') {
      const notice = fill(texts.linkSent, { email, minutes: RESET_MINUTES });
      rememberReturnTo(next);
      return navigate(paths.login(next), { state: { notice } });
    }
    captcha.renew(answer);
    if (answer?.__typename === 'TooManyAttempts') refusal.show(answer);
  });

  return (
    <FormPage
      title={texts.forgotPassword}
      intro={texts.forgotPasswordIntro}
      links={
        <TextLink to={viewer ? paths.myAccount() : paths.login(next)}>
          {viewer ? texts.backToAccount : texts.backToSignIn}
        </TextLink>
      }
      onSubmit={send}
    >
      {refusal.notice}
      <TextField
        label={texts.email}
        hint={texts.emailChangedHint}
        field={bind('email')}
        required
        type="email"
        autoComplete="email"
      />
      {captcha.element}
      <FormActions submit={texts.sendLink} isSending={isSending} isDisabled={refusal.isWaiting} />
    </FormPage>
  );
}
