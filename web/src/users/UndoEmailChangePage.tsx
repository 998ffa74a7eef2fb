import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '../paths';
import { useSession } from '../session/SessionProvider';
import { useRefusal } from '../session/useRefusal';
import { Button, ButtonLink } from '../kit/Button';
import { NoticePage } from '../kit/NoticePage';
import { useUndoEmailChangeMutation, type UndoEmailChangeMutation } from './UndoEmailChangePage.generated';

type Answer = UndoEmailChangeMutation['undoEmailChange'];
type End = Exclude<Answer, { __typename: 'TooManyAttempts' }>;

/** Where the link to the old address leads. Opening it changes nothing: programs that look at mail open links too. */
export function UndoEmailChangePage() {
  const { token = '', userId = '' } = useParams();
  const { session, viewer } = useSession();
  const [undo, { loading }] = useUndoEmailChangeMutation({
    context: { withoutSession: true },
  });
  const [end, setEnd] = useState<End>();
  const refusal = useRefusal();

  const send = async () => {
    const call = undo({ variables: { input: { token, userId } } });
    const answer = (await refusal.answerOf(call))?.undoEmailChange;
    if (answer?.__typename === 'TooManyAttempts') return refusal.show(answer);
    setEnd(answer);
    if (answer?.__typename === 'EmailChangeUndone' && viewer?.id === userId) session.endEverywhere();
  };

  if (end) return <Ended end={end} userId={userId} />;
  return (
    <NoticePage
      title="Undo the change of your email address?"
      actions={
        <>
          <Button
            variant="contained"
            loading={loading}
            disabled={refusal.isWaiting}
            onClick={() => void send()}
          >
            Undo the change
          </Button>
          <ButtonLink to={paths.home()} variant="outlined">
            Keep it
          </ButtonLink>
        </>
      }
    >
      {refusal.notice ||
        'Your account gets back the address to which this link was sent. Every device is signed out, and you choose a new password.'}
    </NoticePage>
  );
}

function Ended({ end, userId }: { end: End; userId: string }) {
  if (end.__typename === 'EmailChangeUndone')
    return (
      <NoticePage
        title="Your address is back"
        links={[['Choose a new password', paths.resetPassword(end.resetToken, userId)]]}
        isGood
      >
        We write to {end.email} again. Every device is signed out, and your old password no longer works.
      </NoticePage>
    );
  if (end.__typename === 'AlreadyRegistered')
    return (
      <NoticePage title="This address has another account" links={[['Sign in', paths.login()]]}>
        {end.message}
      </NoticePage>
    );
  return (
    <NoticePage
      title="This link no longer works"
      links={[
        ['Sign in', paths.login()],
        ['Forgot password?', paths.forgotPassword()],
      ]}
    >
      It has expired or was used, or the change was ended in another way. Nothing was changed now.
    </NoticePage>
  );
}
