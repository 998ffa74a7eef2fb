import type { PropsWithChildren } from 'react';
import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { SessionState } from '../session/session';
import { SessionProvider } from '../session/SessionProvider';
import { HydrationProvider } from '../kit/hydration';
import { PagePreload } from '../kit/pagePreload';
import { RenderedAt } from '../kit/today';

interface Props {
  client: ApolloClient;
  session: SessionState;
  /** Loads the code of the page at an address. */
  preload: (address: string) => void;
  /** When the server rendered the page, in milliseconds since 1970; 0 where it did not. */
  renderedAt: number;
}

/** What every page has around it, in the browser and on the server alike: data and session. */
export function Providers({ client, session, preload, renderedAt, children }: PropsWithChildren<Props>) {
  return (
    <ApolloProvider client={client}>
      <RenderedAt value={renderedAt}>
        <HydrationProvider isRendered={renderedAt > 0}>
          <SessionProvider session={session}>
            <PagePreload value={preload}>{children}</PagePreload>
          </SessionProvider>
        </HydrationProvider>
      </RenderedAt>
    </ApolloProvider>
  );
}
