import { GraphiQL } from 'graphiql';
import 'graphiql/style.css';
import { createRoot } from 'react-dom/client';
import '../app/fonts.css';
import { DOCUMENTS } from './documents';
import './explorer.css';
import { fetcher } from './fetcher';

/** In light or dark, as the app is shown. */
const theme = document.documentElement.dataset.appearance === 'dark' ? 'dark' : 'light';

createRoot(document.getElementById('root')!).render(
  <GraphiQL
    fetcher={fetcher}
    defaultTabs={[...DOCUMENTS]}
    // what is written here, and the key, end with the browser's tab
    storage={sessionStorage}
    defaultEditorToolsVisibility
    forcedTheme={theme}
    showPersistHeadersSettings={false}
    inputValueDeprecation
  >
    <GraphiQL.Logo>
      <h1>
        <a href="/developers">Staybook</a>
      </h1>
    </GraphiQL.Logo>
  </GraphiQL>,
);
