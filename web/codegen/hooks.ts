import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { concatAST, Kind, type OperationDefinitionNode } from 'graphql';

/**
 * Generated hooks for Apollo Client 4, on top of typescript-operations and typed-document-node:
 * useXQuery, useXLazyQuery, useXSuspenseQuery, useXMutation and useXSubscription for an operation X.
 * A page waits for its suspense query, so a failure of it leads to the error page (apollo/failureLink.ts).
 * The published hooks plugin does not compile against Apollo Client 4.
 */
export const plugin: PluginFunction = (_schema, documents) => {
  const operations = concatAST(documents.map((file) => file.document!)).definitions.filter(
    (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const used = new Set<string>();
  const content = operations.map((operation) => hooksOf(operation, used)).join('\n');
  return {
    prepend: used.size ? [`import { ${[...used].join(', ')} } from '@apollo/client/react';`] : [],
    content,
  };
};

function hooksOf(operation: OperationDefinitionNode, used: Set<string>): string {
  const name = operation.name!.value;
  const type = name + operation.operation[0]!.toUpperCase() + operation.operation.slice(1);
  const generics = `${type}, ${type}Variables`;
  const document = `${name}Document`;
  const required = operation.variableDefinitions?.some(
    (variable) => variable.type.kind === Kind.NON_NULL_TYPE && !variable.defaultValue,
  );
  const optional = required ? '' : '?';

  if (operation.operation === 'mutation') {
    used.add('useMutation');
    return `export const use${type} = (options?: useMutation.Options<${generics}>) => useMutation<${generics}>(${document}, options);`;
  }
  if (operation.operation === 'subscription') {
    used.add('useSubscription').add('type SkipToken');
    return `export const use${type} = (options${optional}: useSubscription.Options<${generics}> | SkipToken): useSubscription.Result<${type}> => useSubscription(${document}, options as useSubscription.Options<${generics}>);`;
  }
  for (const hook of ['useQuery', 'useLazyQuery', 'useSuspenseQuery', 'type SkipToken']) used.add(hook);
  const states = `'empty' | 'complete' | 'streaming'`;
  return [
    `export const use${type} = (options${optional}: useQuery.Options<${generics}> | SkipToken): useQuery.Result<${generics}, ${states}> => useQuery(${document}, options as useQuery.Options<${generics}>) as useQuery.Result<${generics}, ${states}>;`,
    `export const use${name}LazyQuery = (options?: useLazyQuery.Options<${generics}>): useLazyQuery.ResultTuple<${generics}> => useLazyQuery(${document}, options);`,
    `export const use${name}SuspenseQuery = (options${optional}: useSuspenseQuery.Options<${type}Variables>): useSuspenseQuery.Result<${generics}, 'complete'> => useSuspenseQuery(${document}, { ...options, context: { errorPage: true, ...options${optional}.context } } as useSuspenseQuery.Options<${type}Variables>) as useSuspenseQuery.Result<${generics}, 'complete'>;`,
  ].join('\n');
}
