import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { makeClient } from './apollo/client';
import { loadHttpLink } from './apollo/lazyHttpLink';
import { App } from './app/App';
import { Failures } from './app/failures';
import './app/base.css';
import './app/fonts.css';
import './kit/tokens.css';
import { readHydrationData } from './app/hydrationData';
import { followSession, showKept } from './app/offline/offline';
import { FirstMoment } from './app/pages/FirstMoment';
import { PageTable } from './app/pageTable';
import { routes } from './app/routes';
import { reloadOnce } from './app/staleBuild';
import { paths } from './paths';
import { currentLanguage, languagePrefix, splitLanguage } from '../../schema/language';
import { renewSession } from './session/renewSession';
import { Session } from './session/session';

/** How long after a page is taken over the browser is left to itself, in milliseconds. */
const QUIET_MS = 1000;

/** A page that came rendered is taken over; any other is drawn from nothing. */
async function start(): Promise<void> {
  const root = document.getElementById('root')!;
  const came = readHydrationData();
  const drawn = came ? undefined : createRoot(root);
  drawn?.render(<FirstMoment />);
  const pages = new PageTable(routes);
  window.addEventListener('vite:preloadError', () => reloadOnce());
  const isLoaded = await Promise.resolve(pages.load(splitLanguage(window.location.pathname).path)).then(
    () => true,
    () => false,
  );
  // what follows is work enough for a task of its own
  await new Promise((resolve) => setTimeout(resolve));
  // without its code it is rendered from nothing, which tells what is wrong
  const hydrationData = isLoaded ? came : undefined;
  const session: Session = new Session(
    () => renewSession(client),
    () => showKept(client),
  );
  const failures = new Failures();
  const client = makeClient({ session, onFailure: failures.tell });
  if (hydrationData) client.cache.restore(hydrationData.cache);

  followSession(session, client);
  // people can sign out while the server cannot be reached
  session.subscribe(() => {
    if (session.status() === 'signedIn') void pages.load(paths.logout())?.catch(() => undefined);
  });
  void session.restore();
  const app = (
    <BrowserRouter basename={languagePrefix(currentLanguage())}>
      <App {...{ client, session, pages, failures }} renderedAt={hydrationData?.renderedAt} />
    </BrowserRouter>
  );
  // a page that came rendered asks for nothing at first
  if (hydrationData) setTimeout(loadAhead, QUIET_MS);
  else loadAhead();
  // in slices, between which the browser handles input
  if (hydrationData) startTransition(() => void hydrateRoot(root, app));
  else (drawn ?? createRoot(root)).render(app);
  restoreTyped();
  // early.js
  document.dispatchEvent(new Event('hydrated'));
}

/** Types again what was typed on this page in another language. Pages that came otherwise load nothing for it. */
function restoreTyped(): void {
  try {
    if (sessionStorage.getItem('typedText') === null) return;
  } catch {
    return;
  }
  void import('./kit/typedText').then((loaded) => loaded.restoreTyped()).catch(() => undefined);
}

/** What the first question needs. A failure is left to the question itself, which tries again. */
const loadAhead = (): void => void loadHttpLink().catch(() => undefined);

void start();
