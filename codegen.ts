import type { CodegenConfig } from '@graphql-codegen/cli';
import * as breakpoints from './web/codegen/breakpoints';
import * as hooks from './web/codegen/hooks';
import * as operations from './web/codegen/operations';
import * as possibleTypes from './web/codegen/possibleTypes';
import * as tokens from './web/codegen/tokens';
import * as typedDocuments from './web/codegen/typedDocuments';

const own: Record<string, object> = { breakpoints, hooks, operations, possibleTypes, tokens, typedDocuments };
const documents = 'web/src/**/*.graphql';
const scalars = { DateTime: 'string', Night: 'string', ID: 'string' };

/**
 * Makes typed documents and hooks from schema.graphql and the .graphql files, beside each of these files.
 * schema/client/ gets the typed documents of the package for other programs, schema/tokens.generated.ts and
 * schema/breakpoints.generated.ts what tokens.css declares.
 */
const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  pluginLoader: async (name) => own[name.split('/').at(-1)!] ?? (await import(name)),
  generates: {
    'schema/breakpoints.generated.ts': { plugins: ['breakpoints'] },
    'schema/tokens.generated.ts': { plugins: ['tokens'] },
    'web/src/apollo/possibleTypes.generated.ts': { documents, plugins: ['possibleTypes'] },
    'web/test/operations.generated.ts': {
      documents,
      plugins: ['typescript-operations', 'operations'],
      config: { scalars, inlineFragmentTypes: 'combine' },
    },
    'schema/client/documents.generated.ts': {
      documents: 'schema/client/*.graphql',
      plugins: ['typescript-operations', 'typedDocuments'],
      config: { scalars, inlineFragmentTypes: 'combine' },
    },
    'web/src/': {
      documents,
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts' },
      plugins: ['typescript-operations', 'typed-document-node', 'hooks'],
      config: {
        scalars,
        useTypeImports: true,
        inlineFragmentTypes: 'mask',
        customDirectives: { apolloUnmask: true },
      },
    },
  },
};

export default config;
