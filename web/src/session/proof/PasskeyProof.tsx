import { useState, type ReactNode } from 'react';
import { Button } from '../../kit/Button';
import { DialogActions, DialogContent } from '../../kit/Dialog';
import { cancel } from '../../kit/texts';
import { askForPasskey } from '../factors/ceremony';
import * as factorTexts from '../factors/texts';
import { useRefusal } from '../useRefusal';
import { useBeginPasskeyProofMutation, useGiveProofMutation } from './Proof.generated';
import type { ProofProps } from './proofs';

interface Props extends ProofProps {
  /** The other ways to prove it. */
  others: ReactNode;
}

/** Proves it by a passkey, which the browser asks for when the button is pressed. */
export function PasskeyProof({ others, intro, onProven, onCancel }: Props) {
  const [begin] = useBeginPasskeyProofMutation();
  const [giveProof] = useGiveProofMutation();
  const [isSending, setSending] = useState(false);
  const refusal = useRefusal();

  const prove = async () => {
    const begun = (await refusal.answerOf(begin()))?.beginPasskeyProof;
    if (begun?.__typename !== 'PasskeyStep') return begun && refusal.show(begun);
    const { ticket, options } = begun;
    const response = await askForPasskey(options);
    if (!response) return refusal.show({ message: factorTexts.noPasskeyThisTime });
    const input = { passkey: { ticket, response } };
    const given = (await refusal.answerOf(giveProof({ variables: { input } })))?.giveProof;
    if (given?.__typename === 'ProofGiven') onProven(given.accessToken);
    else if (given) refusal.show(given);
  };
  const press = () => {
    setSending(true);
    void prove().finally(() => setSending(false));
  };

  return (
    <>
      <DialogContent>
        <div>{intro}</div>
        {refusal.notice}
        {others}
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{cancel}</Button>
        <Button
          variant="contained"
          autoFocus
          loading={isSending}
          disabled={refusal.isWaiting}
          onClick={press}
        >
          {factorTexts.usePasskey}
        </Button>
      </DialogActions>
    </>
  );
}
