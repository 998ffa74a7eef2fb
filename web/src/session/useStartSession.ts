import { useApolloClient } from '@apollo/client/react';
import { device } from './device';
import { storeViewer, type StartedSession } from './renewSession';
import { useSession } from './SessionProvider';

/** Opens the session of an answer, which the person may want to keep on this device. */
export function useStartSession() {
  const client = useApolloClient();
  const { session } = useSession();
  return async (started: StartedSession, trustDevice: boolean) => {
    device.rememberTrust(trustDevice);
    await storeViewer(client, started);
    session.begin(started.accessToken);
  };
}
