import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '../paths';
import * as sessionTexts from '../session/texts';
import { useRefusal } from '../session/useRefusal';
import { Button, ButtonLink } from '../kit/Button';
import { NoticePage } from '../kit/NoticePage';
import { useKeepOwnFactorsMutation, type KeepOwnFactorsMutation } from './KeepFactorsPage.generated';
import * as texts from './texts';

/** The page of the link in the mail about a reset. Opening it changes nothing, as programs that scan email open links too. */
export function KeepFactorsPage() {
  const { token = '' } = useParams();
  const [keep, { loading }] = useKeepOwnFactorsMutation({ context: { withoutSession: true } });
  const [end, setEnd] = useState<KeepOwnFactorsMutation['keepOwnFactors']>();
  const refusal = useRefusal();
  const send = async () =>
    setEnd((await refusal.answerOf(keep({ variables: { input: { token } } })))?.keepOwnFactors);

  if (end?.__typename === 'FactorsKept')
    return (
      <NoticePage
        title={texts.factorsKept}
        links={[
          [sessionTexts.chooseNewPassword, paths.forgotPassword()],
          [texts.myAccount, paths.myAccount()],
        ]}
        isGood
      >
        {end.message}
      </NoticePage>
    );
  if (end)
    return (
      <NoticePage title={sessionTexts.linkExpired} links={[[texts.myAccount, paths.myAccount()]]}>
        {texts.keepLinkExpiredText}
      </NoticePage>
    );
  return (
    <NoticePage
      title={texts.keepFactors}
      actions={
        <>
          <Button variant="contained" loading={loading} onClick={() => void send()}>
            {texts.keepFactorsConfirm}
          </Button>
          <ButtonLink to={paths.home()} variant="outlined">
            {texts.resetIsMine}
          </ButtonLink>
        </>
      }
    >
      {refusal.notice || texts.keepFactorsText}
    </NoticePage>
  );
}
