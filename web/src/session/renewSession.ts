import type { ApolloClient } from '@apollo/client';
import { failsOffline } from '../apollo/reachabilityLink';
import { device } from './device';
import { owedSignOut } from './owedSignOut';
import type { SignInMutation } from './LoginForm.generated';
import { RenewSessionDocument, ViewerDocument } from './Session.generated';

/** The longest time to wait for an answer (specification, section 9), in milliseconds. */
const TIMEOUT = 20_000;

/** The answer of a sign-in that succeeded. */
export type StartedSession = Extract<SignInMutation['signIn'], { accessToken: string }>;

/** Stores the viewer in the cache and on the device. Empties the cache first if it belongs to another person. */
export async function storeViewer(client: ApolloClient, { viewer }: StartedSession) {
  const before = client.readQuery({ query: ViewerDocument })?.viewer;
  if (before && before.id !== viewer.id) await client.cache.reset();
  device.rememberOwner(viewer.id);
  client.writeQuery({
    query: ViewerDocument,
    data: { viewer: { __typename: 'User', ...viewer } as typeof viewer },
  });
  device.rememberViewer(viewer.photo);
}

/** A new access token for the cookie's session, or undefined when that session has ended. */
export async function renewSession(client: ApolloClient): Promise<string | undefined> {
  const { data } = await client.mutate({
    mutation: RenewSessionDocument,
    context: {
      withoutSession: true,
      ...failsOffline,
      isRenewal: true,
      // a sign-out waits for it
      fetchOptions: { signal: AbortSignal.timeout(TIMEOUT) },
    },
  });
  const answer = data?.renewSession;
  if (answer?.__typename !== 'Session' || owedSignOut()) return undefined;
  await storeViewer(client, answer);
  return answer.accessToken;
}
