import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { fill } from '../../../schema/fill';
import { paths } from '../paths';
import { FormActions, FormPage } from '../kit/FormPage';
import { NoticePage } from '../kit/NoticePage';
import { useNavigate } from '../kit/navigation/hooks';
import { useForm } from '../kit/useForm';
import { useResetPasswordMutation } from './ResetPasswordPage.generated';
import { recallReturnTo } from './returnTo';
import { useSession } from './SessionProvider';
import * as texts from './texts';
import { useRefusal } from './useRefusal';
import { NewPasswordFields, newPasswordRules } from './NewPasswordFields';

/** The page that the email links to: sets a new password and signs out every device. */
export function ResetPasswordPage() {
  const { resetToken: token = '', userId = '' } = useParams();
  const { session, viewer } = useSession();
  const navigate = useNavigate();
  const [reset] = useResetPasswordMutation({ context: { withoutSession: true } });
  const { bind, submit, isRight, isSending } = useForm(newPasswordRules);
  const [expired, setExpired] = useState<string>();
  const refusal = useRefusal();
  const next = recallReturnTo();

  const send = submit(async ({ password }, refuse) => {
    const call = reset({ variables: { input: { token, userId, password } } });
    const answer = (await refusal.answerOf(call))?.resetPassword;
    if (answer?.__typename === 'PasswordChanged') {
      if (viewer?.id === userId) session.endEverywhere();
      return navigate(paths.login(next), { replace: true, state: { notice: answer.message } });
    }
    if (answer?.__typename === 'LinkExpired') setExpired(answer.message);
    else if (answer?.__typename === 'PasswordTooCommon') refuse('password', answer.message);
    else if (answer?.__typename === 'TooManyAttempts') refusal.show(answer);
  });

  if (expired)
    return (
      <NoticePage
        title={texts.linkExpired}
        links={[
          [texts.sendNewLink, paths.forgotPassword(next)],
          [texts.signIn, paths.login(next)],
        ]}
      >
        {fill(texts.passwordUnchanged, { reason: expired })}
      </NoticePage>
    );
  return (
    <FormPage title={texts.chooseNewPassword} intro={texts.chooseNewPasswordIntro} onSubmit={send}>
      {refusal.notice}
      <NewPasswordFields bind={bind} />
      <FormActions
        submit={texts.setNewPassword}
        isSending={isSending}
        isDisabled={!isRight('password', 'confirm') || refusal.isWaiting}
      />
    </FormPage>
  );
}
