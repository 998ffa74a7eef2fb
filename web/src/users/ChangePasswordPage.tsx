import type { ApolloCache } from '@apollo/client';
import { paths } from '../paths';
import { useViewer } from '../session/SessionProvider';
import { useRefusal } from '../session/useRefusal';
import * as sessionTexts from '../session/texts';
import { FormActions, FormPage } from '../kit/FormPage';
import { NoticePage } from '../kit/NoticePage';
import { PasswordField } from '../kit/PasswordField';
import { useForm } from '../kit/useForm';
import { useChangePasswordMutation, type ChangePasswordMutation } from './ChangePasswordPage.generated';
import { NewPasswordFields, newPasswordRules } from '../session/NewPasswordFields';
import { useNavigate } from '../kit/navigation/hooks';
import { useHasPassword } from './NoPassword';
import * as texts from './texts';
import { withoutOthers } from './withoutOthers';

const rules = {
  currentPassword: (password: string) => (password ? undefined : texts.enterCurrentPassword),
  ...newPasswordRules,
};

/** Changes the password. This device stays signed in, the others do not. */
export function ChangePasswordPage() {
  const viewer = useViewer();
  const hasPassword = useHasPassword();
  const navigate = useNavigate();
  const [change] = useChangePasswordMutation({ update: signOutOthers });
  const { bind, submit, isRight, isSending } = useForm(rules);
  const refusal = useRefusal();

  const send = submit(async ({ currentPassword, password }, refuse) => {
    const call = change({ variables: { input: { currentPassword, password } } });
    const answer = (await refusal.answerOf(call))?.changePassword;
    if (answer?.__typename === 'PasswordChanged')
      return navigate(paths.myAccount(), { state: { notice: answer.message } });
    if (answer?.__typename === 'WrongPassword') refuse('currentPassword', answer.message);
    else if (answer?.__typename === 'PasswordTooCommon') refuse('password', answer.message);
    else if (answer?.__typename === 'TooManyAttempts') refusal.show(answer);
  });

  if (!hasPassword)
    return (
      <NoticePage
        title={texts.noPasswordTitle}
        links={[
          [texts.choosePassword, paths.forgotPassword()],
          [sessionTexts.backToAccount, paths.myAccount()],
        ]}
      >
        {texts.noPasswordText}
      </NoticePage>
    );
  const isReady = isRight('currentPassword', 'password', 'confirm') && !refusal.isWaiting;
  return (
    <FormPage title={texts.changePassword} intro={texts.changePasswordIntro} onSubmit={send}>
      {refusal.notice}
      {/* for password managers */}
      <input hidden readOnly type="text" autoComplete="username" value={viewer?.username ?? ''} />
      <PasswordField
        label={texts.currentPassword}
        field={bind('currentPassword')}
        autoComplete="current-password"
      />
      <NewPasswordFields bind={bind} />
      <FormActions
        submit={texts.changePassword}
        isSending={isSending}
        isDisabled={!isReady}
        cancelTo={paths.myAccount()}
      />
    </FormPage>
  );
}

function signOutOthers(cache: ApolloCache, { data }: { data?: ChangePasswordMutation | null }): void {
  if (data?.changePassword.__typename === 'PasswordChanged') withoutOthers(cache);
}
