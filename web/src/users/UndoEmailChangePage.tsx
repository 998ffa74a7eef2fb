import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { fill } from '../../../schema/fill';
import { paths } from '../paths';
import { useSession } from '../session/SessionProvider';
import * as sessionTexts from '../session/texts';
import { useRefusal } from '../session/useRefusal';
import { Button, ButtonLink } from '../kit/Button';
import { NoticePage } from '../kit/NoticePage';
import * as texts from './texts';
import { useUndoEmailChangeMutation, type UndoEmailChangeMutation } from './UndoEmailChangePage.generated';

type Answer = UndoEmailChangeMutation['undoEmailChange'];
type End = Exclude<Answer, { __typename: 'TooManyAttempts' }>;

/** The page of the link to the old address. Opening it changes nothing, as programs that scan email open links too. */
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
      title={texts.undoEmailChange}
      actions={
        <>
          <Button
            variant="contained"
            loading={loading}
            disabled={refusal.isWaiting}
            onClick={() => void send()}
          >
            {texts.undoChange}
          </Button>
          <ButtonLink to={paths.home()} variant="outlined">
            {texts.keepNewAddress}
          </ButtonLink>
        </>
      }
    >
      {refusal.notice || texts.undoEmailChangeText}
    </NoticePage>
  );
}

function Ended({ end, userId }: { end: End; userId: string }) {
  if (end.__typename === 'EmailChangeUndone')
    return (
      <NoticePage
        title={texts.emailRestored}
        links={[[sessionTexts.chooseNewPassword, paths.resetPassword(end.resetToken, userId)]]}
        isGood
      >
        {fill(texts.emailRestoredText, { email: end.email })}
      </NoticePage>
    );
  if (end.__typename === 'AlreadyRegistered')
    return (
      <NoticePage title={texts.addressTaken} links={[[sessionTexts.signIn, paths.login()]]}>
        {end.message}
      </NoticePage>
    );
  return (
    <NoticePage
      title={sessionTexts.linkExpired}
      links={[
        [sessionTexts.signIn, paths.login()],
        [sessionTexts.forgotPasswordLink, paths.forgotPassword()],
      ]}
    >
      {texts.undoLinkExpiredText}
    </NoticePage>
  );
}
