import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { makeClient } from './apollo/client';
import { loadHttpLink } from './apollo/lazyHttpLink';
import { App } from './app/App';
import { showFailure } from './app/failures';
import './app/base.css';
import './app/fonts.css';
import './kit/tokens.css';
import { readHandedOver } from './app/handedOver';
import { followSession, showKept } from './app/offline/offline';
import { FirstMoment } from './app/pages/FirstMoment';
import { PageTable } from './app/pageTable';
import { routes } from './app/routes';
import { loadAnew } from './app/staleBuild';
import { paths } from './paths';
import { renewSession } from './session/renewSession';
import { Session } from './session/session';
import { browserNavigation } from './kit/navigation/navigation';

/** How long after a page is taken over the browser is left to itself, in milliseconds. */
const QUIET_MS = 1000;

/** A page that came rendered is taken over; any other is drawn from nothing. */
async function start(): Promise<void> {
  const root = document.getElementById('root')!;
  const came = readHandedOver();
  const drawn = came ? undefined : createRoot(root);
  drawn?.render(<FirstMoment />);
  const pages = new PageTable(routes);
  const navigation = browserNavigation(({ pathname }) => pages.load(pathname));
  window.addEventListener('vite:preloadError', () => loadAnew(navigation));
  await navigation.loadFirst();
  // what follows is work enough for a task of its own
  await new Promise((resolve) => setTimeout(resolve));
  // without its code it is drawn anew, which tells what is wrong
  const handedOver = navigation.place.failure === undefined ? came : undefined;
  const session: Session = new Session(
    () => renewSession(client),
    () => showKept(client),
  );
  const client = makeClient({ session, onFailure: (failure) => showFailure(navigation, failure) });
  if (handedOver) client.cache.restore(handedOver.cache);

  followSession(session, client);
  // somebody can sign out where the server cannot be reached
  session.subscribe(() => {
    if (session.status() === 'signedIn') void pages.load(paths.logout())?.catch(() => undefined);
  });
  void session.restore();
  const app = <App {...{ client, session, navigation, pages }} renderedAt={handedOver?.renderedAt} />;
  // a page that came rendered asks for nothing at first
  if (handedOver) setTimeout(loadAhead, QUIET_MS);
  else loadAhead();
  // in slices, between which the browser answers to whoever touches it
  if (handedOver) startTransition(() => void hydrateRoot(root, app));
  else (drawn ?? createRoot(root)).render(app);
  // early.js
  document.dispatchEvent(new Event('takenover'));
}

/** What the first question needs. A failure is left to the question itself, which tries again. */
const loadAhead = (): void => void loadHttpLink().catch(() => undefined);

void start();
