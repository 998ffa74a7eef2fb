import type { ApolloClient } from '@apollo/client';
import { usePreloadOnIntent } from '../kit/navigation/pagePreload';
import { useScrollPosition } from '../kit/navigation/useScrollPosition';
import type { SessionState } from '../session/session';
import { useFailurePages, type Failures } from './failures';
import { useJoinedHotels } from './joinedHotels';
import { usePage, type PageTable } from './pageTable';
import { Providers } from './Providers';

interface Props {
  client: ApolloClient;
  session: SessionState;
  pages: PageTable;
  failures: Failures;
  /** When the server rendered the page, in milliseconds since 1970; 0 where it did not. */
  renderedAt?: number;
}

/** The app within a router, in the browser and on the server alike. */
export const App = ({ client, session, pages, failures, renderedAt = 0 }: Props) => (
  <Providers {...{ client, session, pages, renderedAt }}>
    <Page pages={pages} failures={failures} />
  </Providers>
);

function Page({ pages, failures }: Pick<Props, 'pages' | 'failures'>) {
  useScrollPosition();
  usePreloadOnIntent();
  useFailurePages(failures);
  useJoinedHotels();
  return usePage(pages);
}
