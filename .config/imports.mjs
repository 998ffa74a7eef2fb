import { importOrder } from './importOrder.mjs';

/*
 * Which way imports flow:
 *   api   database/ <- *.entity <- *.service <- *.resolver, *.webhook <- app <- main
 *   web   ui, apollo, paths <- session <- the domains in one order <- app <- main
 */

/** Each domain of the api knows those that stand before it in its row, never one behind. */
const order = ['mails', 'users', 'hotels', 'rooms', 'photos', 'search', 'bookings', 'checkouts', 'reviews'];

const database = {
  regex: '^typeorm(/|$)|/database/',
  message: 'Only entities, services and jobs know the database: call a service or a loader.',
};
const doors = {
  regex: '^(express|@apollo/.*)$|\\.(resolver|webhook)$|/rest(/|$)',
  message: 'A service imports no door: the doors call the service.',
};
const wing = {
  regex: '^\\.{1,2}/(.*/)?rest(/|$)',
  message: 'The compatibility wing stands by itself: nobody but app.ts knows it.',
};
const web = { regex: '/web/', message: 'The api meets the web only in schema/.' };
const api = { regex: '/api/', message: 'The web meets the api only in schema/.' };

const rule = (files, ignores, ...patterns) => ({
  files,
  ignores,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

const behind = (domain) => {
  const later = order.slice(order.indexOf(domain) + 1);
  return {
    regex: later.length ? `^\\.\\./(${later.join('|')})/` : '^(?!)',
    message: `${order.join(' <- ')}: ${domain} must not know those behind it. Announce it, and let them listen.`,
  };
};

/** Rules of one file replace each other, so every group of files states all of its own. */
export function forApi(tests) {
  const knows = ['api/src/*/*.entity.ts', 'api/src/*/*.service.ts'];
  const room = [
    'api/src/database/**',
    'api/src/commands/**',
    'api/src/jobs/**',
    'api/src/{app,health,loaders,main,responseCache}.ts',
  ];
  return [
    rule(['api/src/**/*.ts'], [...room, ...knows, ...tests], web, database, wing),
    rule(room, ['api/src/app.ts', ...tests], web, wing),
    rule(['api/src/app.ts'], [], web),
    rule(knows, tests, web, doors),
    ...order.flatMap((domain) => [
      rule([`api/src/${domain}/*.ts`], [...knows, ...tests], web, database, wing, behind(domain)),
      rule([`api/src/${domain}/*.{entity,service}.ts`], tests, web, doors, behind(domain)),
    ]),
    rule(['api/src/outside/**/*.ts'], tests, web, database, {
      regex: `/(${order.join('|')})/`,
      message: 'What lies outside knows nothing of the house.',
    }),
  ];
}

/** The folders of the web: each imports only from earlier rows, and those of one row do not know one another. */
const webOrder = [
  ['ui', 'apollo', 'paths'],
  ['session'],
  ['rooms'],
  ['search'],
  ['bookings/detail'],
  ['bookings/checkout'],
  ['bookings/change'],
  ['reviews'],
  ['hotels'],
  ['photos'],
  ['users'],
  ['newsletter'],
  ['home'],
  ['app'],
  ['main'],
];

export function forWeb(tests) {
  return [
    {
      files: ['web/src/**/*.{ts,tsx}'],
      plugins: { staybook: { rules: { 'import-order': importOrder } } },
      rules: { 'staybook/import-order': ['error', { root: 'web/src', order: webOrder }] },
    },
    rule(['web/src/**/*.{ts,tsx}'], tests, api),
    rule(['schema/*.ts'], [], {
      regex: '^(?!\\./[a-z]+$)',
      message: 'What both sides share knows itself and nothing else.',
    }),
  ];
}
