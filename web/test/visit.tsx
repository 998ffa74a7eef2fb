import { useLayoutEffect, type ReactNode } from 'react';
import { ApolloClient, ApolloLink } from '@apollo/client';
import { act, render } from '@testing-library/react';

import userEvent from '@testing-library/user-event';
import {
  BrowserRouter,
  Outlet,
  useLocation,
  type NavigateOptions,
  type RouteObject,
  type To,
} from 'react-router-dom';
import { makeCache } from '../src/apollo/cache';
import { staleLink } from '../src/apollo/staleLink';
import { App } from '../src/app/App';
import { Failures } from '../src/app/failures';
import { PageTable } from '../src/app/pageTable';
import { storeViewer } from '../src/session/renewSession';
import { Session } from '../src/session/session';
import { useNavigate } from '../src/kit/navigation/hooks';
import type { Viewer } from '../src/session/SessionProvider';
import { fakeServer, type Answers } from './fakeServer';

export type { Answers, Data } from './fakeServer';

interface Visit {
  at: string;
  routes: RouteObject[];
  answers?: Answers;
  /** The signed-in person; undefined: nobody. */
  viewer?: Viewer;
}

export const guest: Viewer = {
  id: 'aaaaaaaaaaaaaaaaaaaaaaaa',
  name: 'Guest Demo',
  username: 'guest_demo',
  email: 'guest_demo@staybook.example',
  role: 'CUSTOMER',
  photo: null,
  currency: null,
  language: null,
};

/** Opens an address of the app in its real providers, with the real cache and a server of canned answers. */
export async function visit({ at, routes, answers = {}, viewer }: Visit) {
  const { link, asked } = fakeServer(answers);
  const client = new ApolloClient({
    cache: makeCache(),
    link: ApolloLink.from([staleLink(), link]),
    dataMasking: true,
  });
  const session = new Session(() => Promise.resolve(undefined));
  if (viewer) {
    await storeViewer(client, { __typename: 'Session', accessToken: 'token', viewer });
    session.begin('token');
  }
  const { navigation, Spy } = spyOnNavigation();
  const pages = new PageTable(withSpy(routes, <Spy />));
  window.history.replaceState(null, '', at);
  await act(async () => {
    render(
      <BrowserRouter>
        <App {...{ client, session, pages }} failures={new Failures()} />
      </BrowserRouter>,
    );
  });
  const address = () => navigation.location.pathname + navigation.location.search;
  return { user: userEvent.setup(), address, navigation, session, client, asked };
}

/** What leads on, once the element is rendered within the router, and the address of the browser, which changes first. */
export function spyOnNavigation() {
  let state: Record<string, unknown> | null = null;
  const navigation = {
    navigate: undefined as unknown as (to: To | number, options?: NavigateOptions) => Promise<void>,
    get location() {
      const { pathname, search } = window.location;
      return { pathname, search, state };
    },
  };
  function Spy() {
    const navigate = useNavigate();
    const location = useLocation();
    useLayoutEffect(() => {
      navigation.navigate = navigate;
      state = location.state;
    });
    return null;
  }
  return { navigation, Spy };
}

/** The routes, each page with an element beside it. */
const withSpy = (routes: RouteObject[], spy: ReactNode): RouteObject[] => [
  {
    element: (
      <>
        {spy}
        <Outlet />
      </>
    ),
    children: [...routes, { path: '*', element: null }],
  },
];
