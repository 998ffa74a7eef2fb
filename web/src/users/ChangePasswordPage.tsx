import { paths } from '../paths';
import { useViewer } from '../session/SessionProvider';
import { useRefusal } from '../session/useRefusal';
import { FormActions, FormPage } from '../kit/FormPage';
import { PasswordField } from '../kit/PasswordField';
import { useForm } from '../kit/useForm';
import { useChangePasswordMutation } from './ChangePasswordPage.generated';
import { NewPasswordFields, newPasswordRules } from '../session/NewPasswordFields';
import { useNavigate } from '../kit/navigation/hooks';
import { useHasPassword } from './useHasPassword';
import * as texts from './texts';
import { withoutOthers } from './withoutOthers';

const rulesFor = (hasPassword: boolean) => ({
  currentPassword: (password: string) => (password || !hasPassword ? undefined : texts.enterCurrentPassword),
  ...newPasswordRules,
});

/**
 * Changes the password, or sets the first one of an account that signs in with a passkey. This device stays signed in, the
 * others do not.
 */
export function ChangePasswordPage() {
  const viewer = useViewer();
  const hasPassword = useHasPassword();
  const navigate = useNavigate();
  const [change] = useChangePasswordMutation({
    update: (cache, { data }) => {
      if (data?.changePassword.__typename !== 'PasswordChanged') return;
      withoutOthers(cache);
      const id = cache.identify({ __typename: 'SignInMethods', id: viewer?.id });
      cache.modify({ id, fields: { hasPassword: () => true } });
    },
  });
  const { bind, submit, isRight, isSending } = useForm(rulesFor(hasPassword));
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

  const isReady = isRight('currentPassword', 'password', 'confirm') && !refusal.isWaiting;
  return (
    <FormPage
      title={hasPassword ? texts.changePassword : texts.choosePassword}
      intro={hasPassword ? texts.changePasswordIntro : texts.choosePasswordIntro}
      onSubmit={send}
    >
      {refusal.notice}
      {/* for password managers */}
      <input hidden readOnly type="text" autoComplete="username" value={viewer?.username ?? ''} />
      {hasPassword && (
        <PasswordField
          label={texts.currentPassword}
          field={bind('currentPassword')}
          autoComplete="current-password"
        />
      )}
      <NewPasswordFields bind={bind} />
      <FormActions
        submit={hasPassword ? texts.changePassword : texts.choosePassword}
        isSending={isSending}
        isDisabled={!isReady}
        cancelTo={paths.myAccount()}
      />
    </FormPage>
  );
}
