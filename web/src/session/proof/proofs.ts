import type { ProofsQuery } from './Proof.generated';

/** What a kind of proof gets from the dialog. */
export interface ProofProps {
  /** Why it is asked. */
  intro: string;
  /** The server has accepted the proof, and given the session a new access token. */
  onProven: (accessToken: string) => void;
  onCancel: () => void;
}

export type Way = ProofsQuery['signInMethods']['proofs'][number];

/** The ways in which this account and this browser can give a proof, the best first. */
export function waysOf(
  { proofs, recoveryCodesLeft }: ProofsQuery['signInMethods'],
  knowsPasskeys: boolean,
): Way[] {
  const withRecovery: Way[] = proofs.includes('CODE') && recoveryCodesLeft ? ['RECOVERY_CODE'] : [];
  const ways = [...proofs, ...withRecovery].filter((way) => way !== 'PASSKEY' || knowsPasskeys);
  return ways.length ? ways : ['PASSWORD'];
}
