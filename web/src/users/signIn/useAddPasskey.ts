import { useState } from 'react';
import { retryUntilReachable } from '../../apollo/reachability';
import { useRefusal } from '../../session/useRefusal';
import { passkeyName } from './passkeyName';
import {
  useBeginPasskeyRegistrationMutation,
  useFinishPasskeyRegistrationMutation,
} from './Passkeys.generated';
import type { Methods } from './SignInSection';
import * as texts from './texts';

const loadCeremony = () => retryUntilReachable(() => import('../../session/factors/ceremony'));

/** Adds a passkey, named after the browser. Afterwards `onAdded` is told its id. */
export function useAddPasskey(passkeys: Methods['passkeys'], onAdded: (id: string | undefined) => void) {
  const [begin] = useBeginPasskeyRegistrationMutation();
  const [finish] = useFinishPasskeyRegistrationMutation();
  const [isSending, setSending] = useState(false);
  const refusal = useRefusal();

  const make = async () => {
    const begun = (await begin()).data!.beginPasskeyRegistration;
    if (begun.__typename !== 'PasskeyStep') return begun;
    const { ticket, options } = begun;
    const made = await (await loadCeremony()).makePasskey(options);
    if ('problem' in made)
      return { message: made.problem === 'exists' ? texts.passkeyExists : texts.noPasskeyAdded };
    const taken = passkeys.map(({ name }) => name);
    const input = { ticket, response: made.response, name: passkeyName(navigator.userAgent, taken) };
    return (await finish({ variables: { input } })).data!.finishPasskeyRegistration;
  };

  const add = async () => {
    setSending(true);
    const answer = await refusal.answerOf(make().then((data) => ({ data })));
    setSending(false);
    if (answer && 'message' in answer) refusal.show(answer);
    else if (answer)
      onAdded(answer.passkeys.find(({ id }) => passkeys.every((known) => known.id !== id))?.id);
  };

  return { add, isSending, isWaiting: refusal.isWaiting, notice: refusal.notice };
}
