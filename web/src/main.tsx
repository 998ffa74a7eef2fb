import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router-dom';
import { makeClient } from './apollo/client';
import { App } from './app/App';
import { showFailure } from './app/failures';
import './app/base.css';
import './app/fonts.css';
import './app/palette.css';
import { readHandedOver } from './app/handedOver';
import { followSession, showKept } from './app/offline/offline';
import { forgetScrollPosition } from './app/layout/scrollPosition';
import { routes } from './app/routes';
import { loadAnew } from './app/staleBuild';
import { renewSession } from './session/renewSession';
import { Session } from './session/session';

/** A page that came rendered is taken over; any other is drawn from nothing. */
async function start(): Promise<void> {
  const came = readHandedOver();
  // without its code it is drawn anew, which tells what is wrong
  const handedOver = came && (await loadPage().then(always(true), always(false))) ? came : undefined;
  const session: Session = new Session(
    () => renewSession(client),
    () => showKept(client),
  );
  if (handedOver) forgetScrollPosition();
  // with data of its own a router begins without scrolling to the top
  const router = createBrowserRouter(routes, handedOver && { hydrationData: {} });
  window.addEventListener('vite:preloadError', () => loadAnew(router));
  const client = makeClient({ session, onFailure: (failure) => showFailure(router, failure) });
  if (handedOver) client.cache.restore(handedOver.cache);

  followSession(session, client);
  void session.restore();
  const root = document.getElementById('root')!;
  const app = <App {...{ client, session, router }} renderedAt={handedOver?.renderedAt} />;
  // in slices, between which the browser answers to whoever touches it
  if (handedOver) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  // early.js
  document.dispatchEvent(new Event('takenover'));
}

/** Loads the code of the page that is there already, so that it is taken over as a whole. */
async function loadPage(): Promise<void> {
  for (const { route } of matchRoutes(routes, location) ?? [])
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
}

const always = (value: boolean) => () => value;

void start();
