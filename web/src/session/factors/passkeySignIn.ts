import type { ApolloClient } from '@apollo/client';
import { STEP_MINUTES } from '../../../../schema/accounts';
import { failsOffline } from '../../apollo/reachabilityLink';
import { askForPasskey, canFillIn, stopAsking } from './ceremony';
import {
  BeginPasskeySignInDocument,
  FinishPasskeySignInDocument,
  type FinishPasskeySignInMutation,
} from './PasskeySignIn.generated';

export type PasskeyAnswer = FinishPasskeySignInMutation['finishPasskeySignIn'];

const context = { withoutSession: true };
/** Before the ticket ends, in milliseconds. */
const RENEWED_AFTER = (STEP_MINUTES - 0.5) * 60_000;

/** What the browser needs to ask for a passkey, and the ticket to send back. */
export async function beginPasskey(client: ApolloClient, more: object = {}) {
  const { data } = await client.mutate({
    mutation: BeginPasskeySignInDocument,
    context: { ...context, ...more },
  });
  return data!.beginPasskeySignIn;
}

async function finish(
  client: ApolloClient,
  ticket: string,
  response: string,
  trustDevice: boolean,
): Promise<PasskeyAnswer> {
  const { data } = await client.mutate({
    mutation: FinishPasskeySignInDocument,
    variables: { input: { ticket, response, trustDevice } },
    context,
  });
  return data!.finishPasskeySignIn;
}

/** Signs in with a passkey that the browser asks for at once. Returns undefined if none was used. */
export async function signInWithPasskey(
  client: ApolloClient,
  trustDevice: () => boolean,
): Promise<PasskeyAnswer | undefined> {
  const { ticket, options } = await beginPasskey(client);
  const response = await askForPasskey(options);
  return response === undefined ? undefined : finish(client, ticket, response, trustDevice());
}

/**
 * Has the browser list passkeys below the username, until one is chosen or the signal says stop; with a new ticket before
 * the old one ends. Returns undefined if none was chosen.
 */
export async function offerPasskeys(
  client: ApolloClient,
  trustDevice: () => boolean,
  signal: AbortSignal,
): Promise<PasskeyAnswer | undefined> {
  if (!(await canFillIn())) return undefined;
  for (let isOffered = true; isOffered && !signal.aborted;) {
    const { ticket, options } = await beginPasskey(client, failsOffline);
    if (signal.aborted) return undefined;
    isOffered = false;
    const renewal = setTimeout(() => {
      isOffered = true;
      stopAsking();
    }, RENEWED_AFTER);
    signal.addEventListener('abort', stopAsking);
    const response = await askForPasskey(options, true);
    signal.removeEventListener('abort', stopAsking);
    clearTimeout(renewal);
    if (response) return finish(client, ticket, response, trustDevice());
  }
  return undefined;
}
