import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { makeClient } from './apollo/client';
import { App } from './app/App';
import { showFailure } from './app/failures';
import './app/fonts.css';
import { routes } from './app/routes';
import { loadAnew } from './app/staleBuild';
import { renewSession } from './session/renewSession';
import { Session } from './session/session';

const session = new Session(() => renewSession(client));
const router = createBrowserRouter(routes);
window.addEventListener('vite:preloadError', () => loadAnew(router));

const client = makeClient({
  session,
  onFailure: (failure) => showFailure(router, failure),
});

void session.restore();
createRoot(document.getElementById('root')!).render(
  <App client={client} session={session} router={router} />,
);
