import type { CodegenConfig } from '@graphql-codegen/cli';
import * as hooks from './web/codegen/hooks';
import * as operations from './web/codegen/operations';
import * as possibleTypes from './web/codegen/possibleTypes';

const own: Record<string, object> = { hooks, operations, possibleTypes };
const scalars = { DateTime: 'string', Night: 'string', ID: 'string' };

/** schema.graphql and the .graphql files beside the components become typed documents and hooks, near each operation. */
const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  documents: 'web/src/**/*.graphql',
  pluginLoader: async (name) => own[name.split('/').at(-1)!] ?? (await import(name)),
  generates: {
    'web/src/apollo/possibleTypes.generated.ts': { plugins: ['possibleTypes'] },
    'web/test/operations.generated.ts': {
      plugins: ['typescript-operations', 'operations'],
      config: { scalars, inlineFragmentTypes: 'combine' },
    },
    'web/src/': {
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
