import { getNamedType, type GraphQLField, type GraphQLNamedType, type GraphQLSchema } from 'graphql';

type Declaring = Pick<GraphQLNamedType | GraphQLField<unknown, unknown>, 'astNode'>;

/** Whether a type or a field declares @KeptForAll. */
export const isKeptForAll = ({ astNode }: Declaring): boolean =>
  astNode?.directives?.some(({ name }) => name.value === 'cacheControl') ?? false;

/** The names of the queries whose answers may be kept for all visitors, sorted. */
export const keptQueries = (schema: GraphQLSchema): string[] =>
  Object.values(schema.getQueryType()!.getFields())
    .filter((field) => isKeptForAll(field) || isKeptForAll(getNamedType(field.type)))
    .map(({ name }) => name)
    .sort();

/** The text of schema/client/keptQueries.ts. */
export const printKeptQueries = (schema: GraphQLSchema): string =>
  `/*
 * Printed from the code by \`npm run schema\`: change the code, not this file.
 */

/**
 * The queries whose answers may be kept for all visitors. Only these go by GET, with their variables in the address: those
 * of others may be secrets, such as the token of a link, and addresses are written to logs on the way.
 */
export const KEPT_QUERIES: ReadonlySet<string> = new Set([
${keptQueries(schema)
  .map((name) => `  '${name}',\n`)
  .join('')}]);

/** Characters of variables that surely fit into an address. Queries with more go by POST too. */
export const LONGEST_VARIABLES = 2000;
`;
