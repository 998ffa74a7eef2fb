import { readFileSync } from 'node:fs';
import path from 'node:path';
import { importOrder } from './importOrder.mjs';

/** The folders below all domains, and those above them, each in the order of imports. */
const below = ['core', 'database', 'external', 'access'];
const above = ['http', 'graphql', 'ops', 'rendering', 'files', 'v1'];

/** The folders of the domains, in the order of the list in domains.ts. */
function domainFolders() {
  const text = readFileSync(path.join(import.meta.dirname, '../api/src/domains.ts'), 'utf8');
  const folders = new Map(
    [...text.matchAll(/^import { (\w+) } from '\.\/([\w/]+)\/domain';$/gm)].map(([, name, folder]) => [
      name,
      folder,
    ]),
  );
  const [, list] = /declareDomains\(\[([^\]]*)\]\)/.exec(text);
  return list
    .split(/[\s,]+/)
    .map((name) => folders.get(name)?.split('/')[0])
    .filter((folder) => folder && !below.includes(folder) && !above.includes(folder));
}

/** The folders of the api, as paths from api/src: each imports only from earlier ones. */
const apiOrder = [
  ...[...below, ...domainFolders(), ...above, 'domains'].map((folder) => [folder]),
  ['../standins', '../seeds'],
  ['optionalParts'],
  ['commands', 'app'],
  ['main'],
];

const database = {
  regex: '^typeorm(/|$)|/database/',
  allowTypeImports: true,
  message: 'Only entities, services, subscribers, loaders and jobs use the database: call one of them.',
};
const openedDatabase = {
  ...database,
  regex: '^typeorm(/|$)|/database/(?!connect$)',
  message: 'Commands and main open the database, and leave the rest to services.',
};
const serving = {
  regex: '^(express|@apollo/.*)$|\\.(resolver|route|webhook)$|/(http|graphql|rendering|v1)/',
  message: 'A service imports nothing that serves: resolvers and routes call the service.',
};
const outsideWorkspace = {
  regex: '/web/|^[./]*/(test|bench)/',
  message: 'The api meets the web only in schema/, and needs nothing of its tests.',
};
const optionalPart = {
  regex: '^[./]*/(standins|seeds)/',
  message: 'An image may lack this workspace: optionalParts.ts loads it where the settings ask for it.',
};
const outsideApi = [outsideWorkspace, optionalPart];
const api = { regex: '/api/', message: 'The web meets the api only in schema/.' };
const staffKit = {
  regex: '^@(mui|emotion)/',
  message: 'Material UI is for web/src/admin: guests have the parts of kit/.',
};

const restrict = (files, ignores, ...patterns) => ({
  files,
  ignores,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

const ordered = (files, ignores, options) => ({
  files,
  ignores,
  plugins: { staybook: { rules: { 'import-order': importOrder } } },
  rules: { 'staybook/import-order': ['error', options] },
});

/** If several rules match a file, only the last one counts, so each states everything for its files. */
export function forApi(tests) {
  return [
    ordered(['api/{src,standins,seeds}/**/*.ts'], tests, { root: 'api/src', order: apiOrder }),
    restrict(['api/{standins,seeds}/**/*.ts'], tests, outsideWorkspace),
    restrict(['api/src/**/*.ts'], tests, ...outsideApi, database),
    restrict(['api/src/main.ts', 'api/src/commands/**'], tests, ...outsideApi, openedDatabase),
    restrict(
      ['api/src/database/**', 'api/src/**/domain.ts', 'api/src/graphql/makeContext.ts'],
      tests,
      ...outsideApi,
    ),
    restrict(['api/src/**/*.{entity,service,subscriber,loaders}.ts'], tests, ...outsideApi, serving),
  ];
}

/** The folders of the web: each imports only from earlier rows, and those of one row do not import each other. */
const webOrder = [
  ['store'],
  ['kit', 'apollo', 'paths'],
  ['session'],
  ['currency'],
  ['saved/heart'],
  ['uploads'],
  ['chats'],
  ['rooms'],
  ['search'],
  ['watches'],
  ['bookings/folio'],
  ['bookings/balance'],
  ['bookings/extras'],
  ['bookings/invoice'],
  ['bookings/affected'],
  ['bookings/refund'],
  ['bookings/staffchange'],
  ['bookings/guests'],
  ['bookings/messages'],
  ['bookings/detail'],
  ['bookings/checkout'],
  ['bookings/change'],
  ['reviews'],
  ['hotels'],
  ['saved'],
  ['photos'],
  ['users'],
  ['contact'],
  ['newsletter', 'info', 'developers', 'webhooks'],
  ['home'],
  ['admin'],
  ['app', 'rendering'],
  ['explorer'],
  ['main', 'server'],
];

export function forWeb(tests) {
  return [
    ordered(['web/src/**/*.{ts,tsx}'], [], { root: 'web/src', order: webOrder }),
    restrict(['web/src/**/*.{ts,tsx}'], tests, api, staffKit),
    restrict(['web/src/admin/**/*.{ts,tsx}'], tests, api),
    restrict(['schema/*.ts'], [], {
      regex: '^(?!\\./[a-z]+$)',
      message: 'What both sides share knows itself and nothing else.',
    }),
  ];
}
