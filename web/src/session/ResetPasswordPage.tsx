import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '../paths';
import { FormActions, FormPage } from '../kit/FormPage';
import { NoticePage } from '../kit/NoticePage';
import { useNavigate } from '../kit/navigation/hooks';
import { useForm } from '../kit/useForm';
import { useResetPasswordMutation } from './ResetPasswordPage.generated';
import { useSession } from './SessionProvider';
import { useRefusal } from './useRefusal';
import { recallWayBack } from './wayBack';
import { NewPasswordFields, newPasswordRules } from './NewPasswordFields';

/** Where the link of the mail leads: a new password, and every device signed out. */
export function ResetPasswordPage() {
  const { resetToken: token = '', userId = '' } = useParams();
  const { session, viewer } = useSession();
  const navigate = useNavigate();
  const [reset] = useResetPasswordMutation({ context: { withoutSession: true } });
  const { bind, submit, isRight, isSending } = useForm(newPasswordRules);
  const [expired, setExpired] = useState<string>();
  const refusal = useRefusal();
  const next = recallWayBack();

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
        title="This link no longer works"
        links={[
          ['Send me a new link', paths.forgotPassword(next)],
          ['Sign in', paths.login(next)],
        ]}
      >
        {expired} Your password is as it was.
      </NoticePage>
    );
  return (
    <FormPage
      title="Choose a new password"
      intro="It takes effect immediately. You'll be signed out on all devices."
      onSubmit={send}
    >
      {refusal.notice}
      <NewPasswordFields bind={bind} />
      <FormActions
        submit="Set new password"
        isSending={isSending}
        isDisabled={!isRight('password', 'confirm') || refusal.isWaiting}
      />
    </FormPage>
  );
}
