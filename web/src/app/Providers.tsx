import type { PropsWithChildren } from 'react';
import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { SessionState } from '../session/session';
import { CurrencyProvider } from '../currency/CurrencyProvider';
import { SessionProvider } from '../session/SessionProvider';
import { HydrationProvider } from '../kit/hydration';
import { PagePreload } from '../kit/navigation/pagePreload';
import { RenderedAt } from '../kit/today';
import type { PageTable } from './pageTable';

interface Props {
  client: ApolloClient;
  session: SessionState;
  pages: PageTable;
  /** When the server rendered the page, in milliseconds since 1970; 0 where it did not. */
  renderedAt: number;
}

/** What every page has around it, in the browser and on the server alike: data and session. */
export function Providers({ client, session, pages, renderedAt, children }: PropsWithChildren<Props>) {
  return (
    <ApolloProvider client={client}>
      <RenderedAt value={renderedAt}>
        <HydrationProvider isRendered={renderedAt > 0}>
          <SessionProvider session={session}>
            <CurrencyProvider>
              <PagePreload value={pages.load}>{children}</PagePreload>
            </CurrencyProvider>
          </SessionProvider>
        </HydrationProvider>
      </RenderedAt>
    </ApolloProvider>
  );
}
