import { ApolloClient, ApolloLink } from '@apollo/client';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RouteObject } from 'react-router-dom';
import { makeCache } from '../src/apollo/cache';
import { staleLink } from '../src/apollo/staleLink';
import { App } from '../src/app/App';
import { PageTable } from '../src/app/pageTable';
import { welcome } from '../src/session/renewSession';
import { Session } from '../src/session/session';
import { memoryNavigation } from '../src/kit/navigation/navigation';
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
    await welcome(client, { __typename: 'Session', accessToken: 'token', viewer });
    session.begin('token');
  }
  const pages = new PageTable(routes);
  const navigation = memoryNavigation(at, ({ pathname }) => pages.load(pathname));
  await act(async () => {
    render(<App {...{ client, session, navigation, pages }} />);
  });
  const address = () => navigation.place.location.pathname + navigation.place.location.search;
  return { user: userEvent.setup(), address, navigation, session, client, asked };
}
