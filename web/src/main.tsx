import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { makeClient } from './apollo/client';
import { App } from './app/App';
import './app/fonts.css';
import { paths } from './paths';
import { routes } from './app/routes';
import { loadAnew } from './app/staleBuild';
import { renewSession } from './session/renewSession';
import { Session } from './session/session';

const session = new Session(() => renewSession(client));
const router = createBrowserRouter(routes);
window.addEventListener('vite:preloadError', () => loadAnew(router));

const client = makeClient({
  session,
  onFailure: ({ message, code }) => {
    const { pathname, search } = router.state.location;
    const from = pathname + search;
    if (code === 'UNAUTHENTICATED') void router.navigate(paths.login(from), { state: { from } });
    else if (message) void router.navigate(paths.handleError(), { state: { message, from } });
    else void router.navigate(paths.somethingWentWrong(), { state: { from } });
  },
});

void session.restore();
createRoot(document.getElementById('root')!).render(
  <App client={client} session={session} router={router} />,
);
