import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { createRoot } from 'react-dom/client';
import type { SessionState } from '../session';
import { ProofDialog } from './ProofDialog';

let asking: Promise<boolean> | undefined;

/**
 * Asks the person to prove that they are at the device; false if they cancel, or the session ends meanwhile. Calls that
 * need a proof at once share one dialog. It has a root of its own, so that no page has to make room for it.
 */
export const askForProof = (client: ApolloClient, session: SessionState): Promise<boolean> =>
  (asking ??= ask(client, session).finally(() => (asking = undefined)));

async function ask(client: ApolloClient, session: SessionState): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  let unsubscribe: (() => void) | undefined;
  try {
    return await new Promise<boolean>((resolve) => {
      unsubscribe = session.subscribe(() => {
        if (session.status() !== 'signedIn') resolve(false);
      });
      root.render(
        <ApolloProvider client={client}>
          <ProofDialog
            onProven={(accessToken) => {
              if (session.status() === 'signedIn') session.begin(accessToken);
              resolve(true);
            }}
            onCancel={() => resolve(false)}
          />
        </ApolloProvider>,
      );
    });
  } finally {
    unsubscribe?.();
    root.unmount();
    place.remove();
  }
}
