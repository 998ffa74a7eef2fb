import { useId } from 'react';
import { Dialog, DialogTitle } from '../../kit/Dialog';
import { PasswordProof } from './PasswordProof';
import * as texts from './texts';

interface Props {
  /** Called with whether a proof was given. */
  onEnd: (isProven: boolean) => void;
}

/** Asks for a proof that the person who is signed in is at the device. Each kind of proof is a component of its own. */
export function ProofDialog({ onEnd }: Props) {
  const id = useId();
  const cancel = () => onEnd(false);
  return (
    <Dialog onClose={cancel} aria-labelledby={id}>
      <DialogTitle id={id}>{texts.confirmItIsYou}</DialogTitle>
      <PasswordProof onProven={() => onEnd(true)} onCancel={cancel} />
    </Dialog>
  );
}
