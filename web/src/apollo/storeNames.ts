import type { InMemoryCache } from '@apollo/client';
import { Kind, type DocumentNode, type FieldNode } from 'graphql';

/*
 * The cache stores each field of the queries once for each set of arguments, under a name such as
 * `hotels({"limit":20})`. Apollo Client does not promise the form of these names; storeNames.test.ts fails if it changes.
 */

/** The names under which the cache stores the top-level fields of a query. */
export function storeNamesOf(
  { policies }: InMemoryCache,
  query: DocumentNode,
  variables: Record<string, unknown> | undefined,
): string[] {
  const operation = query.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  const selections = operation?.selectionSet.selections ?? [];
  return selections
    .filter((one): one is FieldNode => one.kind === Kind.FIELD)
    .map((field) =>
      policies.getStoreFieldName({ typename: 'Query', fieldName: field.name.value, field, variables }),
    );
}

/** The field in a name: `hotels`. */
export const fieldOf = (storeName: string): string => /^\w+/.exec(storeName)![0];

/** The arguments in a name: `{ limit: 20 }`. */
export const argumentsOf = (storeName: string): unknown =>
  JSON.parse(storeName.slice(storeName.indexOf('(') + 1, -1));
