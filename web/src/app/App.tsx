import type { ApolloClient } from '@apollo/client';
import { useLocation, useRoutes } from 'react-router-dom';
import type { SessionState } from '../session/session';
import { AppRouter } from '../kit/navigation/AppRouter';
import type { Navigation } from '../kit/navigation/navigation';
import type { PageTable } from './pageTable';
import { Providers } from './Providers';

interface Props {
  client: ApolloClient;
  session: SessionState;
  navigation: Navigation;
  pages: PageTable;
  /** When the server rendered the page, in milliseconds since 1970; 0 where it did not. */
  renderedAt?: number;
}

/** The app at an address, in the browser and on the server alike. */
export function App({ client, session, navigation, pages, renderedAt = 0 }: Props) {
  // a failure is left to the visit itself, which tries again
  const preload = (address: string) =>
    void pages.load(address.replace(/[?#].*/s, ''))?.catch(() => undefined);
  return (
    <Providers {...{ client, session, preload, renderedAt }}>
      <AppRouter navigation={navigation}>
        <Page pages={pages} />
      </AppRouter>
    </Providers>
  );
}

function Page({ pages }: { pages: PageTable }) {
  const way = pages.find(useLocation().pathname);
  return useRoutes(way ? [way] : []);
}
