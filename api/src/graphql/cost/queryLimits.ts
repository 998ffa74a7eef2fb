import { ApolloArmor } from '@escape.tech/graphql-armor';
import {
  GraphQLError,
  OverlappingFieldsCanBeMergedRule,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type ValidationRule,
} from 'graphql';
import { DOCUMENT_LIMITS, VARIABLE_LIMITS } from '../../../../schema/apiLimits';
import type { Turns } from '../../core/eventLoop';

/** The most characters of an alias. The answer repeats it with its field. */
export const LONGEST_ALIAS = 64;

/** The error for a text that is too long to be parsed. */
export const documentProblem = (text: string): GraphQLError | undefined =>
  text.length > DOCUMENT_LIMITS.characters
    ? refused(
        `The document is too long. Send at most ${DOCUMENT_LIMITS.characters} characters, and long texts as variables.`,
      )
    : undefined;

/**
 * Refuses variables that no field accepts before they are processed: lists that are too long and values that are nested
 * too deeply.
 */
export function variablesProblem(variables: unknown): GraphQLError | undefined {
  let level: unknown[] = [variables];
  for (let depth = 0; level.length; depth++) {
    if (depth > VARIABLE_LIMITS.levels)
      return refused(`The variables are nested too deeply. Send at most ${VARIABLE_LIMITS.levels} levels.`);
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      if (Array.isArray(value) && value.length > VARIABLE_LIMITS.items)
        return refused(`A list in the variables is too long. Send at most ${VARIABLE_LIMITS.items} items.`);
      for (const inner of Object.values(value)) next.push(inner);
    }
    level = next;
  }
  return undefined;
}

const refused = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });

const armor = new ApolloArmor({
  // Fragments do not add depth.
  maxDepth: { n: DOCUMENT_LIMITS.depth, flattenFragments: true },
  maxAliases: { n: DOCUMENT_LIMITS.aliases, allowList: [] },
  maxDirectives: { n: DOCUMENT_LIMITS.directives },
  // queryCost.ts estimates the cost with the operation's variables.
  costLimit: { enabled: false },
  // This rule answers with status 500; the parser's own limit answers with 400.
  maxTokens: { enabled: false },
  blockFieldSuggestion: { enabled: false },
});

/** The rules that refuse documents that are too large, over HTTP and over sockets. */
const { validationRules: armorRules, plugins: limitPlugins } = armor.protect();
export { limitPlugins };

/** Refuses long aliases: each row of a list repeats them, so a short request would get a very long answer. */
const limitAliasLength: ValidationRule = (context) => ({
  Field({ alias }) {
    if (alias && alias.value.length > LONGEST_ALIAS)
      context.reportError(
        new GraphQLError(`An alias can have at most ${LONGEST_ALIAS} characters.`, { nodes: alias }),
      );
  },
});

/** Refuses repeated introspection: a short request would get megabytes. */
const limitIntrospection: ValidationRule = (context) => {
  let asked = 0;
  return {
    Field(node) {
      if (!/^__(schema|type)$/.test(node.name.value)) return;
      asked += 1;
      if (asked === DOCUMENT_LIMITS.introspections + 1)
        context.reportError(
          new GraphQLError(
            `Ask for __schema and __type at most ${DOCUMENT_LIMITS.introspections} times in a document.`,
            {
              nodes: node,
            },
          ),
        );
    },
  };
};

export const validationRules: readonly ValidationRule[] = [
  ...armorRules,
  limitAliasLength,
  limitIntrospection,
];

/** Validation stops at this number of errors, since each unknown field is compared with all similar names. */
export const VALIDATION_OPTIONS = { maxErrors: 10 };

const allRules = [...specifiedRules, ...validationRules];

/** The errors of a document. */
export const validateDocument = (schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[] =>
  validate(schema, document, allRules, VALIDATION_OPTIONS);

/** All rules, in groups that take about equal time. */
const RULE_GROUPS = [
  [OverlappingFieldsCanBeMergedRule],
  ...groupsOf(allRules.filter((rule) => rule !== OverlappingFieldsCanBeMergedRule)),
];

function groupsOf(rules: ValidationRule[]): ValidationRule[][] {
  const half = rules.length / 2;
  return [rules.slice(0, half), rules.slice(half)];
}

/** The errors of the first group of rules that finds any. Each group runs in a turn of the event loop. */
export async function validateInTurns(
  schema: GraphQLSchema,
  document: DocumentNode,
  turns: Turns,
): Promise<readonly GraphQLError[]> {
  for (const rules of RULE_GROUPS) {
    const errors = await turns.do(() => validate(schema, document, rules, VALIDATION_OPTIONS));
    if (errors.length) return errors;
  }
  return [];
}
