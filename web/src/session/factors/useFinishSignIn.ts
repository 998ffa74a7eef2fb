import { useRefusal } from '../useRefusal';
import { useFinishSignInMutation, type FinishSignInInput } from './SecondStep.generated';
import type { StepProps } from './steps';

/**
 * Sends the second step: opens the session, leads back to the form where the step has ended, and gives what else was
 * refused to the notice, except a wrong code, which is returned for its field.
 */
export function useFinishSignIn({ onBack, onSession }: StepProps) {
  const [finish] = useFinishSignInMutation({ context: { withoutSession: true } });
  const refusal = useRefusal();
  const send = async (input: FinishSignInInput): Promise<string | undefined> => {
    const answer = (await refusal.answerOf(finish({ variables: { input } })))?.finishSignIn;
    if (answer?.__typename === 'Session') await onSession(answer);
    else if (answer?.__typename === 'StepEnded') onBack(answer);
    else if (answer?.__typename === 'FactorCodeWrong') return answer.message;
    else if (answer) refusal.show(answer);
    return undefined;
  };
  return { send, refusal };
}
