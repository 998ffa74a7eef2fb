import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { Kind, print } from 'graphql';

/** On top of typescript-operations: every operation as its text, with the types of its variables and of its answer. */
export const plugin: PluginFunction = (_schema, documents) => {
  const constants = documents
    .flatMap(({ document }) => document!.definitions)
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((definition) => {
      const name = definition.name!.value;
      const type = name + definition.operation[0]!.toUpperCase() + definition.operation.slice(1);
      return `export const ${name}Document = new TypedDocument<${type}, ${type}Variables>(\`${print(definition)}\`);`;
    });
  return { prepend: ["import { TypedDocument } from './typedDocument';"], content: constants.join('\n\n') };
};
