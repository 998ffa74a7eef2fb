import type { ApolloClient } from '@apollo/client';
import type { SessionState } from './session';

/*
 * What a session needs only after it has begun, and no first page loads. It is loaded when the session begins, since the
 * network may be gone when it is needed.
 */

export { sendSignOut } from './sendSignOut';

/** Asks the person for a proof that they are at the device; false without one, or where the dialog cannot be loaded. */
export const prove = (client: ApolloClient, session: SessionState): Promise<boolean> =>
  import('./proof/askForProof').then(
    ({ askForProof }) => askForProof(client, session),
    () => false,
  );
