import { useEffect, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { retryUntilReachable } from '../../apollo/reachability';
import type { useRefusal } from '../useRefusal';
import { useStartSession } from '../useStartSession';
import type { PasskeyAnswer } from './passkeySignIn';
import * as texts from './texts';

const load = () => retryUntilReachable(() => import('./passkeySignIn'));

/** Whether this browser knows passkeys. */
export const knowsPasskeys = (): boolean =>
  typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function';

/**
 * Signing in with a passkey: by a button, or from the list that the browser shows below the username. What is refused
 * appears in the form; a passkey that was not used is told only to a person who pressed the button.
 */
export function usePasskeySignIn(trustDevice: boolean, refusal: ReturnType<typeof useRefusal>) {
  const client = useApolloClient();
  const start = useStartSession();
  const [isSending, setSending] = useState(false);
  const [round, setRound] = useState(0);
  const offer = useRef(new AbortController());

  /** After a sign-in that did not succeed: the list below the username has passkeys again. */
  const offerAgain = () => setRound((before) => before + 1);
  const take = async (answer: PasskeyAnswer) => {
    if (answer.__typename === 'Session') return start(answer, trustDevice);
    refusal.show(answer);
    offerAgain();
  };
  const latest = useRef({ trustDevice, take });
  useEffect(() => {
    latest.current = { trustDevice, take };
  });

  useEffect(() => {
    if (!knowsPasskeys()) return;
    const controller = new AbortController();
    offer.current = controller;
    const listPasskeys = async () => {
      const { offerPasskeys } = await load();
      const answer = await offerPasskeys(client, () => latest.current.trustDevice, controller.signal);
      if (answer) await latest.current.take(answer);
    };
    // a list that cannot be had takes nothing from the form
    void listPasskeys().catch(() => undefined);
    return () => controller.abort();
  }, [client, round]);

  /** Before another way of signing in. */
  const stopOffering = () => offer.current.abort();

  const press = async () => {
    stopOffering();
    setSending(true);
    const answer = await refusal.answerOf(
      load()
        .then(({ signInWithPasskey }) => signInWithPasskey(client, () => latest.current.trustDevice))
        .then((data) => ({ data: { answer: data } })),
    );
    setSending(false);
    if (answer?.answer) return take(answer.answer);
    if (answer) refusal.show({ message: texts.noPasskeyUsed });
    offerAgain();
  };

  return { press, isSending, stopOffering, offerAgain };
}
