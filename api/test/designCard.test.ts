import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/* The design card: the packages that the project is built with, and where its parts are. */

const ROOT = path.join(__dirname, '../..');
const sourcesOf = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(ROOT, folder, file), 'utf8'));
const sources = { api: sourcesOf('api/src'), web: sourcesOf('web/src') };

test.each([
  ['react', 'web', 'react'],
  ['react-dom', 'web', 'react-dom'],
  ['react-router-dom', 'web', 'react-router-dom'],
  ['@apollo/client', 'web', '@apollo/client'],
  ['mui', 'web', '@mui/material'],
  ['graphql', 'api', 'graphql'],
  ['@apollo/server', 'api', '@apollo/server'],
  ['graphql-ws', 'api', 'graphql-ws'],
  ['type-graphql', 'api', 'type-graphql'],
  ['typeorm', 'api', 'typeorm'],
  ['mysql2', 'api', 'mysql2'],
  ['class-validator', 'api', 'class-validator'],
  ['passport', 'api', 'passport'],
  ['passport-jwt', 'api', 'passport-jwt'],
  ['stripe', 'api', 'stripe'],
  ['cloudinary', 'api', 'cloudinary'],
] as const)('the package %s is used by the %s', (_name, part, name) => {
  const { dependencies } = JSON.parse(readFileSync(path.join(ROOT, part, 'package.json'), 'utf8'));
  expect(Object.keys(dependencies)).toContain(name);
  const isImported = new RegExp(`(from |import\\()'${name}[/']`);
  expect(sources[part].some((text) => isImported.test(text))).toBe(true);
});

test.each(['web', 'api', 'schema', 'codegen.ts', 'package.json', 'docker-compose.yml', 'README.md'])(
  '%s is at the top level',
  (name) => {
    expect(existsSync(path.join(ROOT, name))).toBe(true);
  },
);

test('all sources of both parts are TypeScript, but for workers of the server', () => {
  const files = ['api/src', 'web/src'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }),
  );
  expect(files.filter((file) => /\.[cm]?jsx?$/.test(file) && !file.endsWith('.worker.js'))).toEqual([]);
});

test('hooks and types of the web are generated from its documents', () => {
  const documents = readdirSync(path.join(ROOT, 'web/src'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.graphql'),
  );
  expect(documents.length).toBeGreaterThan(100);
  expect(readFileSync(path.join(ROOT, 'codegen.ts'), 'utf8')).toContain('web/src');
  const isHook = /import \{[^}]*\buse\w+(Query|Mutation|Subscription)\b[^}]*\} from '\.[^']*\.generated'/;
  expect(sources.web.filter((text) => isHook.test(text)).length).toBeGreaterThan(100);
  expect(sources.web.filter((text) => /\bgql`/.test(text) && !/\btest[(.]/.test(text))).toEqual([]);
});

test('the staff area is made of MUI and its data grid', () => {
  const text = sourcesOf('web/src/admin').join('\n');
  expect(text).toContain("from '@mui/material/");
  expect(text).toContain("from '@mui/x-data-grid'");
});

test('the tests run with jest', () => {
  const { scripts, jest: settings } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  expect(scripts.test).toBe('jest');
  expect(settings.projects).toEqual(['<rootDir>/api', '<rootDir>/web']);
});
