import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { separateIcons } from './vite/icons.ts';
import { englishDocument, languages } from './vite/languages.ts';
import { inlineTables } from './vite/inlineTables.ts';
import { offline } from './vite/offline.ts';
import { preloadFonts } from './vite/preloadFonts.ts';
import { productionRouter } from './vite/productionRouter.ts';
import { scriptsOfDocuments } from './vite/scriptsOfDocuments.ts';
import { browserColours, css } from './vite/tokens.ts';

const api = process.env.API_URL ?? 'http://127.0.0.1:4000';

/** The components of MUI with what they need: no page that visitors come to first has any. */
const MUI =
  /node_modules\/(@mui|@emotion|@base-ui|@popperjs|@babel\/runtime|clsx|hoist-non-react-statics|prop-types|react-is|react-transition-group|stylis)\//;

/** Files that every page has asked for before any code names another one. */
const OF_EVERY_PAGE = /assets\/(index|framework|apollo|shared|fields|rolldown-runtime)-/;

/** The client of the cache with what it needs, but for what waits until it is wanted: links and hooks. */
const APOLLO =
  /node_modules\/(@apollo\/client\/(core|cache|errors|masking|utilities|link\/(core|utils|error))|@wry|optimism|rxjs|tslib|graphql\/(language|jsutils))\//;

/** What home, lists of hotels and hotels share: one file instead of a dozen small ones. */
const SEARCH =
  /src\/(kit\/(written|StrongPrice|Photo|Rating|Stars|DateField)|search\/(lastSearch|PartyField|StayFields|CityField))\.tsx?$|useSuspense(Fragment|Query|HookCacheKey)\.js$|validateSuspenseHookOptions\.js$|schema\/emailAddress\.ts$/;

/** What lists of hotels and of rooms share. */
const LISTS =
  /(src\/(kit\/(distance|PageLinks|listParam|ShortReference|cardLink\.module|CardsSkeleton)|search\/HotelRowsSkeleton|rooms\/(BriefTerms|cancellationTerms))|schema\/features)\.(tsx?|css)$/;

/** What opens below a field: its hooks, and the styles of all such parts, which would be small files. */
const POPOVER =
  /src\/(kit\/(Popover|useMedia|useDebounced)\.tsx?|(kit\/(Popover|Calendar)|search\/(StayCalendar|(destination|party)\/\w+))\.module\.css)$/;

/** Small parts of choices, which the guests of a search and the page of a hotel share. */
const CHOICES = /src\/kit\/(Stepper(\.module)?|chip\.module)\.(tsx|css)$/;

/** A field and a notice that home and many pages with forms have. */
const FORMS = /src\/kit\/(TextField|ArrivalNotice|useForm)\.tsx?$/;

/** Small parts that the page of a hotel shares with those of a booking. */
const BOOKING =
  /(src\/(kit\/(usePageShow|About|Marked|specified)|apollo\/idempotencyKey|bookings\/\w+\/(chosenExtras|stayDetails)|rooms\/(selection|NightsChanged\.generated))|schema\/(arrivals|cancellationSteps|extras|textRules|stayRequests|houseRules))(\.module)?\.(tsx?|css)$/;

/** What turns pictures, one by one and full screen. */
const PICTURES = /src\/kit\/(Carousel|Arrow|useSwipe)(\.module)?\.(tsx?|css)$/;

/** Small parts that the cards and lists of reviews share. */
const REVIEWS =
  /(src\/(reviews\/(SortReviews|subjectNames)|kit\/Answer)|schema\/reviewScores)(\.module)?\.(tsx?|css)$/;

export default defineConfig({
  plugins: [
    react(),
    browserColours(),
    separateIcons(),
    inlineTables(),
    preloadFonts(),
    scriptsOfDocuments(),
    offline(),
    productionRouter(),
    languages(),
    englishDocument(),
  ],
  css,
  // RxJS as it is written: its older form brings a library of helpers along
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    outDir: 'dist',
    manifest: true,
    assetsInlineLimit: 0,
    // what every page has already needs no name in the lists of what each page needs
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !OF_EVERY_PAGE.test(file)) : files,
    },
    // the map and the table of the staff area, which load by themselves, are larger than what is warned of
    chunkSizeWarningLimit: 1100,
    rolldownOptions: {
      // a text stands in the file of the page that shows it, not in one for all pages that show any text of its folder
      optimization: { inlineConst: { mode: 'all' } },
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
            { name: 'shared', test: (module) => !MUI.test(module), minShareCount: 30 },
            { name: 'mui', test: MUI, minShareCount: 2 },
            // the large packages of single pages, which are the same in every language
            { name: 'map', test: /node_modules\/(maplibre-gl|@maplibre|@mapbox)\// },
            { name: 'grid', test: /node_modules\/@mui\/x-(data-grid|virtualizer|internals)\// },
            { name: 'charts', test: /node_modules\/(@mui\/x-charts\w*|d3-\w+|internmap|flatqueue)\// },
            { name: 'fields', test: SEARCH },
            { name: 'lists', test: LISTS },
            { name: 'popover', test: POPOVER },
            { name: 'choices', test: CHOICES },
            { name: 'booking', test: BOOKING },
            { name: 'reviews', test: REVIEWS },
            { name: 'pictures', test: PICTURES },
            { name: 'forms', test: FORMS },
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
      '/documents': api,
      '/session/end': api,
      '/captcha': api,
    },
  },
});
