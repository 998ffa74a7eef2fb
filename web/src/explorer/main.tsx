import { GraphiQL } from 'graphiql';
import 'graphiql/style.css';
import { createRoot } from 'react-dom/client';
import '../app/fonts.css';
import { DOCUMENTS } from './documents';
import './explorer.css';
import { fetcher } from './fetcher';
import { nameEditors } from './nameEditors';

/** In light or dark, as the app is shown. */
const theme = document.documentElement.dataset.appearance === 'dark' ? 'dark' : 'light';

const root = document.getElementById('root')!;
nameEditors(root);
createRoot(root).render(
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
      <a href="/developers">Staybook</a>
    </GraphiQL.Logo>
  </GraphiQL>,
);
