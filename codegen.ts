import type { CodegenConfig } from '@graphql-codegen/cli';
import * as hooks from './web/codegen/hooks';

/** schema.graphql and the .graphql files beside the components become typed documents and hooks, near each operation. */
const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  documents: 'web/src/**/*.graphql',
  pluginLoader: async (name) => (name.endsWith('/hooks') ? hooks : await import(name)),
  generates: {
    'web/src/': {
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts' },
      plugins: ['typescript-operations', 'typed-document-node', 'hooks'],
      config: {
        scalars: { DateTime: 'string', Night: 'string', ID: 'string' },
        useTypeImports: true,
        inlineFragmentTypes: 'mask',
        customDirectives: { apolloUnmask: true },
      },
    },
  },
};

export default config;
