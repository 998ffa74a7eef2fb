import { useState } from 'react';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { FACTOR_RESET_HOURS } from '../../../../schema/accounts';
import { fill } from '../../../../schema/fill';
import { ConfirmDialog } from '../../kit/ConfirmDialog';
import { cancel } from '../../kit/texts';
import { useViewer } from '../../session/SessionProvider';
import { useRefusal } from '../../session/useRefusal';
import {
  useKeepFactorsMutation,
  useResetFactorsMutation,
  type FactorReset_UserFragment,
} from './FactorReset.generated';
import * as texts from './texts';

interface Props {
  user: FactorReset_UserFragment & { name: string };
  size?: 'small' | 'medium';
}

/** Asks for the reset of a person's second factors, or takes it back. Nobody resets their own. */
export function FactorReset({ user, size = 'medium' }: Props) {
  const viewer = useViewer();
  const [isAsking, setAsking] = useState(false);
  const [reset, { loading }] = useResetFactorsMutation();
  const [keep, { loading: isKeeping }] = useKeepFactorsMutation();
  const refusal = useRefusal();
  const variables = { input: { userId: user.id } };
  if (viewer?.id === user.id || !(user.hasSecondFactor || user.factorsResetAt)) return null;

  const confirm = async () => {
    const answer = (await refusal.answerOf(reset({ variables })))?.resetFactors;
    if (answer?.__typename === 'User') setAsking(false);
    else if (answer) refusal.show(answer);
  };
  const takeBack = async () => {
    const answer = (await refusal.answerOf(keep({ variables })))?.keepFactors;
    if (answer && answer.__typename !== 'User') refusal.show(answer);
  };
  return (
    <>
      {user.factorsResetAt ? (
        <Button variant="outlined" size={size} loading={isKeeping} onClick={() => void takeBack()}>
          {texts.keepFactors}
        </Button>
      ) : (
        <Button variant="outlined" color="error" size={size} onClick={() => setAsking(true)}>
          {texts.resetFactors}
        </Button>
      )}
      {!isAsking && refusal.notice}
      {isAsking && (
        <ConfirmDialog
          title={fill(texts.resetFactorsTitle, { name: user.name })}
          shape="medium"
          cancel={cancel}
          confirm={texts.resetFactors}
          isSending={loading}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        >
          <DialogContentText>{fill(texts.resetFactorsText, { hours: FACTOR_RESET_HOURS })}</DialogContentText>
          <DialogContentText>{fill(texts.resetFactorsMail, { name: user.name })}</DialogContentText>
          {refusal.notice}
        </ConfirmDialog>
      )}
    </>
  );
}
