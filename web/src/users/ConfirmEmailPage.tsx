import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '../paths';
import { useViewer } from '../session/SessionProvider';
import { useRefusal } from '../session/useRefusal';
import { Button, ButtonLink } from '../kit/Button';
import { FormActions, FormPage } from '../kit/FormPage';
import { NoticePage } from '../kit/NoticePage';
import { PasswordField } from '../kit/PasswordField';
import { useForm } from '../kit/useForm';
import { useConfirmEmailMutation, type ConfirmEmailMutation } from './ConfirmEmailPage.generated';

const TITLE = 'Confirm your new email address';
const rules = {
  currentPassword: (password: string) => (password ? undefined : 'Enter your current password.'),
};

type End = Extract<
  ConfirmEmailMutation['confirmEmail'],
  { __typename: 'EmailConfirmed' | 'LinkExpired' | 'AlreadyRegistered' }
>;

/** Where the link to a new address leads. Opening it changes nothing: programs that look at mail open links too. */
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
        title={TITLE}
        intro="This change was asked for without your password. Enter it, and we use the new address."
        onSubmit={sendPassword}
      >
        {refusal.notice}
        <PasswordField
          label="Current password"
          field={bind('currentPassword')}
          autoComplete="current-password"
        />
        <FormActions
          submit="Confirm"
          isSending={isSending}
          isDisabled={!isRight('currentPassword') || refusal.isWaiting}
          cancelTo={paths.home()}
        />
      </FormPage>
    );
  return (
    <NoticePage
      title={`${TITLE}?`}
      actions={
        <>
          <Button
            variant="contained"
            loading={loading}
            disabled={refusal.isWaiting}
            onClick={() => void send()}
          >
            Confirm
          </Button>
          <ButtonLink to={paths.home()} variant="outlined">
            Not now
          </ButtonLink>
        </>
      }
    >
      {refusal.notice || 'From then on we write to this address, and no longer to the old one.'}
    </NoticePage>
  );
}

function Ended({ end }: { end: End }) {
  const viewer = useViewer();
  const account = viewer
    ? (['My account', paths.myAccount()] as const)
    : (['Sign in', paths.login()] as const);
  if (end.__typename === 'EmailConfirmed')
    return (
      <NoticePage title="Your new email address is confirmed" links={[account]} isGood>
        From now on we write to {end.email}.
      </NoticePage>
    );
  if (end.__typename === 'AlreadyRegistered')
    return (
      <NoticePage title="This address has another account" links={[account]}>
        {end.message}
      </NoticePage>
    );
  return (
    <NoticePage title="This link no longer works" links={[account]}>
      It has expired, was used, or was replaced by a newer one. Your account shows which address we use, and
      sends a new link.
    </NoticePage>
  );
}
