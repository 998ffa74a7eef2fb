import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, minifySync, type Plugin } from 'vite';

const api = process.env.API_URL ?? 'http://127.0.0.1:4000';

const SHOWN_FONTS = /(figtree|fraunces)-.{8}\.woff2$/;

/** Asks for the two fonts that every page shows before the style sheet does. */
const preloadFonts = (): Plugin => ({
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => SHOWN_FONTS.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head' as const,
        })),
  },
});

const minified = (file: string): string =>
  minifySync(file, readFileSync(new URL(file, import.meta.url), 'utf8')).code.trim();

/**
 * The script that runs before the first paint becomes a part of the document, which waits for no other file then. That of
 * pages that come with their content is written beside it: the api makes it a part of those.
 */
const scriptsOfDocuments = (): Plugin => ({
  name: 'scripts-of-documents',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'asset', fileName: 'early.js', source: minified('early.js') });
  },
  transformIndexHtml: (html) =>
    html.replace(
      '<script src="/appearance.js"></script>',
      () => `<script>${minified('public/appearance.js')}</script>`,
    ),
});

/** What opens where the server cannot be reached; see serviceWorker.js. */
const OFFLINE = [
  'index.html',
  'src/app/offline/keptBookings.ts',
  'src/bookings/detail/MyBookingsPage.tsx',
  'src/bookings/detail/BookingPage.tsx',
  'src/session/LogoutPage.tsx',
  'src/session/sendSignOut.ts',
];
const OFFLINE_FILES = ['/avatar.svg', '/staybook.svg'];

/** The service worker, with the files that it keeps: the first is the one that every page runs. */
const offline = (): Plugin => ({
  name: 'offline',
  apply: 'build',
  generateBundle(_options, bundle) {
    const files = new Set<string>();
    const add = (name: string) => {
      const chunk = bundle[name];
      if (chunk?.type !== 'chunk' || files.has(name)) return;
      files.add(name);
      for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
      chunk.imports.forEach(add);
    };
    for (const page of OFFLINE) {
      const isOf = (of: string | null | undefined) => of?.endsWith(`/web/${page}`);
      const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && isOf(file.facadeModuleId));
      if (!chunk) this.error(`${page} has no file of its own.`);
      add(chunk.fileName);
    }
    for (const name of Object.keys(bundle)) if (SHOWN_FONTS.test(name)) files.add(name);
    const names = JSON.stringify([...[...files].map((name) => `/${name}`), ...OFFLINE_FILES]);
    const source = readFileSync(new URL('serviceWorker.js', import.meta.url), 'utf8');
    this.emitFile({
      type: 'asset',
      fileName: 'service-worker.js',
      source: source.replace('FILES = []', `FILES = ${names}`),
    });
  },
});

/** The router's package offers its development build to bundlers; people get the other one. */
export const productionRouter = (): Plugin => ({
  name: 'production-router',
  apply: 'build',
  config: () => {
    const folder = createRequire(import.meta.url)
      .resolve('react-router')
      .replace(/development.*/, 'production/');
    const alias = [
      { find: /^react-router$/, replacement: `${folder}index.mjs` },
      { find: /^react-router\/dom$/, replacement: `${folder}dom-export.mjs` },
    ];
    return { resolve: { alias } };
  },
});

/** The components of MUI with what they need: no page that visitors come to first has any. */
const MUI =
  /node_modules\/(@mui|@emotion|@base-ui|@popperjs|@babel\/runtime|clsx|hoist-non-react-statics|prop-types|react-is|react-transition-group|stylis)\/|\/src\/mui\//;

/** Files that every page has asked for before any code names another one. */
const OF_EVERY_PAGE = /assets\/(framework|apollo|shared|rolldown-runtime)-/;

/** The client of the cache with what it needs, but for what waits until it is wanted: links and hooks. */
const APOLLO =
  /node_modules\/(@apollo\/client\/(core|cache|errors|masking|utilities|link\/(core|utils|error))|@wry|optimism|rxjs|tslib|graphql\/(language|jsutils))\//;

/** What home, lists of hotels and hotels share: one file instead of a dozen small ones. */
const SEARCH =
  /src\/(ui\/(Photo|Rating|Stars|DateField)|search\/(chosen|RoomOptions|StayFields|CityField))\.tsx?$|useSuspenseFragment\.js$/;

export default defineConfig({
  plugins: [react(), preloadFonts(), scriptsOfDocuments(), offline(), productionRouter()],
  // RxJS as it is written: its older form brings a library of helpers along
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    outDir: 'dist',
    manifest: true,
    assetsInlineLimit: 0,
    // what every page has already needs no name in the lists of what each page needs
    modulePreload: {
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !OF_EVERY_PAGE.test(file)) : files,
    },
    // the map and the table of the staff area, which load by themselves, are larger than what is warned of
    chunkSizeWarningLimit: 1100,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // changes only when React or the router is upgraded: browsers keep it when a new version of Staybook comes
            {
              name: 'framework',
              test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
              priority: 1,
            },
            // a file of its own is read in a task of its own, and kept as long
            { name: 'apollo', test: APOLLO, priority: 1 },
            // what nearly every page needs comes as one file: fewer requests, and it compresses better than many small files
            { name: 'shared', test: (module) => !MUI.test(module), minShareCount: 16 },
            { name: 'mui', test: MUI, minShareCount: 16 },
            { name: 'search', test: SEARCH },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/graphql': { target: api, ws: true },
      '/dev': api,
      '/api': api,
      '/session/end': api,
      '/captcha': api,
    },
  },
});
