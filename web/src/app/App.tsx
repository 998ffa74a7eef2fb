import type { ApolloClient } from '@apollo/client';
import { matchRoutes, RouterProvider, type RouteObject, type RouterProviderProps } from 'react-router-dom';
import type { Session } from '../session/session';
import { Providers } from './Providers';

interface Props {
  client: ApolloClient;
  session: Session;
  router: RouterProviderProps['router'];
  renderedAt?: number;
}

/** The app in the browser. */
export function App({ client, session, router, renderedAt = 0 }: Props) {
  const preload = (address: string) => preloadPage(router.routes, address);
  return (
    <Providers {...{ client, session, preload, renderedAt }}>
      <RouterProvider router={router} />
    </Providers>
  );
}

/** Loads the code of the page at an address. A failure is left to the visit itself, which tries again. */
function preloadPage(routes: RouteObject[], address: string): void {
  for (const { route } of matchRoutes(routes, address) ?? [])
    if (typeof route.lazy === 'function') void route.lazy().catch(() => undefined);
}
