import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { fill } from '../../../schema/fill';
import { paths } from '../paths';
import { useViewer } from '../session/SessionProvider';
import * as sessionTexts from '../session/texts';
import { useRefusal } from '../session/useRefusal';
import { Button, ButtonLink } from '../kit/Button';
import { FormActions, FormPage } from '../kit/FormPage';
import { NoticePage } from '../kit/NoticePage';
import { PasswordField } from '../kit/PasswordField';
import { TextLink } from '../kit/TextLink';
import { useForm } from '../kit/useForm';
import * as texts from './texts';
import { useConfirmEmailMutation, type ConfirmEmailMutation } from './ConfirmEmailPage.generated';

const rules = {
  currentPassword: (password: string) => (password ? undefined : texts.enterCurrentPassword),
};

type End = Extract<
  ConfirmEmailMutation['confirmEmail'],
  { __typename: 'EmailConfirmed' | 'LinkExpired' | 'AlreadyRegistered' }
>;

/** The page of the link to a new address. Opening it changes nothing, as programs that scan email open links too. */
export function ConfirmEmailPage() {
  const { token = '', userId = '' } = useParams();
  const [confirm, { loading }] = useConfirmEmailMutation({
    context: { withoutSession: true },
    update: (cache, { data }) => {
      const answer = data?.confirmEmail;
      if (answer?.__typename !== 'EmailConfirmed') return;
      const id = cache.identify({ __typename: 'User', id: userId });
      cache.modify({ id, fields: { email: () => answer.email, pendingEmail: () => null } });
    },
  });
  const [end, setEnd] = useState<End>();
  const [needsPassword, setNeedsPassword] = useState(false);
  const { bind, submit, isRight, isSending } = useForm(rules);
  const refusal = useRefusal();

  const send = async (currentPassword?: string) => {
    const call = confirm({ variables: { input: { token, userId, currentPassword } } });
    const answer = (await refusal.answerOf(call))?.confirmEmail;
    if (answer?.__typename === 'WrongPassword') setNeedsPassword(true);
    else if (answer?.__typename === 'TooManyAttempts') refusal.show(answer);
    else setEnd(answer);
    return answer;
  };
  const sendPassword = submit(async ({ currentPassword }, refuse) => {
    const answer = await send(currentPassword);
    if (answer?.__typename === 'WrongPassword') refuse('currentPassword', answer.message);
  });

  if (end) return <Ended end={end} />;
  if (needsPassword)
    return (
      <FormPage
        title={texts.confirmEmail}
        intro={texts.confirmEmailPasswordIntro}
        links={<TextLink to={paths.forgotPassword()}>{sessionTexts.forgotPasswordLink}</TextLink>}
        onSubmit={sendPassword}
      >
        {refusal.notice}
        <PasswordField
          label={texts.currentPassword}
          field={bind('currentPassword')}
          autoComplete="current-password"
        />
        <FormActions
          submit={texts.confirm}
          isSending={isSending}
          isDisabled={!isRight('currentPassword') || refusal.isWaiting}
          cancelTo={paths.home()}
        />
      </FormPage>
    );
  return (
    <NoticePage
      title={texts.confirmEmailQuestion}
      actions={
        <>
          <Button
            variant="contained"
            loading={loading}
            disabled={refusal.isWaiting}
            onClick={() => void send()}
          >
            {texts.confirm}
          </Button>
          <ButtonLink to={paths.home()} variant="outlined">
            {texts.notNow}
          </ButtonLink>
        </>
      }
    >
      {refusal.notice || texts.confirmEmailText}
    </NoticePage>
  );
}

function Ended({ end }: { end: End }) {
  const viewer = useViewer();
  const account = viewer
    ? ([texts.myAccount, paths.myAccount()] as const)
    : ([sessionTexts.signIn, paths.login()] as const);
  if (end.__typename === 'EmailConfirmed')
    return (
      <NoticePage title={texts.emailConfirmed} links={[account]} isGood>
        {fill(texts.emailConfirmedText, { email: end.email })}
      </NoticePage>
    );
  if (end.__typename === 'AlreadyRegistered')
    return (
      <NoticePage title={texts.addressTaken} links={[account]}>
        {end.message}
      </NoticePage>
    );
  return (
    <NoticePage title={sessionTexts.linkExpired} links={[account]}>
      {texts.confirmLinkExpiredText}
    </NoticePage>
  );
}
