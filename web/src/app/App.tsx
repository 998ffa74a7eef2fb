import type { ApolloClient } from '@apollo/client';
import { useRoutes, type RouteObject } from 'react-router-dom';
import type { SessionState } from '../session/session';
import { AppRouter } from '../ui/navigation/AppRouter';
import type { Navigation } from '../ui/navigation/navigation';
import { preloadPage } from './loadPage';
import { Providers } from './Providers';

interface Props {
  client: ApolloClient;
  session: SessionState;
  navigation: Navigation;
  routes: RouteObject[];
  /** When the server rendered the page, in milliseconds since 1970; 0 where it did not. */
  renderedAt?: number;
}

/** The app at an address, in the browser and on the server alike. */
export function App({ client, session, navigation, routes, renderedAt = 0 }: Props) {
  const preload = (address: string) => preloadPage(routes, address);
  return (
    <Providers {...{ client, session, preload, renderedAt }}>
      <AppRouter navigation={navigation}>
        <Pages routes={routes} />
      </AppRouter>
    </Providers>
  );
}

const Pages = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);
