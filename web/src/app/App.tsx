import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import type { Session } from '../session/session';
import { SessionProvider } from '../session/SessionProvider';
import { PagePreload } from '../ui/pagePreload';
import { preloadPage } from './preloadPage';
import { theme } from './theme';

interface Props {
  client: ApolloClient;
  session: Session;
  router: RouterProviderProps['router'];
}

/** The app in its providers: look, data, person, address. */
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
