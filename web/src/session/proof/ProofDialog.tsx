import { useId, useState } from 'react';
import { PROOF_MINUTES } from '../../../../schema/accounts';
import { fill } from '../../../../schema/fill';
import { Dialog, DialogContent, DialogTitle } from '../../kit/Dialog';
import { Skeleton } from '../../kit/Skeleton';
import * as factorTexts from '../factors/texts';
import { knowsPasskeys } from '../factors/usePasskeySignIn';
import { OtherWays } from '../factors/Ways';
import { FormProof } from './FormProof';
import { PasskeyProof } from './PasskeyProof';
import { useProofsQuery } from './Proof.generated';
import { waysOf, type Way } from './proofs';
import * as texts from './texts';

const WORDS: Record<Way, string> = {
  PASSKEY: factorTexts.usePasskey,
  CODE: factorTexts.useApp,
  RECOVERY_CODE: factorTexts.useRecoveryCode,
  PASSWORD: texts.usePassword,
};
const INTROS: Record<Way, string> = {
  PASSKEY: texts.whyPasskey,
  CODE: texts.whyCode,
  RECOVERY_CODE: texts.whyRecoveryCode,
  PASSWORD: texts.whyPassword,
};
/** The same for an account without a password. */
const INTROS_ALONE: Partial<Record<Way, string>> = {
  CODE: texts.whyCodeAlone,
  RECOVERY_CODE: texts.whyRecoveryCodeAlone,
};

interface Props {
  onProven: (accessToken: string) => void;
  onCancel: () => void;
}

/** Asks for a proof that the person who is signed in is at the device, in one of the ways that the account has. */
export function ProofDialog({ onProven, onCancel }: Props) {
  const id = useId();
  const { data, loading } = useProofsQuery();
  const [chosen, choose] = useState<Way>();
  // without an answer the password is tried: the server says what it needs
  const ways: Way[] = data ? waysOf(data.signInMethods, knowsPasskeys()) : ['PASSWORD'];
  const way = chosen ?? ways[0]!;
  const hasPassword = data?.signInMethods.hasPassword ?? true;
  const intro = (hasPassword ? undefined : INTROS_ALONE[way]) ?? INTROS[way];
  const proof = {
    intro: fill(intro, { minutes: PROOF_MINUTES }),
    onProven,
    onCancel,
    others: (
      <OtherWays
        ways={ways.filter((other) => other !== way).map((other) => [other, WORDS[other]] as const)}
        onChoose={choose}
      />
    ),
  };
  return (
    <Dialog onClose={onCancel} aria-labelledby={id}>
      <DialogTitle id={id}>{texts.confirmItIsYou}</DialogTitle>
      {loading ? (
        <DialogContent>
          <Skeleton />
          <Skeleton variant="rounded" height={56} />
        </DialogContent>
      ) : way === 'PASSKEY' ? (
        <PasskeyProof {...proof} />
      ) : (
        <FormProof
          key={way}
          code={way === 'PASSWORD' ? undefined : way}
          hasPassword={hasPassword}
          {...proof}
        />
      )}
    </Dialog>
  );
}
