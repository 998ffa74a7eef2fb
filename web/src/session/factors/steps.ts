import type { SignInMutation } from '../LoginForm.generated';
import type { StartedSession } from '../renewSession';

/** What a right password is not enough for. */
export type SecondStep = Extract<
  SignInMutation['signIn'],
  { __typename: 'SecondFactorMissing' | 'SecondFactorNeeded' }
>;

/** What a screen of the second step leads to. */
export interface StepProps {
  /** Back to the form, which shows why. */
  onBack: (why?: { message: string }) => void;
  onSession: (started: StartedSession) => Promise<void>;
}
