import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { Kind } from 'graphql';

/**
 * On top of typescript-operations: every operation by its name, with the types of its variables and of its answer.
 * Tests type the answers of their server by it.
 */
export const plugin: PluginFunction = (_schema, documents) => {
  const members = documents
    .flatMap(({ document }) => document!.definitions)
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map(({ name, operation }) => {
      const type = name!.value + operation[0]!.toUpperCase() + operation.slice(1);
      return `  ${name!.value}: { variables: ${type}Variables; data: ${type} };`;
    });
  return ['export interface Operations {', ...members, '}'].join('\n');
};
