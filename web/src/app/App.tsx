import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { matchRoutes, RouterProvider, type RouteObject, type RouterProviderProps } from 'react-router-dom';
import type { Session } from '../session/session';
import { SessionProvider } from '../session/SessionProvider';
import { PagePreload } from '../ui/pagePreload';
import { theme } from './theme';

interface Props {
  client: ApolloClient;
  session: Session;
  router: RouterProviderProps['router'];
}

/** The app in its providers: theme, data, session, router. */
export function App({ client, session, router }: Props) {
  return (
    <ThemeProvider theme={theme} modeStorageKey="appearance" disableTransitionOnChange noSsr>
      <CssBaseline />
      <ApolloProvider client={client}>
        <SessionProvider session={session}>
          <PagePreload value={(address) => preloadPage(router.routes, address)}>
            <RouterProvider router={router} />
          </PagePreload>
        </SessionProvider>
      </ApolloProvider>
    </ThemeProvider>
  );
}

/** Loads the code of the page at an address. A failure is left to the visit itself, which tries again. */
function preloadPage(routes: RouteObject[], address: string): void {
  for (const { route } of matchRoutes(routes, address) ?? [])
    if (typeof route.lazy === 'function') void route.lazy().catch(() => undefined);
}
