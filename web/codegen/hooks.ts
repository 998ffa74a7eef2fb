import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  concatAST,
  Kind,
  type DefinitionNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';

const SOURCES = join(import.meta.dirname, '../src');

/** The names of hooks that the web app mentions. */
function mentioned(): Set<string> {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.endsWith('.generated.ts'),
  );
  return new Set(files.flatMap((file) => readFileSync(join(SOURCES, file), 'utf8').match(/\buse\w+/g) ?? []));
}

const wanted = mentioned();

/**
 * Generated hooks for Apollo Client 4, on top of typescript-operations and typed-document-node, those that the web app
 * mentions of: useXQuery, useXLazyQuery, useXSuspenseQuery, useXMutation and useXSubscription for an operation X, and useX_y
 * for a fragment X_y, which gives the data of a y, and null for null. A page waits for its suspense query, so a failure of
 * it leads to the error page (apollo/failureLink.ts). The published hooks plugin does not compile against Apollo Client 4.
 */
export const plugin: PluginFunction = (_schema, documents) => {
  const used = new Set<string>();
  const content = concatAST(documents.map((file) => file.document!))
    .definitions.flatMap(hooksOf)
    .filter(({ name }) => wanted.has(name))
    .map(({ name, imports, code }) => {
      for (const one of imports) used.add(one);
      return `export const ${name} = ${code}`;
    });
  return {
    prepend: used.size ? [`import { ${[...used].join(', ')} } from '@apollo/client/react';`] : [],
    content: content.join('\n'),
  };
};

interface Hook {
  name: string;
  imports: string[];
  code: string;
}

function hooksOf(definition: DefinitionNode): Hook[] {
  if (definition.kind === Kind.FRAGMENT_DEFINITION) return [fragmentHook(definition)];
  return definition.kind === Kind.OPERATION_DEFINITION ? operationHooks(definition) : [];
}

const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1);

function fragmentHook({ name: { value: name } }: FragmentDefinitionNode): Hook {
  const type = `${name.split('_').map(capital).join('_')}Fragment`;
  return {
    name: `use${name}`,
    imports: ['useSuspenseFragment'],
    code: `<From extends useSuspenseFragment.FromOptionValue<${type}> | null>(from: From, variables?: Record<string, unknown>) => useSuspenseFragment({ fragment: ${type}Doc, fragmentName: '${name}', from, variables: variables as never }).data as useSuspenseFragment.Result<${type}>['data'] | Extract<From, null>;`,
  };
}

function operationHooks(operation: OperationDefinitionNode): Hook[] {
  const name = operation.name!.value;
  const type = name + capital(operation.operation);
  const generics = `${type}, ${type}Variables`;
  const document = `${name}Document`;
  const required = operation.variableDefinitions?.some(
    (variable) => variable.type.kind === Kind.NON_NULL_TYPE && !variable.defaultValue,
  );
  const optional = required ? '' : '?';

  if (operation.operation === 'mutation')
    return [
      {
        name: `use${type}`,
        imports: ['useMutation'],
        code: `(options?: useMutation.Options<${generics}>) => useMutation<${generics}>(${document}, options);`,
      },
    ];
  if (operation.operation === 'subscription')
    return [
      {
        name: `use${type}`,
        imports: ['useSubscription', 'type SkipToken'],
        code: `(options${optional}: useSubscription.Options<${generics}> | SkipToken): useSubscription.Result<${type}> => useSubscription(${document}, options as useSubscription.Options<${generics}>);`,
      },
    ];
  const states = `'empty' | 'complete' | 'streaming'`;
  return [
    {
      name: `use${type}`,
      imports: ['useQuery', 'type SkipToken'],
      code: `(options${optional}: useQuery.Options<${generics}> | SkipToken): useQuery.Result<${generics}, ${states}> => useQuery(${document}, options as useQuery.Options<${generics}>) as useQuery.Result<${generics}, ${states}>;`,
    },
    {
      name: `use${name}LazyQuery`,
      imports: ['useLazyQuery'],
      code: `(options?: useLazyQuery.Options<${generics}>): useLazyQuery.ResultTuple<${generics}> => useLazyQuery(${document}, options);`,
    },
    {
      name: `use${name}SuspenseQuery`,
      imports: ['useSuspenseQuery'],
      code: `(options${optional}: useSuspenseQuery.Options<${type}Variables>): useSuspenseQuery.Result<${generics}, 'complete'> => useSuspenseQuery(${document}, { ...options, context: { errorPage: true, ...options${optional}.context } } as useSuspenseQuery.Options<${type}Variables>) as useSuspenseQuery.Result<${generics}, 'complete'>;`,
    },
  ];
}
