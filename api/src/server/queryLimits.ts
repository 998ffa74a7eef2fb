import { ApolloArmor } from '@escape.tech/graphql-armor';
import { GraphQLError, specifiedRules, validate, type DocumentNode, type GraphQLSchema } from 'graphql';

/** Tokens of one document. */
export const MAX_TOKENS = 2000;

const armor = new ApolloArmor({
  // Fields within fields: how a document is cut into fragments makes it no deeper.
  maxDepth: { n: 9, flattenFragments: true },
  maxAliases: { n: 15, allowList: [] },
  maxDirectives: { n: 5 },
  // What an operation costs is estimated with its variables (queryCost.ts).
  costLimit: { enabled: false },
  // Answers 500; the parser's own limit answers as it should.
  maxTokens: { enabled: false },
  blockFieldSuggestion: { enabled: false },
});

/** What keeps a document from asking too much, over HTTP and over the socket alike. */
export const { validationRules, plugins: limitPlugins } = armor.protect();

/** The errors of a document that came over the socket, where Apollo Server does not look. */
export const validateDocument = (schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[] =>
  validate(schema, document, [...specifiedRules, ...validationRules]);
