import type { ApolloClient } from '@apollo/client';
import { failsOffline } from '../apollo/lineLink';
import { device } from './device';
import { owedSignOut } from './owedSignOut';
import { RenewSessionDocument, ViewerDocument, type SignInMutation } from './Session.generated';

/** How long an answer may take (specification, section 9), in milliseconds. */
const TIMEOUT = 20_000;

type Begun = Extract<SignInMutation['signIn'], { accessToken: string }>;

/** Makes the person known to the screens. Nothing of somebody who was here before stays in the cache. */
export async function welcome(client: ApolloClient, { viewer }: Begun) {
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
  await welcome(client, answer);
  return answer.accessToken;
}
