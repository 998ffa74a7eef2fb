import path from 'node:path';
import css from '@eslint/css';
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';
import { forApi, forWeb } from './imports.mjs';
import { inScreens } from './texts.mjs';
import { inScripts, inStyleSheets } from './tokens.mjs';

const tests = [
  '**/*.{test,samples}.{ts,tsx}',
  '{api,web}/test/**',
  '**/testing/**',
  'api/bench/**',
  'web/e2e/**',
];

/** Spreading a literal into a literal of the same kind hides a wrong property from the compiler. */
const packed = ['Object', 'Array'].map((kind) => ({
  selector: `${kind}Expression > SpreadElement > ${kind}Expression`,
  message: 'Write the properties or items themselves.',
}));

/** The compiler does not check that assigned properties are complete; a builder's parameters are checked. */
const unchecked = {
  selector:
    'CallExpression[callee.object.name="Object"][callee.property.name="assign"] > ' +
    'NewExpression.arguments:first-child[arguments.length=0][callee.name=/^(?!.*Error$)[A-Z]/]',
  message: 'Call the builder of the entity, or build() of any other class.',
};

const exportedByName = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name: the same word everywhere.',
};

/** What changes while an app runs belongs to the app, so that two can run in one process. */
const ofProcess = [
  '[kind="let"]',
  ' > VariableDeclarator > NewExpression[callee.name=/^(Map|Set)$/][arguments.length=0]',
].map((rest) => ({
  selector: `Program > VariableDeclaration${rest}, Program > ExportNamedDeclaration > VariableDeclaration${rest}`,
  message: 'Keep state in perApp() (core/appState.ts).',
}));
const PROCESS_STATE = ['core/appState', 'core/eventLoop', 'search/index/dayNumber'];

export default defineConfig(
  globalIgnores(['**/dist/', '**/coverage/', '**/*.generated.ts', '.data/', 'test-results/']),
  { linterOptions: { noInlineConfig: true } },
  { files: ['**/*.{js,cjs,mjs,ts,tsx}'], ...js.configs.recommended },
  {
    files: ['**/*.{js,cjs,mjs,ts,tsx}'],
    rules: {
      'max-lines': ['error', 250],
      'no-warning-comments': 'error',
      // Playwright reads the fixtures that a test needs from its first argument.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['**/*.cjs', 'api/src/**/*.worker.js'],
    languageOptions: {
      sourceType: 'commonjs',
      globals: {
        require: 'readonly',
        module: 'writable',
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        AbortSignal: 'readonly',
        fetch: 'readonly',
        Response: 'readonly',
        TextDecoder: 'readonly',
        performance: 'readonly',
      },
    },
  },
  { files: ['.ci/*.cjs'], languageOptions: { globals: { __dirname: 'readonly' } } },
  {
    files: ['web/public/*.js', 'web/early.js'],
    languageOptions: {
      sourceType: 'script',
      globals: { window: 'readonly', document: 'readonly', localStorage: 'readonly' },
    },
  },
  {
    files: ['web/serviceWorker.js'],
    languageOptions: {
      globals: {
        self: 'readonly',
        caches: 'readonly',
        fetch: 'readonly',
        Response: 'readonly',
        TextDecoder: 'readonly',
        location: 'readonly',
        setTimeout: 'readonly',
        URL: 'readonly',
        URLSearchParams: 'readonly',
      },
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [ts.configs.recommended],
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['codegen.ts'] },
        tsconfigRootDir: path.join(import.meta.dirname, '..'),
      },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  {
    // Answers to any document in tests; TypeORM's internals, which have no public types.
    files: [...tests, 'api/src/database/sqlitePool.ts'],
    rules: { '@typescript-eslint/no-explicit-any': 'off' },
  },
  {
    // A benchmark is loaded by name.
    files: ['api/bench/run.ts'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    // Interfaces that each domain extends.
    files: ['**/*.d.ts', 'api/src/**/domain.ts', 'api/src/access/policy.ts', 'api/src/database/loaders.ts'],
    rules: { '@typescript-eslint/no-empty-object-type': 'off' },
  },
  { files: ['**/*.{ts,tsx}'], rules: { 'no-restricted-syntax': ['error', ...packed, unchecked] } },
  {
    files: ['{api,web}/src/**', 'api/{standins,seeds}/**', 'schema/**'],
    rules: {
      'no-restricted-syntax': ['error', ...packed, unchecked, exportedByName],
    },
  },
  {
    files: ['api/src/**'],
    ignores: [...tests, ...PROCESS_STATE.map((name) => `api/src/${name}.ts`)],
    rules: { 'no-restricted-syntax': ['error', ...packed, unchecked, exportedByName, ...ofProcess] },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: tests,
    rules: { 'no-restricted-syntax': ['error', ...packed, unchecked, exportedByName, ...inScripts] },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    // The examples for developers are programs; what the tables about stale fields say is read by developers.
    ignores: [
      ...tests,
      'web/src/**/texts.ts',
      'web/src/{developers/{examples,bookingExample,channelExample},explorer/*,apollo/{staleLists,withoutEffect}}.{ts,tsx}',
    ],
    rules: {
      'no-restricted-syntax': ['error', ...packed, unchecked, exportedByName, ...inScripts, ...inScreens],
    },
  },
  {
    files: ['web/src/**/*.css'],
    // GraphiQL's own sheet wants the parts of hsl().
    ignores: ['web/src/kit/tokens.css', 'web/src/explorer/explorer.css'],
    plugins: { css },
    language: 'css/css',
    languageOptions: { tolerant: true },
    rules: { 'no-restricted-syntax': ['error', ...inStyleSheets] },
  },
  { files: ['web/{src,test}/**/*.{ts,tsx}'], extends: [reactHooks.configs.flat.recommended] },
  ...forApi(tests),
  ...forWeb(tests),
);
